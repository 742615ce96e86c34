import { NOBODY, declassify, secret } from '@masque/core';
import { todoOf } from '@masque/mechanics';
import type { State, Task } from '../state.ts';

/** The queue of tasks. They name objects, so nobody may see it. */
export const todo = todoOf<State, Task>({
  read: (state) => declassify(state.todo),
  write: (state, tasks) => ({ ...state, todo: secret(tasks, NOBODY) }),
});

/** Adds a task at the end or at the front. The hand limit goes to the front because it interrupts everything. */
export const { first, later } = todo;

/** Ends the turn and drops all other tasks. */
export const onlyEndTurn = (state: State): State => todo.only(state, { do: 'endTurn' });
