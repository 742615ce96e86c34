import type { Seat } from '@masque/core';
import { copiesFor, courtOf, type Character } from '../cards/index.ts';
import { ownCards, type Seen } from './mind.ts';

/** How much less often somebody claims a character without holding it than with it. At 0.3 bots won less, from 0.08 to 0.15 alike. */
const BLUFFS = 0.1;

/** How likely `seat` holds a character, from what `me` sees: copies not yet seen, and the size of the hand. */
export const holds = (view: Seen, me: Seat, seat: Seat, character: Character): number =>
  chance(view, me, seat, character, []);

/**
 * How likely a claim of that character is true: one who holds it claims it more often than one who does not. So it is with
 * all that it has claimed: whoever has claimed more than it can hold lies somewhere.
 */
export function believes(view: Seen, me: Seat, seat: Seat, character: Character): number {
  const { claims } = view.records[seat]!;
  const lost = view.lost[seat]!;
  const claimed = courtOf(view.options).filter(
    (it) => it === character || ((claims[it] ?? 0) > 0 && !lost.includes(it)),
  );
  return chance(view, me, seat, character, claimed);
}

/** How likely `seat` can truly say that it does not hold a character, which it may have claimed before. */
export const lacks = (view: Seen, me: Seat, seat: Seat, character: Character): number =>
  1 - ((view.records[seat]!.claims[character] ?? 0) > 0 ? believes : holds)(view, me, seat, character);

/** How likely a character is among the cards of a hand, of all hands there can be, of somebody who has claimed these. */
function chance(view: Seen, me: Seat, seat: Seat, character: Character, claimed: readonly Character[]): number {
  const court = courtOf(view.options);
  const copies = view.duel ? 3 : copiesFor(view.hands.length);
  const seen = [...ownCards(view, me), ...view.lost.flat()];
  const { denied } = view.records[seat]!;
  const left = court.map((it) => (denied.includes(it) ? 0 : copies - seen.filter((other) => other === it).length));
  const said = court.map((it) => claimed.includes(it));
  const lies = claimed.length;
  const of = court.indexOf(character);
  let [all, right] = [0, 0];
  const add = (i: number, j: number, ways: number): void => {
    const told = (said[i] ? 1 : 0) + (j !== i && said[j] ? 1 : 0);
    const weight = ways * BLUFFS ** (lies - told);
    all += weight;
    if (i === of || j === of) right += weight;
  };
  for (const [i, n] of left.entries())
    if (view.hands[seat]!.length === 1) add(i, i, n);
    else for (let j = i; j < left.length; j++) add(i, j, i === j ? (n * (n - 1)) / 2 : n * left[j]!);
  return all > 0 ? right / all : 0;
}
