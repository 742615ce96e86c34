import { NOBODY, declassify, secret } from '@masque/core';
import { todoOf } from '@masque/mechanics';
import type { State, Task } from '../state.ts';

/** What is still to be done. It names objects: nobody sees it. */
export const todo = todoOf<State, Task>({
  read: (state) => declassify(state.todo),
  write: (state, tasks) => ({ ...state, todo: secret(tasks, NOBODY) }),
});

/** Adds a task behind all others; before all others, for the hand limit interrupts everything. */
export const { first, later } = todo;

/** The turn is over, whatever was still to be done. */
export const onlyEndTurn = (state: State): State => todo.only(state, { do: 'endTurn' });
