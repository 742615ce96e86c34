import { sizeOf, type RoleSet } from '../set/set.ts';
import type { Role } from '../roles.ts';
import { weights } from './weights.ts';

/** What may be expected of a set. */
export interface Estimate {
  /** How often the village beats the Werewolves when one of the two wins: from 0 to 1. */
  readonly village: number;
  readonly verdict: 'village' | 'even' | 'wolves';
}

/** From here to there a game is open. */
const EVEN = { from: 0.4, to: 0.6 } as const;

/**
 * Who is favoured by a set, quickly and roughly: a figure for the host who puts cards together, not a promise. Sets
 * with a Fool or a Were-Hamster end in other ways too, which is left out here.
 *
 * @example
 * estimate({ villager: 5, seer: 1, werewolf: 2 }).verdict
 */
export function estimate(set: RoleSet): Estimate {
  const size = Math.max(1, sizeOf(set));
  const sum = Object.entries(set).reduce(
    (total, [role, n]) => total + (weights.card[role as Role] ?? 0) * ((10 * n) / size),
    weights.base,
  );
  const village = 1 / (1 + Math.exp(-sum));
  return { village, verdict: village > EVEN.to ? 'village' : village < EVEN.from ? 'wolves' : 'even' };
}
