import { ruleOf } from '../roles/index.ts';
import { cardsOf, type RoleSet } from './set.ts';

/** What may be expected of a set. */
interface Estimate {
  /** How often the village beats the Werewolves when one of the two wins: from 0 to 1. */
  readonly village: number;
  readonly verdict: 'village' | 'even' | 'wolves';
}

/** The odds of the village (logit) where all are Villagers; the cards' own weights are in their entries. */
const BASE = 0.066;

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
  const cards = cardsOf(set);
  const sum = cards.reduce((total, role) => total + ((ruleOf(role).deck.weight ?? 0) * 10) / cards.length, BASE);
  const village = 1 / (1 + Math.exp(-sum));
  return { village, verdict: village > EVEN.to ? 'village' : village < EVEN.from ? 'wolves' : 'even' };
}
