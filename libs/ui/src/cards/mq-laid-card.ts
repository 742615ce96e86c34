import type { CardLook } from '@masque/core/table';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import './mq-card.ts';
import './mq-counters.ts';

/**
 * A card with the public name of its place below it, and with what lies on it.
 *
 * @csspart card
 *
 * @example
 * const card: CardLook = { state: 'down', label: 'B2' };
 * html`<mq-laid-card .card=${card}></mq-laid-card>`
 */
@customElement('mq-laid-card')
export class MqLaidCard extends MqElement {
  static override styles = css`
    :host {
      display: grid;
      justify-items: center;
      gap: 0.2rem;
    }
  `;

  @property({ attribute: false }) card: CardLook = { state: 'down' };
  /** The viewer is looking at the card. */
  @property({ type: Boolean }) open = false;
  /** Without the rule of the card. */
  @property({ type: Boolean }) plain = false;

  override render() {
    const { card } = this;
    return html`<mq-card part="card" .card=${card} ?open=${this.open} ?plain=${this.plain}></mq-card
      >${card.label ? html`<span class="label">${this.t.msg(card.label)}</span>` : nothing}${
        card.counters?.length ? html`<mq-counters .counters=${card.counters}></mq-counters>` : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-laid-card': MqLaidCard;
  }
}
