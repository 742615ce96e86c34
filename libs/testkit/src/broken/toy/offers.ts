import type { OfferOf, Seat, View } from '@masque/core';
import { clockwiseFrom, hasAnswered } from '@masque/mechanics';
import type { Acts, State } from './state.ts';

type Offers<T extends keyof Acts> = readonly OfferOf<Pick<Acts, T>>[];

/** What may be done in Boast. Broken games replace one of these. */
export const offers = {
  turn(view: View<State>, seat: Seat): Offers<'peek' | 'boast'> {
    if (seat !== view.turn) return [];
    const others = clockwiseFrom(seat, view.hands.length);
    const targets = view.options.peeking === 'all' ? others : [others[0]!];
    return [
      { type: 'peek', params: { target: { kind: 'seat', of: targets, ask: 'ask.peek' } } },
      { type: 'boast', params: { value: { kind: 'number', min: 1, max: 6 } }, look: { main: true } },
    ];
  },

  belief(view: View<State>, seat: Seat): Offers<'believe'> {
    const { belief } = view;
    if (!belief?.asked.includes(seat)) return [];
    const names = ['belief.yes', 'belief.no'];
    return [
      {
        type: 'believe',
        params: { answer: { kind: 'option', of: ['yes', 'no'], names } },
        ...(hasAnswered(belief, seat) && { optional: true }),
      },
    ];
  },
};

export type ToyOffers = typeof offers;
