import { expect, test } from 'vitest';
import { clockwiseFrom, nextSeat, passClockwise } from './index.ts';

test('clockwise', () => {
  expect(clockwiseFrom(2, 4)).toEqual([3, 0, 1]);
  expect(nextSeat(2, 4, (seat) => seat !== 3)).toBe(0);
  expect(nextSeat(1, 3, () => false)).toBe(1);
  expect(passClockwise(['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
  expect(passClockwise(['a', 'b', 'c'], -1)).toEqual(['b', 'c', 'a']);
});
