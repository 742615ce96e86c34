import { expect, test } from 'vitest';
import { answer, ask, halfRoundedUp, majority, plurality, tally } from './index.ts';

test('counts votes and leaves abstentions out', () => {
  let ballot = ask<number>([0, 1, 2, 3, 4]);
  for (const [seat, choice] of [
    [0, 7],
    [1, 3],
    [3, 7],
  ] as const)
    ballot = answer(ballot, seat, choice);
  expect([...tally(ballot)]).toEqual([
    [7, [0, 3]],
    [3, [1]],
  ]);
  expect(plurality(ballot)).toEqual([7]);
  expect(plurality(ballot, 3)).toEqual([]);
  expect(plurality(answer(ballot, 4, 3))).toEqual([3, 7]);
  expect(plurality(ask<number>([0, 1]))).toEqual([]);
});

test('counts what each answer votes for', () => {
  const named = answer(answer(ask<{ who: number | null }>([0, 1]), 0, { who: 4 }), 1, { who: null });
  expect([...tally(named, ({ who }) => who)]).toEqual([[4, [0]]]);
});

test('thresholds', () => {
  expect([3, 4, 5, 8, 9].map(halfRoundedUp)).toEqual([2, 2, 3, 4, 5]);
  expect([3, 4, 5].map(majority)).toEqual([2, 3, 3]);
});
