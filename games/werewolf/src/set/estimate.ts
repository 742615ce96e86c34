import { ruleOf } from '../roles/index.ts';
import { cardsOf, type RoleSet } from './set.ts';

/** The expected result of a set. */
interface Estimate {
  /** How often the village beats the Werewolves when one of the two wins: from 0 to 1. */
  readonly village: number;
  /** Where that share lies for 19 of 20 sets, seen before or not. */
  readonly between: readonly [low: number, high: number];
  readonly verdict: 'village' | 'even' | 'wolves';
}

/** The odds of the village (logit) if everybody is a Villager; the weights of the cards are in their entries. */
const BASE = 0.066;

/** The standard deviation of the true odds about the estimated ones, among sets that nothing was fitted to (`tools/doubt.ts`). */
const DOUBT = 0.7;
/** The quantile of the normal distribution for 95 %. */
const Z = 1.96;

/** Within this range a game is open. */
const EVEN = { from: 0.4, to: 0.6 } as const;

/**
 * Who is favoured by a set, quickly and roughly: an indication for the host who composes it, not a promise. Sets with a
 * Fool or a Were-Hamster can also end in other ways, which are ignored here.
 *
 * @example
 * estimate({ villager: 5, seer: 1, werewolf: 2 }).verdict
 */
export function estimate(set: RoleSet): Estimate {
  const cards = cardsOf(set);
  const sum = cards.reduce((total, role) => total + ((ruleOf(role).deck.weight ?? 0) * 10) / cards.length, BASE);
  const at = (logit: number): number => 1 / (1 + Math.exp(-logit));
  const village = at(sum);
  return {
    village,
    between: [at(sum - Z * DOUBT), at(sum + Z * DOUBT)],
    verdict: village > EVEN.to ? 'village' : village < EVEN.from ? 'wolves' : 'even',
  };
}
