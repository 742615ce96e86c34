import { HIDDEN, project, SPECTATOR } from '@masque/core';
import { expect, test } from 'vitest';
import { factsIn, forget, note, notebooks, type Notebooks } from './index.ts';

interface Fact {
  readonly turn: number;
}

test('a fact is in the notebooks of those who learned it, and nobody else reads it', () => {
  const books = note<Fact>(note<Fact>(notebooks(3), [0, 2], { turn: 1 }), 'all', { turn: 2 });
  expect([0, 1, 2].map((seat) => factsIn(books, seat).map(({ turn }) => turn))).toEqual([[1, 2], [2], [1, 2]]);
  expect(project(books, 2)).toEqual([HIDDEN, HIDDEN, [{ turn: 1 }, { turn: 2 }]]);
  expect(project(books, SPECTATOR)).toEqual([HIDDEN, HIDDEN, HIDDEN]);
});

test('forgetting a fact does not change who sees the others', () => {
  const books: Notebooks<Fact> = note<Fact>(notebooks(2), 'all', { turn: 1 }, { turn: 4 });
  const left = forget(books, ({ turn }) => turn > 2);
  expect(factsIn(left, 0)).toEqual([{ turn: 4 }]);
  expect(project(left, 1)).toEqual([HIDDEN, [{ turn: 4 }]]);
});
