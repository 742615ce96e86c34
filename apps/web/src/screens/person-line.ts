import { MqElement } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/**
 * A person in a line: the face, the name, and a note. With `presses`, the line is a button.
 *
 * @slot - A sign at its end.
 * @cssprop --cameo-width - 2.25rem.
 * @cssprop --line-size - Its least height, 3.25rem.
 * @cssprop --line-gap - Between the face and the name, 0.75rem.
 * @cssprop --line-text - The size of the name, 1.0625rem.
 */
@customElement('masque-person-line')
export class MasquePersonLine extends MqElement {
  static override shadowRootOptions = { ...MqElement.shadowRootOptions, delegatesFocus: true };
  static override styles = css`
    :host {
      display: grid;
      line-height: 1.15;
      --cameo-width: 2.25rem;
    }
    .line {
      display: grid;
      min-block-size: var(--line-size, 3.25rem);
      grid-auto-flow: column;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      column-gap: var(--line-gap, 0.75rem);
      text-align: start;
    }
    b {
      display: block;
      font-size: var(--line-text, 1.0625rem);
      font-weight: 600;
    }
    b,
    .label {
      overflow-wrap: anywhere;
    }
    :host([lit]) mq-cameo {
      border-color: var(--flame);
      box-shadow: 0 0 1.6rem color-mix(in oklch, var(--flame) 38%, transparent);
    }
    :host([idle]) b {
      font-weight: 400;
      color: var(--candle-2);
    }
    :host([idle]) mq-cameo {
      opacity: 0.65;
    }
    /* In a grid: the name stands below the face. */
    :host([stacked]) .line {
      grid-auto-flow: row;
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      align-content: center;
      text-align: center;
      row-gap: 0.1rem;
    }
    :host([stacked]) b {
      font-size: 0.9375rem;
      hyphens: auto;
      overflow: hidden;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    :host([stacked]) .words {
      max-inline-size: 100%;
    }
  `;

  @property() mask = '';
  @property() name = '';
  @property() note = '';
  /** In the light, as whoever came last. */
  @property({ type: Boolean, reflect: true }) lit = false;
  /** On a break, or away. */
  @property({ type: Boolean, reflect: true }) idle = false;
  @property({ type: Boolean, reflect: true }) stacked = false;
  /** The line is a button. */
  @property({ type: Boolean }) presses = false;
  /** For a button that is a toggle. */
  @property({ attribute: false }) pressed?: boolean;
  /** For a button that shows more below it. */
  @property({ attribute: false }) expanded?: boolean;

  override render() {
    const { mask, name, note, pressed, expanded } = this;
    const inside = html`<mq-cameo .mask=${mask} .name=${name}></mq-cameo>
      <span class="words"><b>${name}</b>${note ? html`<span class="label">${note}</span>` : nothing}</span
      ><slot></slot>`;
    return this.presses
      ? html`<button
          class="line"
          type="button"
          aria-pressed=${pressed === undefined ? nothing : String(pressed)}
          aria-expanded=${expanded === undefined ? nothing : String(expanded)}
        >
          ${inside}
        </button>`
      : html`<div class="line">${inside}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-person-line': MasquePersonLine;
  }
}
