import { icon, MqElement } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/**
 * A way to play, in the colour of its game: a press chooses it.
 *
 * @fires choose
 * @slot - A small button at its end.
 */
@customElement('masque-way-button')
export class MasqueWayButton extends MqElement {
  static override shadowRootOptions = { ...MqElement.shadowRootOptions, delegatesFocus: true };
  static override styles = css`
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      align-items: center;
      border: 1px solid var(--brass-2);
      border-inline-start: 0.25rem solid var(--accent);
    }
    :host([chosen]) {
      background: var(--accent-deep);
    }
    button {
      display: grid;
      align-content: center;
      min-block-size: 4rem;
      padding: 0.5rem 0.8rem;
      text-align: start;
      line-height: 1.2;
      overflow-wrap: anywhere;
    }
    svg.i {
      display: inline;
      inline-size: 1em;
      block-size: 1em;
      vertical-align: -0.1em;
    }
  `;

  @property() name = '';
  @property() note = '';
  /** It is what is played now; without it, ways are not told apart. */
  @property({ type: Boolean, reflect: true }) chosen?: boolean;

  override render() {
    const { name, note, chosen } = this;
    return html`<button
        class="preset"
        aria-pressed=${chosen === undefined ? nothing : String(chosen)}
        @click=${() => this.send('choose', undefined)}
      >
        <b>${chosen ? icon('check') : nothing} ${name}</b>
        ${note ? html`<span class="label">${note}</span>` : nothing}
      </button>
      <slot></slot>`;
  }
}

/** A favourite or not. */
@customElement('masque-star')
export class MasqueStar extends MqElement {
  static override shadowRootOptions = { ...MqElement.shadowRootOptions, delegatesFocus: true };
  static override styles = css`
    button {
      min-inline-size: var(--touch);
      min-block-size: var(--touch);
      display: grid;
      place-items: center;
      color: var(--candle-2);
    }
    svg.i {
      inline-size: 1.35rem;
      block-size: 1.35rem;
      fill: none;
      stroke: currentcolor;
      stroke-width: 34;
    }
    [aria-pressed='true'] {
      color: var(--flame);
    }
    [aria-pressed='true'] svg {
      fill: currentcolor;
    }
  `;

  @property() label = '';
  @property({ type: Boolean }) on = false;

  override render() {
    return html`<button aria-pressed=${String(this.on)} aria-label=${this.label} title=${this.label}>
      ${icon('round-star')}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-star': MasqueStar;
    'masque-way-button': MasqueWayButton;
  }
}
