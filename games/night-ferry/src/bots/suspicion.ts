import type { Seat } from '@masque/core';
import { seatsOf } from '@masque/core';
import { wreckersOf } from '../rules.ts';
import type { Trip } from '../state.ts';

/** How often a wrecker aboard bores a hole, in the estimate of others. */
const BORES = 0.65;
/** How often a captain who is a wrecker takes one aboard. */
const TAKES_ONE = 0.9;
/** How often a wrecker, and an ignorant ferryman, votes for a boat with a wrecker in it. */
const FOR_OWN = 0.68;
const FOR_OTHERS = 0.47;

/** What is known for certain: seats that are wreckers, and seats that are not. */
export interface Certain {
  readonly wreckers: readonly Seat[];
  readonly ferrymen: readonly Seat[];
}

/**
 * Probability that each seat is a wrecker, from the boats that were voted on and their results: every possible group of
 * wreckers is weighted by how well it explains them.
 */
export function suspicions(players: number, trips: readonly Trip[], { wreckers, ferrymen }: Certain): number[] {
  const sums = Array<number>(players).fill(0);
  let total = 0;
  for (const group of groups(seatsOf(players), wreckersOf(players))) {
    if (!wreckers.every((it) => group.includes(it)) || ferrymen.some((it) => group.includes(it))) continue;
    const weight = trips.reduce((product, trip) => product * explains(group, trip, players), 1);
    total += weight;
    for (const seat of group) sums[seat]! += weight;
  }
  return total === 0 ? sums.map((_, seat) => (wreckers.includes(seat) ? 1 : 0)) : sums.map((sum) => sum / total);
}

/** Probability of a boat and its result, if these are the wreckers. */
function explains(group: readonly Seat[], { captain, crew, ayes, holes }: Trip, players: number): number {
  const aboard = crew.filter((it) => group.includes(it)).length;
  let likely = 1;
  if (group.includes(captain)) likely *= aboard > 0 ? TAKES_ONE : 1 - TAKES_ONE;
  else likely *= 0.5;
  for (const seat of seatsOf(players)) {
    if (crew.includes(seat) || seat === captain) continue;
    const own = group.includes(seat);
    const likes = own === aboard > 0 ? FOR_OWN : FOR_OTHERS;
    likely *= ayes.includes(seat) ? likes : 1 - likes;
  }
  return holes === null ? likely : likely * binomial(holes, aboard, BORES);
}

function binomial(k: number, n: number, p: number): number {
  if (k > n) return 0;
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways * p ** k * (1 - p) ** (n - k);
}

/** All groups of `n` seats. */
export function groups(of: readonly Seat[], n: number): Seat[][] {
  if (n === 0) return [[]];
  return of.flatMap((seat, i) => groups(of.slice(i + 1), n - 1).map((rest) => [seat, ...rest]));
}
