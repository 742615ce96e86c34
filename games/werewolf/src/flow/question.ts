import type { Rule } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { questions } from '@masque/mechanics';
import { readers } from '../rules/night.ts';
import { isGhost, isNight } from '../rules/village.ts';
import type { Choice, Delay, Phases, State, WerewolfActions } from '../state.ts';

/** A rule that needs no more than the step. */
export const by =
  (rule: (state: State, step: Step) => State): Rule<State, unknown> =>
  (state, _, step) =>
    rule(state, step);

/** A game master who is a person decides when it goes on. */
const isPaced = ({ options }: State): boolean => options.gm === 'human';

/** No hour is shorter than its least time. */
const isHeld = (state: State): boolean => isNight(state) && !state.ripe;

/** A question behind closed doors: nothing waits for those who have left, nor by night for the dead. */
export const question = questions<State, WerewolfActions, Phases, Delay, Choice>({
  read: (state) => state.question,
  write: (state, it) => ({ ...state, question: it }),
  readers,
  excused: (state, seat) => state.gone.includes(seat) || isGhost(state, seat),
  lasts: (state) => isPaced(state) || isHeld(state),
});

/** Hands, counted together. */
export const ballot = questions<State, WerewolfActions, Phases, Delay, 'yes' | 'no'>({
  read: (state) => state.ballot,
  write: (state, it) => ({ ...state, ballot: it }),
  excused: (state, seat) => state.gone.includes(seat),
  lasts: isPaced,
});
