import type { Step } from '@masque/core';

/** Something that is still to be done. */
export interface Task {
  readonly do: string;
}

/** Where a state keeps its tasks. */
export interface TodoRules<State, T extends Task> {
  /** The tasks in the state, the next one first. */
  read(state: State): readonly T[];
  /** The state with other tasks. A game that hides future tasks puts them into secrets here. */
  write(state: State, tasks: readonly T[]): State;
}

/** What is still to be done. Rules plan it without knowing how any of it is done. */
export interface Todo<State, T extends Task> extends TodoRules<State, T> {
  /** Puts tasks before all others, as an interruption. */
  first(state: State, ...tasks: readonly T[]): State;
  /** Puts tasks behind all others. */
  later(state: State, ...tasks: readonly T[]): State;
  /** Drops all tasks, and does these instead. */
  only(state: State, ...tasks: readonly T[]): State;
}

/** How a game processes its tasks. */
export interface AgendaRules<State, T extends Task> extends TodoRules<State, T> {
  /** Whether somebody has to choose first, or the game is over, so that nothing more is done for now. */
  waits(state: State): boolean;
  /** What each task does. The task has already been removed from the agenda, and may add others. */
  readonly tasks: { readonly [D in T['do']]: (state: State, task: Extract<T, { do: D }>, step: Step) => State };
  /** Nothing is left to do: usually the turn ends. Should ask somebody, or add tasks. */
  empty(state: State, step: Step): State;
}

/** What is still to be done in a turn: effects that wait for each other, one at a time. */
export interface Agenda<State, T extends Task> extends Todo<State, T> {
  /**
   * Processes tasks until somebody has to choose.
   * @throws RangeError if that never happens
   */
  proceed(state: State, step: Step): State;
}

/**
 * The tasks of a game, without what they do: for games in which the rules that plan tasks and those that perform them
 * are in different files.
 *
 * @example
 * interface State { todo: readonly { do: string }[] }
 * const todo: Todo<State, { do: string }> = todoOf({
 *   read: (state) => state.todo,
 *   write: (state, tasks) => ({ ...state, todo: tasks }),
 * });
 * todo.first(todo.later({ todo: [] }, { do: 'draw' }), { do: 'give' }).todo; // => [{ do: 'give' }, { do: 'draw' }]
 */
export const todoOf = <State, T extends Task>({ read, write }: TodoRules<State, T>): Todo<State, T> => ({
  read,
  write,
  first: (state, ...more) => write(state, [...more, ...read(state)]),
  later: (state, ...more) => write(state, [...read(state), ...more]),
  only: (state, ...these) => write(state, these),
});

/** More tasks than this between two questions mean that a rule is going in circles. */
const MAX_TASKS = 10_000;

/**
 * The agenda of a game: the stack of tasks that a turn processes between its questions.
 *
 * @example
 * type Todo = { do: 'pay'; coins: number } | { do: 'lose'; seat: Seat };
 * interface State { todo: readonly Todo[]; bank: number; asked: Seat | null }
 * const turn: Agenda<State, Todo> = agenda({
 *   read: (state) => state.todo,
 *   write: (state, todo) => ({ ...state, todo }),
 *   waits: (state) => state.asked !== null,
 *   tasks: {
 *     pay: (state, { coins }) => ({ ...state, bank: state.bank + coins }),
 *     lose: (state, { seat }) => ({ ...state, asked: seat }),
 *   },
 *   empty: (state) => ({ ...state, asked: 0 }),
 * });
 * const begun: State = { todo: [{ do: 'lose', seat: 2 }], bank: 0, asked: null };
 * turn.proceed(turn.first(begun, { do: 'pay', coins: 3 }), step); // => { todo: [], bank: 3, asked: 2 }
 */
export function agenda<State, T extends Task>(rules: AgendaRules<State, T>): Agenda<State, T> {
  const { read, write, waits, tasks, empty } = rules;
  const run = tasks as unknown as { readonly [D in string]?: (state: State, task: T, step: Step) => State };
  return {
    ...todoOf({ read, write }),
    proceed(state, step) {
      let now = state;
      for (let left = MAX_TASKS; !waits(now); left--) {
        if (left === 0) throw new RangeError('endless loop in the agenda: its tasks never end');
        const [task, ...rest] = read(now);
        now = task ? run[task.do as T['do']]!(write(now, rest), task, step) : empty(now, step);
      }
      return now;
    },
  };
}
