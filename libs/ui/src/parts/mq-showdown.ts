import type { Message, Seat } from '@masque/core';
import type { CardLook } from '@masque/core/table';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import '../cards/mq-turning-card.ts';
import { MqElement } from '../element.ts';
import '../people/mq-cameo.ts';
import { emOf } from '../people/name.ts';
import { maskOf, type Person } from '../people/seat.ts';
import './mq-scene.ts';

/** One of the two people whom a shown card concerns. */
export interface Opponent {
  readonly seat: Seat;
  /** What this player did: "said", "did not believe it". */
  readonly did: Message;
  /** What this player had said, word for word. */
  readonly said?: Message;
}

/**
 * A card that everybody looks at, and the two people whom it concerns. The card takes more than a third of the height of
 * any screen, and gives way only to the words of the two. As `mq-scene`, it can be dismissed.
 *
 * @slot by - What else there is to show of the first one.
 * @slot to - What else there is to show of the second one.
 * @cssprop --showdown-below - On a phone: the height of what stands below the two names. Default: 1.4rem.
 * @cssprop --showdown-beside - On a small phone: by how much the card is narrower, for what stands beside it.
 * @fires skip - It was tapped, or Escape or Enter was pressed.
 *
 * @example
 * const card: CardLook = { state: 'up', face: { id: 'duke', name: 'card.duke' } };
 * html`<mq-showdown .card=${card} .by=${{ seat: 0, did: 'said' }} .to=${{ seat: 1, did: 'doubted' }}></mq-showdown>`
 */
@customElement('mq-showdown')
export class MqShowdown extends MqElement {
  static override styles = css`
    :host,
    mq-scene {
      display: grid;
      min-block-size: 0;
    }
    .three {
      inline-size: 100%;
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      align-items: center;
      gap: 0.5rem 0.9rem;
    }
    .middle {
      --card-width: min(52cqi, 66cqh);
      --card-lift: var(--lift-2);
      position: relative;
      display: grid;
    }
    .seal {
      --cameo-width: calc(var(--card-width) * 0.3);
      position: absolute;
      /* At the edge of the picture, and no farther than the gap: the name is above it, and the rule below. */
      inset: auto -4% 38% auto;
      background: var(--wax);
      border-color: color-mix(in oklch, var(--wax), black 25%);
      box-shadow: var(--lift-2);
      /* It lands when the card has turned. */
      animation: press var(--d-deal) var(--e-turn) calc(var(--d-turn) + 120ms) backwards;
    }
    .side {
      display: grid;
      justify-items: center;
      gap: 0.2rem;
      min-inline-size: 0;
      line-height: 1.15;
    }
    .side mq-cameo {
      --cameo-width: min(20cqi, 3.6rem);
    }
    .name {
      font-weight: 700;
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .label {
      font-size: var(--t-label);
      color: var(--candle-2);
    }
    q {
      font-size: 1.35rem;
      line-height: 1.1;
    }
    /* A phone: the words stand below, so that the card has the room. */
    @container (max-width: 34rem) {
      .middle {
        --card-width: min(58cqi - var(--showdown-beside, 0rem), 66cqh);
      }
      .side mq-cameo {
        --cameo-width: min(15cqi, 3.6rem);
      }
      q,
      .label,
      .name {
        display: none;
      }
    }
    /* A tall one: both players below the card, with their claims and actions. */
    @container (max-width: 34rem) and (min-height: 25rem) {
      .three {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        align-items: start;
        gap: 0.9rem 0.6rem;
      }
      .middle {
        --card-width: min(62cqi, (100cqh - 6.2rem - var(--showdown-below, 1.4rem)) * 0.66);
        grid-area: 1 / 1 / auto / span 2;
        justify-self: center;
      }
      .side {
        grid-template-columns: auto minmax(0, 1fr);
        /* A flexible row would grow by the whole height of the face, which spans both. */
        grid-template-rows: auto auto;
        justify-items: start;
        text-align: start;
        column-gap: 0.5rem;
      }
      .side mq-cameo {
        grid-row: span 2;
      }
      q,
      ::slotted(*) {
        grid-column: 1 / -1;
      }
      .to {
        direction: rtl;
      }
      .to > *,
      .to ::slotted(*) {
        direction: ltr;
      }
      .label,
      .name {
        display: block;
      }
      .name {
        align-self: end;
        /* As large as fits beside the face, down to a size that can be read. */
        font-size: clamp(0.75rem, (35cqi - 1.8rem) / var(--em), 1rem);
      }
      q {
        display: block;
        font-size: 1.125rem;
      }
    }
    @keyframes press {
      from {
        scale: 1.7;
        opacity: 0;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .seal {
        animation: none;
      }
    }
  `;

  @property({ attribute: false }) card: CardLook = { state: 'down' };
  @property({ attribute: false }) by?: Opponent;
  @property({ attribute: false }) to?: Opponent;
  @property({ attribute: false }) people: readonly Person[] = [];
  /** Without the rule of the card. */
  @property({ type: Boolean }) plain = false;
  /** The second one has pressed a seal on the card. */
  @property({ type: Boolean }) sealed = false;

  #cameo(seat: Seat, cls = '') {
    const mask = maskOf(this.people, seat);
    return html`<mq-cameo class=${cls} .mask=${mask} .name=${this.t.name(seat)}></mq-cameo>`;
  }

  #side({ seat, did, said }: Opponent, as: 'by' | 'to') {
    const t = this.t;
    return html`<div class="side ${as}">
      ${this.#cameo(seat)}
      <span class="name" style="--em:${emOf(t.name(seat)).toFixed(2)}">${t.name(seat)}</span>
      <span class="label">${t.msg(did)}</span>
      ${said ? html`<q>${t.msg(said)}</q>` : nothing}
      <slot name=${as}></slot>
    </div>`;
  }

  override render() {
    const { by, to, card, t } = this;
    if (!by || !to) return nothing;
    return html`<mq-scene lang=${t.language} .label=${t.msg(card.face?.name ?? 'ui.card.down')}>
      <div class="three">
        ${this.#side(by, 'by')}
        <div class="middle">
          ${keyed(
            // Another card, though the scene stays: it turns as well, and is sealed after that.
            [by.seat, to.seat, card.state, card.face?.id].join(),
            html`<mq-turning-card ?plain=${this.plain} .card=${card}></mq-turning-card
              >${this.sealed ? this.#cameo(to.seat, 'seal') : nothing}`,
          )}
        </div>
        ${this.#side(to, 'to')}
      </div>
    </mq-scene>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-showdown': MqShowdown;
  }
}
