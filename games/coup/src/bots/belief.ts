import type { Seat } from '@masque/core';
import { copiesFor, courtOf, type Character } from '../cards/index.ts';
import { ownCards, type Seen } from './mind.ts';

/** How often players claim what they do not hold, as seen over many games. */
const BLUFFS = 0.3;

/** How likely `seat` holds a character, from what `me` sees: copies not yet seen, and the size of the hand. */
export function holds(view: Seen, me: Seat, seat: Seat, character: Character): number {
  const seen = [...ownCards(view, me), ...view.lost.flat()];
  const copies = view.duel ? 3 : copiesFor(view.hands.length);
  const left = copies - seen.filter((it) => it === character).length;
  if (left <= 0 || view.records[seat]!.denied.includes(character)) return 0;
  const unseen = courtOf(view.options).length * copies - seen.length;
  let none = 1;
  for (let i = 0; i < view.hands[seat]!.length; i++) none *= Math.max(0, unseen - left - i) / (unseen - i);
  return 1 - none;
}

/** How likely a claim of that character is true: one who holds it claims it more often than one who does not. */
export function believes(view: Seen, me: Seat, seat: Seat, character: Character): number {
  const p = holds(view, me, seat, character);
  return p / (p + (1 - p) * BLUFFS);
}

/** How likely `seat` can truly say that it does not hold a character, which it may have claimed before. */
export const lacks = (view: Seen, me: Seat, seat: Seat, character: Character): number =>
  1 - ((view.records[seat]!.claims[character] ?? 0) > 0 ? believes : holds)(view, me, seat, character);
