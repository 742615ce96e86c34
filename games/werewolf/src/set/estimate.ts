import { ruleOf } from '../roles/index.ts';
import { cardsOf, type RoleSet } from './set.ts';

/** The expected result of a set. */
interface Estimate {
  /** How often the village beats the Werewolves when one of the two wins: from 0 to 1. */
  readonly village: number;
  readonly verdict: 'village' | 'even' | 'wolves';
}

/** The odds of the village (logit) if everybody is a Villager; the weights of the cards are in their entries. */
const BASE = 0.066;

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
  const village = 1 / (1 + Math.exp(-sum));
  return { village, verdict: village > EVEN.to ? 'village' : village < EVEN.from ? 'wolves' : 'even' };
}
