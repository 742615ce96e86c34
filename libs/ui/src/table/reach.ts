import type { Seat, Value } from '@masque/core';
import type { CardLook, Table } from '@masque/core/table';
import { css, html, nothing } from 'lit';
import '../cards/mq-pick-card.ts';
import { cardName } from '../cards/names.ts';
import type { Translator } from '../i18n/translator.ts';
import type { CardPicks } from './mq-private-area.ts';

/** Every card outside the private area that can be chosen now, large enough to be read and tapped. */
export const drawReach = (
  t: Translator,
  table: Table,
  me: Seat | -1,
  picks: CardPicks | undefined,
  pick: (ref: Value) => void,
) => {
  if (!picks) return nothing;
  const can = (card: CardLook) =>
    card.ref !== undefined && (picks.open.includes(card.ref) || picks.chosen.includes(card.ref));
  const groups = [
    ...(table.zones ?? []).map((zone) => ({ name: t.msg(zone.label), cards: (zone.cards ?? []).filter(can) })),
    ...table.seats.map((seat) => ({
      name: seat.seat === me ? t.msg('ui.you') : t.name(seat.seat),
      cards: (seat.cards ?? []).filter(can),
    })),
  ].filter((group) => group.cards.length > 0);
  const button = (card: CardLook, i: number, name: string) => {
    const ref = card.ref as Value;
    const at = picks.chosen.indexOf(ref);
    const place = card.label ? t.msg(card.label) : `${name} ${i + 1}`;
    return html`<mq-pick-card
      class=${picks.pointed?.includes(ref) ? 'pointed' : nothing}
      plain
      ?chosen=${at >= 0}
      .card=${card}
      .label=${t.msg({ key: 'ui.card.at', args: { place, card: cardName(t, card) } })}
      .nth=${picks.numbered ? at + 1 : undefined}
      @click=${() => pick(ref)}
    ></mq-pick-card>`;
  };
  return html`<div class="reaches">
    ${groups.map(
      ({ name, cards }) =>
        html`<div class="reach" role="group" aria-label=${name}>
          <p class="label">${name}</p>
          <div class="cards">${cards.map((card, i) => button(card, i, name))}</div>
        </div>`,
    )}
  </div>`;
};

/** For the element that shows these cards. */
export const reachStyle = css`
  .reaches {
    display: grid;
    gap: 0.5rem;
    grid-template-columns: minmax(0, 1fr);
  }
  .reach {
    align-content: space-between;
    display: grid;
    gap: 0.3rem;
    padding: 0 1rem;
    min-inline-size: 0;
    text-align: center;
  }
  .reach .cards {
    --card-width: 4.2rem;
    display: flex;
    gap: 0.9rem;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    padding: 1.35rem 0.7rem 0.3rem;
    justify-content: safe center;
  }
  .reach .pointed {
    outline: 3px solid var(--flame);
    outline-offset: 3px;
  }
  @container (max-height: 56rem) {
    .reach .cards {
      --card-width: 3.4rem;
      gap: 0.75rem;
    }
  }
  /* Small phones: side by side, so that the cards of two players are seen with the button that swaps them. */
  @container (max-height: 41rem) {
    .reaches {
      display: flex;
      justify-content: safe center;
      padding-inline: 0.5rem;
    }
    .reach {
      padding: 0;
    }
    .reach .label {
      line-height: 1.15;
    }
    .reach .cards {
      gap: 0.5rem;
    }
  }
`;
