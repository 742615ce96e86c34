import { seedOf, randomFor, type Step } from '@masque/core';
import { expect, test } from 'vitest';
import { agenda, type Agenda } from './index.ts';

interface State {
  readonly todo: readonly Todo[];
  readonly done: readonly string[];
  readonly asks: boolean;
}
type Todo = { readonly do: 'say'; readonly what: string } | { readonly do: 'ask' } | { readonly do: 'again' };

const step: Step = {
  ...{ at: 0, seats: 2, random: randomFor(seedOf('agenda'), 0) },
  ...({ log: () => {}, arm: () => {}, disarm: () => {}, end: () => {} } as unknown as Step),
};

const todo: Agenda<State, Todo> = agenda({
  read: (state) => state.todo,
  write: (state, tasks) => ({ ...state, todo: tasks }),
  waits: (state) => state.asks,
  tasks: {
    say: (state, { what }) => ({ ...state, done: [...state.done, what] }),
    ask: (state) => ({ ...state, asks: true }),
    again: (state) => todo.first(state, { do: 'again' }),
  },
  empty: (state) => ({ ...state, done: [...state.done, 'end'], asks: true }),
});

const nothing: State = { todo: [], done: [], asks: false };
const say = (what: string): Todo => ({ do: 'say', what });

test('runs tasks in order until somebody is asked, and continues from there', () => {
  const planned = todo.first(todo.later(nothing, say('b'), { do: 'ask' }, say('c')), say('a'));
  const asked = todo.proceed(planned, step);
  expect(asked).toEqual({ todo: [say('c')], done: ['a', 'b'], asks: true });
  expect(todo.proceed(asked, step)).toBe(asked);
  expect(todo.proceed({ ...asked, asks: false }, step).done).toEqual(['a', 'b', 'c', 'end']);
});

test('can be replaced by a new plan', () => {
  expect(todo.only(todo.later(nothing, say('a')), say('b')).todo).toEqual([say('b')]);
});

test('an endless loop is a named fault', () => {
  expect(() => todo.proceed(todo.later(nothing, { do: 'again' }), step)).toThrow('its tasks never end');
});
