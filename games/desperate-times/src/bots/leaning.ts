import { spiteOf } from '@masque/bots';
import type { BotObservation, Temperament } from '@masque/core';
import type { Acts, State } from '../state.ts';
import type { Leaning } from './model.ts';

/** Somebody of no temperament. */
export const even: Leaning = { reveal: 0, contest: 0, ability: 0, fear: 1, spite: () => 0 };

/**
 * The bold step forward early and leave it at that; the careful Bribe first, where something could happen to them; the
 * talkative make the table talk, by abilities and contests.
 */
const leanings: { readonly [temperament in Temperament]?: Partial<Leaning> } = {
  bold: { reveal: 1.2, fear: 0.3 },
  careful: { reveal: -0.4, fear: 2 },
  talkative: { contest: 3, ability: 1.4 },
};

/** How much a point of whoever has done most to it counts against one of a vengeful one's own. */
const SPITE = 0.6;

/** How somebody leans, by its temperament and what others have done to it. */
export function leaningOf(observation: BotObservation<State, Acts>): Leaning {
  const { temperament } = observation;
  if (!temperament) return even;
  const spite = spiteOf(observation);
  return { ...even, ...leanings[temperament], spite: (seat) => SPITE * spite(seat) };
}
