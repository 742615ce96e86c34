import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockwiseFrom, interrupt, nextSeat, nextTurn, orderFrom, passClockwise, roundFrom } from './index.ts';

test('clockwise', () => {
  expect(clockwiseFrom(2, 4)).toEqual([3, 0, 1]);
  expect(roundFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(nextSeat(2, 4, (seat) => seat !== 3)).toBe(0);
  expect(nextSeat(1, 3, () => false)).toBe(1);
  expect(passClockwise(['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
  expect(passClockwise(['a', 'b', 'c'], -1)).toEqual(['b', 'c', 'a']);
});

test('turns out of order, however many, do not change whose turn comes after them', () => {
  const seats = fc.array(fc.nat(4), { maxLength: 4 });
  fc.assert(
    fc.property(fc.nat(4), fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }), seats, (turn, plays, between) => {
      const order = between.reduce(interrupt, orderFrom(turn));
      const lives = (seat: number): boolean => plays.includes(seat);
      expect(nextTurn(order, 5, lives)).toEqual(nextTurn(orderFrom(turn), 5, lives));
    }),
  );
});
