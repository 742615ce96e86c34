import { isHidden, seatsOf, type Seat } from '@masque/core';
import type { Fact } from '../facts.ts';
import { ownSociety, type Seen } from '../own.ts';
import { membersFor } from '../societies.ts';

/** A way in which the societies may be dealt, as a seat may imagine it. */
export interface Split {
  /** By seat: is it in one's own society? One's own seat is. */
  readonly ally: readonly boolean[];
  readonly weight: number;
  /** One's own society is the smaller one. */
  readonly small: boolean;
}

/** How much a seat's public behaviour counts: siding is done from the heart, but not always. */
const HEED = 0.22;
const MOST = 5;

export const bookOf = (view: Seen, me: Seat): readonly Fact[] => {
  const book = view.notebooks[me]!;
  return isHidden(book) ? [] : (book as readonly Fact[]);
};

/**
 * All splits that agree with what the seat has seen, with weights that add up to 1. Before anything is seen every split
 * weighs the same, by the way in which the cards are dealt.
 */
export function splitsOf(view: Seen, me: Seat, heed = HEED): Split[] {
  const n = view.hands.length;
  const own = ownSociety(view, me);
  const known = new Map<Seat, boolean>();
  for (const fact of bookOf(view, me)) if (fact.fact === 'society') known.set(fact.of, fact.society === own);
  view.societies.forEach((it, seat) => !isHidden(it) && known.set(seat, it === own));
  const half = membersFor(n);
  const sizes = n % 2 === 0 ? [half] : [half, half - 1];
  const raw = sizes.flatMap((size) => subsets(seatsOf(n).filter((seat) => seat !== me), size - 1).map((allies) => {
    const ally = seatsOf(n).map((seat) => seat === me || allies.includes(seat));
    const possible = [...known].every(([seat, is]) => ally[seat] === is);
    return { ally, small: size < half, weight: possible ? likelihood(view, me, ally, heed) : 0 };
  }));
  const total = raw.reduce((sum, { weight }) => sum + weight, 0);
  return raw.filter(({ weight }) => weight > 0).map((it) => ({ ...it, weight: it.weight / total }));
}

/** How well public behaviour fits a split. What one did oneself says nothing new. */
function likelihood(view: Seen, me: Seat, ally: readonly boolean[], heed: number): number {
  let fit = 0;
  if (heed > 0)
    view.regard.forEach((row, a) =>
      row.forEach((value, b) => {
        if (a !== me && a !== b) fit += (ally[a] === ally[b] ? 1 : -1) * Math.max(-MOST, Math.min(MOST, value));
      }),
    );
  return Math.exp(heed * fit);
}

function subsets(seats: readonly Seat[], size: number): Seat[][] {
  if (size === 0) return [[]];
  if (seats.length < size) return [];
  const [first, ...rest] = seats;
  return [...subsets(rest, size - 1).map((set) => [first!, ...set]), ...subsets(rest, size)];
}

/** How likely each seat is an ally. */
export const alliesIn = (splits: readonly Split[], n: number): number[] =>
  seatsOf(n).map((seat) => splits.reduce((sum, { ally, weight }) => sum + (ally[seat] ? weight : 0), 0));
