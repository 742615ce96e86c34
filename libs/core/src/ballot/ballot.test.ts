import { expect, test } from 'vitest';
import { cast, halfRoundedUp, majority, openBallot, plurality, tally } from '../index.ts';

test('counts votes and leaves abstentions out', () => {
  let ballot = openBallot<number>([0, 1, 2, 3, 4]);
  for (const [seat, choice] of [
    [0, 7],
    [1, 3],
    [3, 7],
  ] as const)
    ballot = cast(ballot, seat, choice);
  expect([...tally(ballot)]).toEqual([
    [7, [0, 3]],
    [3, [1]],
  ]);
  expect(plurality(ballot)).toEqual([7]);
  expect(plurality(cast(ballot, 4, 3))).toEqual([3, 7]);
  expect(plurality(openBallot([0, 1]))).toEqual([]);
});

test('thresholds', () => {
  expect([3, 4, 5, 8, 9].map(halfRoundedUp)).toEqual([2, 2, 3, 4, 5]);
  expect([3, 4, 5].map(majority)).toEqual([2, 3, 3]);
});
