import type { OfferOf, Seat } from '@masque/core';
import { hasAnswered } from '@masque/mechanics';
import type { CoupActions, Phases, Seen } from '../state.ts';

type Offers<P extends keyof Phases> = OfferOf<Pick<CoupActions, Phases[P]>>[];

const places = (hand: readonly unknown[]): number[] => hand.map((_, place) => place);

/** The claimant shows one card. Liars and honest players get the same question: conceding is an option for both. */
export const proveOffers = (view: Seen, seat: Seat): Offers<'prove'> =>
  view.trial?.claimant === seat
    ? [
        {
          type: 'show',
          params: { card: { kind: 'card', of: places(view.hands[seat]!), ask: 'ask.card.show' } },
          look: { note: 'note.show', main: true, confirm: true },
        },
      ]
    : [];

export const loseOffers = (view: Seen, seat: Seat): Offers<'lose'> =>
  view.loser === seat
    ? [
        {
          type: 'lose',
          params: { card: { kind: 'card', of: places(view.hands[seat]!), ask: 'ask.card.lose' } },
          look: { note: 'note.lose', main: true, confirm: true },
        },
      ]
    : [];

/** Keeps as many cards as the player has influence; drawn cards are numbered after those of the hand. */
export function exchangeOffers(view: Seen, seat: Seat): Offers<'exchange'> {
  if (view.announced?.by !== seat) return [];
  const hand = view.hands[seat]!;
  const of = places([...hand, ...view.drawn]);
  return [
    {
      type: 'keep',
      params: {
        cards: {
          kind: 'subset',
          what: 'card',
          of,
          min: hand.length,
          max: hand.length,
          ask: { key: 'ask.card.keep', args: { n: hand.length } },
        },
      },
      look: { note: 'note.keep', main: true },
    },
  ];
}

export const examShowOffers = (view: Seen, seat: Seat): Offers<'examShow'> =>
  view.announced?.target === seat
    ? [
        {
          type: 'exam_show',
          params: { card: { kind: 'card', of: places(view.hands[seat]!), ask: 'ask.card.examShow' } },
          look: { note: { key: 'note.examShow', args: { who: { seat: view.announced.by } } }, main: true },
        },
      ]
    : [];

export const examDecideOffers = (view: Seen, seat: Seat): Offers<'examDecide'> =>
  view.announced?.by === seat
    ? [
        { type: 'give_back', look: { note: 'note.giveBack' } },
        { type: 'replace', look: { note: 'note.replace' } },
      ]
    : [];

/** Duel draft: both choose at the same time. */
export const pickOffers = (view: Seen, seat: Seat): Offers<'pick'> =>
  view.duel && !hasAnswered(view.duel.picks, seat)
    ? [
        {
          type: 'pick',
          params: { card: { kind: 'card', of: places(view.duel.sets[seat]!), ask: 'ask.card.pick' } },
          look: { note: 'note.pick', main: true },
        },
      ]
    : [];
