import { MqElement } from '@masque/ui';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/** A move of the game that can be undone: pressed, it is struck through. */
@customElement('masque-move-line')
export class MasqueMoveLine extends MqElement {
  static override shadowRootOptions = { ...MqElement.shadowRootOptions, delegatesFocus: true };
  static override styles = css`
    button {
      inline-size: 100%;
      min-block-size: var(--touch);
      text-align: start;
      padding-inline: 0.7rem;
      border-block-end: 1px solid var(--hairline);
    }
    [aria-pressed='true'] {
      color: var(--candle-2);
      text-decoration: line-through;
    }
  `;

  @property() label = '';
  @property({ type: Boolean }) undone = false;

  override render() {
    return html`<button aria-pressed=${String(this.undone)}>${this.label}</button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-move-line': MasqueMoveLine;
  }
}
