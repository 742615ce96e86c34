import { spiteOf } from '@masque/bots';
import type { BotObservation, Temperament } from '@masque/core';
import type { Acts, State } from '../state.ts';
import type { Leaning } from './model.ts';

/** A player without a temperament. */
export const even: Leaning = { reveal: 0, contest: 0, ability: 0, fear: 1, spite: () => 0 };

/**
 * Bold players Reveal early and do not protect what they have; careful ones Bribe first where something could happen to
 * them; talkative ones cause action through abilities and contests.
 */
const leanings: { readonly [temperament in Temperament]?: Partial<Leaning> } = {
  bold: { reveal: 1.2, fear: 0.3 },
  careful: { reveal: -0.4, fear: 2 },
  talkative: { contest: 3, ability: 1.4 },
};

/** For vengeful players: weight of a point of the player who has harmed them most, relative to their own. */
const SPITE = 0.6;

/** Preferences from a temperament and from what others have done to the player. */
export function leaningOf(observation: BotObservation<State, Acts>): Leaning {
  const { temperament } = observation;
  if (!temperament) return even;
  const spite = spiteOf(observation);
  return { ...even, ...leanings[temperament], spite: (seat) => SPITE * spite(seat) };
}
