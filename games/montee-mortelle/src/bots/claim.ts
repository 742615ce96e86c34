import { seatsOf, type Seat } from '@masque/core';
import { NEED } from '../cards/index.ts';
import { ownSociety, type Seen } from '../own.ts';
import { unitsBySeat } from './luggage.ts';
import type { Split } from './splits.ts';

export interface WeighedClaim {
  readonly named: readonly Seat[];
  /** Probability that it is right. */
  readonly p: number;
}

/** The proclamation most likely to be right. Nobody needs more than two allies besides themselves. */
export function bestClaim(view: Seen, me: Seat, splits: readonly Split[]): WeighedClaim {
  const society = ownSociety(view, me);
  const units = unitsBySeat(view, me, society);
  const own = units[me]!.length - 1;
  const others = seatsOf(view.hands.length).filter((seat) => seat !== me && atLeast(units[seat]!, 1) > 0.1);
  const sets: Seat[][] = [
    [],
    ...others.map((a) => [a]),
    ...others.flatMap((a, i) => others.slice(i + 1).map((b) => [a, b])),
  ];
  let best: WeighedClaim = { named: [], p: 0 };
  for (const named of sets) {
    const enough = [NEED - 1, NEED].map((need) =>
      together(
        named.map((seat) => units[seat]!),
        need - own,
      ),
    );
    const p = splits.reduce(
      (sum, { ally, small, weight }) => sum + (named.every((seat) => ally[seat]) ? weight * enough[small ? 0 : 1]! : 0),
      0,
    );
    if (p > best.p) best = { named, p };
  }
  return best;
}

const atLeast = (chances: readonly number[], n: number): number =>
  chances.slice(Math.max(0, n)).reduce((sum, p) => sum + p, 0);

/** Probability that each of these hands holds at least one, and all together this many. */
function together(hands: readonly (readonly number[])[], need: number): number {
  let sums: number[] = [1];
  for (const hand of hands) {
    const next = Array<number>(sums.length + hand.length).fill(0);
    sums.forEach((p, a) => hand.forEach((q, b) => (next[a + b] = next[a + b]! + (b > 0 ? p * q : 0))));
    sums = next;
  }
  return atLeast(sums, need);
}
