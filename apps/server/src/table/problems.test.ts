import { expect, test } from 'vitest';
import { toyGame } from '../test/house.ts';
import type { TableData } from './data.ts';
import { problemsOf } from './problems.ts';

/** A table of so many people, of whom the first is the host and nobody is ready. */
const unready = (people: number): TableData =>
  ({
    host: 'p0',
    options: {},
    places: Array.from({ length: people }, (_, i) => ({ person: `p${i}` })),
  }) as unknown as TableData;

const game = { ...toyGame, seats: { min: 2, max: 40 }, check: () => [] };

test('a few people who are not ready are named, many are counted', () => {
  const few = Array.from({ length: 4 }, (_, i) => ({ seat: i + 1 }));
  expect(problemsOf(unready(5), game)).toEqual([{ key: 'problem.notReady', args: { who: { list: few } } }]);
  expect(problemsOf(unready(24), game)).toEqual([
    { key: 'problem.notReady', args: { who: { msg: { key: 'problem.people', args: { n: 23 } } } } },
  ]);
});
