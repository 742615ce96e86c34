import type { Rule } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { questions } from '@masque/mechanics';
import { readers } from '../rules/night.ts';
import { isGhost, isNight } from '../rules/village.ts';
import type { Choice, Delay, Phases, State, WerewolfActions } from '../state.ts';

/** A rule that needs only the step. */
export const by =
  (rule: (state: State, step: Step) => State): Rule<State, unknown> =>
  (state, _, step) =>
    rule(state, step);

/** A human game master decides when the game goes on. */
const isPaced = ({ options }: State): boolean => options.gm === 'human';

/** No hour is shorter than its minimum time. */
const isHeld = (state: State): boolean => isNight(state) && !state.ripe;

/** A private question. It waits neither for players who have left nor, at night, for the dead. */
export const question = questions<State, WerewolfActions, Phases, Delay, Choice>({
  read: (state) => state.question,
  write: (state, it) => ({ ...state, question: it }),
  readers,
  excused: (state, seat) => state.gone.includes(seat) || isGhost(state, seat),
  lasts: (state) => isPaced(state) || isHeld(state),
});

/** Votes, revealed together. */
export const ballot = questions<State, WerewolfActions, Phases, Delay, 'yes' | 'no'>({
  read: (state) => state.ballot,
  write: (state, it) => ({ ...state, ballot: it }),
  excused: (state, seat) => state.gone.includes(seat),
  lasts: isPaced,
});
