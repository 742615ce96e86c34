import { isHidden, type PrivateArea, type Seat, type View } from '@masque/core';
import type { State } from '../state.ts';
import { own } from './cards.ts';

type Extra = NonNullable<PrivateArea['extra']>[number];

/** What only this seat sees: its hand, the cards of an exchange or an examination, its own set in the duel draft. */
export function pocketOf(view: View<State>, me: Seat): PrivateArea {
  const hand = view.hands[me]!;
  const extra: Extra[] = [];
  if (view.drawn.length > 0 && view.announced?.by === me)
    extra.push({ label: 'pocket.drawn', cards: view.drawn.map((card, i) => own(card, hand.length + i)) });
  if (view.examined && !isHidden(view.examined.card) && view.examined.of !== me)
    extra.push({
      label: { key: 'pocket.examined', args: { who: { seat: view.examined.of } } },
      cards: [own(view.examined.card, -1)],
    });
  if (view.todo[0] === 'pick' && view.duel)
    extra.push({ label: 'pocket.duel', cards: view.duel.sets[me]!.map((card, i) => own(card, i)) });
  return {
    // While a card of the duel set is chosen, the places named in the offer are those of the set.
    cards: hand.map((card, place) => own(card, view.todo[0] === 'pick' ? -1 - place : place)),
    ...(extra.length > 0 && { extra }),
    counters: [{ icon: 'two-coins', n: view.coins[me]!, label: 'counter.coins' }],
  };
}
