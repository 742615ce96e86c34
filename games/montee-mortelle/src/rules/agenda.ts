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

/** Does what is still to be done until somebody has to be asked; `next` then says which phase asks. */
export const goOn = (state: State, step: Step): State => turn.proceed({ ...state, next: null }, step);
