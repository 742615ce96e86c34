import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';

/**
 * One of several values to choose from.
 *
 * @example
 * html`<mq-chip label="3" .pressed=${true} mark="tick"></mq-chip>`
 */
@customElement('mq-chip')
export class MqChip extends MqElement {
  static override shadowRootOptions = { ...MqElement.shadowRootOptions, delegatesFocus: true };
  static override styles = css`
    :host {
      display: inline-grid;
      flex: 1 1 auto;
    }
    :host([tapped]) {
      flex: 0 1 auto;
    }
    button {
      min-block-size: var(--touch);
      min-inline-size: var(--touch);
      display: inline-flex;
      gap: 0.45rem;
      align-items: center;
      justify-content: center;
      border: 1px solid var(--brass-2);
      border-radius: var(--r-hair);
      padding: 0.2rem 0.6rem;
      font-weight: 600;
      line-height: 1.1;
      text-align: left;
    }
    .tick svg {
      inline-size: 1.2rem;
      block-size: 1.2rem;
    }
    button[aria-pressed='true'] {
      border: 2px solid var(--accent);
      background: color-mix(in oklch, var(--accent) 16%, var(--lacquer-2));
    }
    .none {
      font-family: var(--display);
      font-style: italic;
      border-style: dashed;
      font-weight: 400;
      font-size: 1.125rem;
    }
    :host([tapped]) button {
      border-color: var(--accent);
    }
    /* Long names take no more room than a thumb does. */
    :host([tapped]) button,
    .none {
      padding-inline: 0.5rem;
    }
    :host([tapped]) button > span:not(.tick, .vh) {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
      overflow-wrap: anywhere;
    }
    .tick {
      color: var(--accent);
      display: inline-grid;
      place-items: center;
      font-weight: 700;
      min-inline-size: 1.2em;
    }
  `;

  @property() label = '';
  /** Read out after the label, but not shown. */
  @property() says = '';
  /** The mark before the label: a tick, or a position in an order. */
  @property({ attribute: false }) mark?: 'tick' | number;
  @property({ attribute: false }) pressed?: boolean;
  /** Stands for no value. */
  @property({ type: Boolean, reflect: true }) none = false;
  /** The value was tapped elsewhere and is only displayed here. */
  @property({ type: Boolean, reflect: true }) tapped = false;

  override render() {
    const { mark, pressed, says } = this;
    return html`<button
      type="button"
      class=${this.none ? 'none' : nothing}
      aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    >
      ${mark === undefined ? nothing : html`<span class="tick" aria-hidden=${this.tapped ? nothing : 'true'}>${mark === 'tick' ? icon('check') : mark}</span>`}<span>${this.label}</span>${says ? html`<span class="vh">, ${says}</span>` : nothing}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-chip': MqChip;
  }
}
