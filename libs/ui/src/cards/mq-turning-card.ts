import type { CardLook } from '@masque/core/table';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import './mq-card.ts';

/** Whether it shows a face: a card face down, and a lost one of which nobody knows the face, have only a back. */
const isFaceUp = (card: CardLook): boolean => card.state !== 'down' && card.face !== undefined;

/**
 * A card that turns up while everybody watches: its back narrows, and its face widens in its place. It turns once, when
 * it first has a face to show. A card that stays face down does not move.
 *
 * @cssprop --turn-after - 0ms: how long its back is in view before it turns.
 * @cssprop --card-width - That of `mq-card`, and all its other properties.
 *
 * @example
 * const face: Face = { id: 'duke', name: 'card.duke', icon: 'crown' };
 * html`<mq-turning-card .card=${{ state: 'lost', face }}></mq-turning-card>`
 */
@customElement('mq-turning-card')
export class MqTurningCard extends MqElement {
  static override styles = css`
    :host {
      --half: calc(var(--d-turn) / 2);
      display: grid;
      flex: none;
    }
    mq-card {
      grid-area: 1 / 1;
    }
    .back {
      animation: narrow var(--half) cubic-bezier(0.6, 0.05, 1, 1) var(--turn-after, 0ms) both;
    }
    .face {
      animation: widen var(--half) cubic-bezier(0, 0.6, 0.25, 1) calc(var(--turn-after, 0ms) + var(--half)) backwards;
    }
    @keyframes narrow {
      to {
        scale: 0.02 1;
        visibility: hidden;
      }
    }
    @keyframes widen {
      from {
        scale: 0.02 1;
        opacity: 0;
      }
      1% {
        opacity: 1;
      }
    }
    /* After the same time, without a movement. */
    @media (prefers-reduced-motion: reduce) {
      :host {
        --half: 180ms;
      }
      .back {
        animation-name: fade-out;
      }
      .face {
        animation-name: fade-in;
        animation-delay: var(--turn-after, 0ms);
      }
    }
    @keyframes fade-out {
      to {
        opacity: 0;
        visibility: hidden;
      }
    }
    @keyframes fade-in {
      from {
        opacity: 0;
      }
    }
  `;

  @property({ attribute: false }) card: CardLook = { state: 'down' };
  /** As it lies in front of a seat. */
  @property({ type: Boolean }) mini = false;
  /** Without the rule of the card. */
  @property({ type: Boolean }) plain = false;

  override render() {
    const { card, mini, plain } = this;
    if (!isFaceUp(card)) return html`<mq-card ?mini=${mini} .card=${card}></mq-card>`;
    return html`<mq-card class="back" aria-hidden="true" silent ?mini=${mini}></mq-card
      ><mq-card class="face" ?mini=${mini} ?plain=${plain} .card=${card}></mq-card>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-turning-card': MqTurningCard;
  }
}
