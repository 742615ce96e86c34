import { NOBODY, open, secret } from '@masque/core';
import type { State, Task } from '../state.ts';

/** What is still to be done names objects: nobody sees it. */
export const queue = (tasks: readonly Task[]): State['todo'] => secret(tasks, NOBODY);

/** Adds tasks behind all others. */
export const later = (state: State, ...tasks: Task[]): State => ({
  ...state,
  todo: queue([...open(state.todo), ...tasks]),
});

/** Adds a task before all others: the hand limit interrupts everything. */
export const first = (state: State, ...tasks: Task[]): State => ({
  ...state,
  todo: queue([...tasks, ...open(state.todo)]),
});

/** Forgets what was still to be done: the turn is over. */
export const onlyEndTurn = (state: State): State => ({ ...state, todo: queue([{ do: 'endTurn' }]) });
