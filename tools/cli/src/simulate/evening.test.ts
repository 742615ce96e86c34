import { expect, test } from 'vitest';
import { countsOf } from './evening.ts';

test('a table of an evening goes from the smallest number of players to the largest, but not to crowds', () => {
  expect(countsOf({ seats: { min: 3, max: 6 } })).toEqual([3, 4, 5, 6]);
  expect(countsOf({ seats: { min: 2, max: 10 } })).toEqual([2, 4, 6, 8, 10]);
  expect(countsOf({ seats: { min: 6, max: 40 } })).toEqual([6, 11, 15, 20, 24]);
  expect(countsOf({ seats: { min: 30, max: 40 } })).toEqual([30]);
});
