import { isHidden, type Seat, type View } from '@masque/core';
import { copiesFor, courtOf, type Character } from '../characters.ts';
import { living } from '../legal.ts';
import type { State } from '../state.ts';

type Seen = View<State>;

/** How often players claim what they do not hold, as seen over many games. */
const BLUFFS = 0.3;

/** The cards a seat knows of its own. */
export const ownCards = (view: Seen, seat: Seat): Character[] =>
  view.hands[seat]!.flatMap((card) => (isHidden(card) ? [] : [card]));

/** How likely `seat` holds a character, from what `me` sees: copies not yet seen, and the size of the hand. */
export function holds(view: Seen, me: Seat, seat: Seat, character: Character): number {
  const seen = [...ownCards(view, me), ...view.lost.flat()];
  const copies = view.duel ? 3 : copiesFor(view.hands.length);
  const left = copies - seen.filter((it) => it === character).length;
  if (left <= 0 || view.records[seat]!.denied.includes(character)) return 0;
  const unseen = courtOf(view.options.inquisitor).length * copies - seen.length;
  let none = 1;
  for (let i = 0; i < view.hands[seat]!.length; i++) none *= Math.max(0, unseen - left - i) / (unseen - i);
  return 1 - none;
}

/** How likely a claim of that character is true: one who holds it claims it more often than one who does not. */
export function believes(view: Seen, me: Seat, seat: Seat, character: Character): number {
  const p = holds(view, me, seat, character);
  return p / (p + (1 - p) * BLUFFS);
}

/** What a card is worth to keep. */
export function valueOf(view: Seen, me: Seat, card: Character): number {
  const threatened = living(view).some((seat) => seat !== me && view.coins[seat]! >= 3);
  const worth = { duke: 5, captain: 5, ambassador: 3, inquisitor: 3, contessa: threatened ? 5 : 3, assassin: 4 };
  return worth[card];
}

/** The strongest of some seats: most influence, then most coins. */
export const strongestOf = (view: Seen, seats: readonly Seat[]): Seat | undefined =>
  [...seats].sort(
    (a, b) => view.hands[b]!.length - view.hands[a]!.length || view.coins[b]! - view.coins[a]! || a - b,
  )[0];
