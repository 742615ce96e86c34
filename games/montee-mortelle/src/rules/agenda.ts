import type { Step } from '../messages/index.ts';
import { agenda } from '@masque/mechanics';
import type { State, Task } from '../state.ts';
import { openOverflow } from './hands.ts';
import { todo } from './tasks.ts';
import { trigger } from './trade.ts';

const turnEnd = (state: State): State => ({ ...state, next: 'turnEnd' });

const turn = agenda<State, Task>({
  ...todo,
  waits: ({ next }) => next !== null,
  tasks: {
    trigger,
    overflow: (state, { seat, chain }, step) => openOverflow(state, seat, chain, step),
    resume: (state, { to }) => ({ ...state, next: to }),
    endTurn: turnEnd,
  },
  empty: turnEnd,
});

/** Runs tasks until somebody must be asked; `next` is then the phase that asks. */
export const goOn = (state: State, step: Step): State => turn.proceed({ ...state, next: null }, step);
