import { isHidden, type PrivateArea, type Seat, type View } from '@masque/core';
import { byPart } from '@masque/mechanics';
import type { State } from '../state.ts';
import { own } from './cards.ts';

type Extra = NonNullable<PrivateArea['extra']>[number];

/** What only this seat sees: its hand, the cards of an exchange or examination, and its own set in the duel draft. */
export function privateAreaOf(view: View<State>, me: Seat): PrivateArea {
  const drawn = view.drawn.length > 0 && view.announced?.by === me ? view.drawn : null;
  const examined = view.examined && !isHidden(view.examined.card) && view.examined.of !== me ? view.examined : null;
  const set = view.todo[0] === 'pick' ? (view.duel?.sets[me] ?? null) : null;
  return areaOf(view.hands[me]!, view.coins[me]!, view.todo[0] === 'pick', drawn, examined, set);
}

type Cards = View<State>['hands'][number];

const areaOf = byPart(
  (
    hand: Cards,
    coins: number,
    picking: boolean,
    drawn: Cards | null,
    examined: View<State>['examined'],
    set: Cards | null,
  ): PrivateArea => {
    const extra: Extra[] = [];
    if (drawn) extra.push({ label: 'private.drawn', cards: drawn.map((card, i) => own(card, hand.length + i)) });
    if (examined)
      extra.push({
        label: { key: 'private.examined', args: { who: { seat: examined.of } } },
        cards: [own(examined.card, -1)],
      });
    if (set) extra.push({ label: 'private.duel', cards: set.map((card, i) => own(card, i)) });
    return {
      // While a card of the duel set is chosen, the places in the offer are those of the set.
      cards: hand.map((card, place) => own(card, picking ? -1 - place : place)),
      ...(extra.length > 0 && { extra }),
      counters: [{ icon: 'two-coins', n: coins, label: 'counter.coins' }],
    };
  },
);
