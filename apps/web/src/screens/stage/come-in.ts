import { icon, MqElement } from '@masque/ui';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../qr-paper.ts';

/**
 * How to join, on the big screen: the code to scan, the code to type, and the address.
 *
 * @cssprop --come-edge - The distance to the line at its end.
 * @cssprop --qr-size
 * @cssprop --code-size
 * @cssprop --url-size
 */
@customElement('masque-come-in')
export class MasqueComeIn extends MqElement {
  static override styles = css`
    :host {
      display: grid;
      justify-items: center;
      grid-template-rows: auto auto 1fr auto auto;
      text-align: center;
      border-inline-end: 2px solid var(--hairline);
      padding-inline-end: var(--come-edge);
      gap: 0.35rem;
      min-block-size: 0;
    }
    .above {
      font-family: var(--smallcaps);
      font-size: 1.1rem;
      color: var(--brass);
      display: flex;
      gap: 0.5rem;
      align-items: center;
    }
    h1 {
      font: 400 1.8rem / 1.08 var(--display);
      text-wrap: balance;
      overflow-wrap: anywhere;
    }
    h1:focus {
      outline: none;
    }
    masque-qr-paper {
      inline-size: var(--qr-size);
      align-self: center;
    }
    .codebig {
      font-size: var(--code-size);
      font-weight: 700;
      letter-spacing: 0.13em;
      line-height: 1;
      margin-inline-end: -0.13em;
    }
    .url {
      font-size: var(--url-size);
      color: var(--candle-2);
    }
    /* On a tablet in portrait, the code to scan stands beside the rest. */
    @media (max-aspect-ratio: 1/1) {
      :host([beside]) {
        grid-template: auto 1fr auto auto / auto minmax(0, 1fr);
        justify-items: start;
        text-align: start;
        column-gap: 1.4rem;
        border-inline-end: 0;
        padding-inline-end: 0;
      }
      :host([beside]) masque-qr-paper {
        grid-area: 1 / 1 / 5 / 2;
      }
      :host([beside]) :is(p, h1) {
        grid-column: 2;
      }
    }
  `;

  /** The line above the heading. */
  @property() above = '';
  @property() heading = '';
  @property() code = '';
  /** What the code is called, for those who hear it. */
  @property() label = '';
  /** The address of the picture with the code. */
  @property() qr = '';
  @property() address = '';
  @property({ type: Boolean, reflect: true }) beside = false;

  override render() {
    const { code } = this;
    return html`<p class="above">${icon('masque')} ${this.above}</p>
      <h1>${this.heading}</h1>
      <masque-qr-paper .src=${this.qr} .label=${this.t.msg({ key: 'ui.qr', args: { value: code } })}></masque-qr-paper>
      <p class="codebig"><span class="vh">${this.label} </span>${code}</p>
      <p class="url">${this.address}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-come-in': MasqueComeIn;
  }
}
