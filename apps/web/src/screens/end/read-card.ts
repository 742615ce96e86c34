import type { CardLook } from '@masque/core/table';
import { MqElement } from '@masque/ui';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/** A card to press, to read what it does. */
@customElement('masque-read-card')
export class MasqueReadCard extends MqElement {
  static override shadowRootOptions = { ...MqElement.shadowRootOptions, delegatesFocus: true };
  static override styles = css`
    :host,
    button {
      display: grid;
    }
    button {
      place-items: center;
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  `;

  @property({ attribute: false }) card!: CardLook;
  @property({ type: Boolean }) plain = false;
  @property({ type: Boolean }) mini = false;
  @property() label = '';

  override render() {
    return html`<button aria-label=${this.label}>
      <mq-card ?plain=${this.plain} ?mini=${this.mini} .card=${this.card}></mq-card>
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-read-card': MasqueReadCard;
  }
}
