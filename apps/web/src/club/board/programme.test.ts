import type { RoomView } from '@masque/club';
import { expect, test } from 'vitest';
import { burnedOf, marksOf } from './programme.ts';

const words = { doors: 'doors', titles: 'Titles', game: (id: string) => id };
const room = (begins: readonly number[], until?: number): RoomView =>
  ({
    evening: { id: 'e1', name: 'Friday', at: 0, ...(until !== undefined && { until }) },
    tables: Object.fromEntries(begins.map((at, i) => [`t${i}`, { game: `g${i}`, begins: at }])),
  }) as unknown as RoomView;
const times = (it: RoomView, now: number): number[] => marksOf(it, words, now).map(({ at }) => at);

test('an evening without a plan has no marks', () => {
  expect(times(room([]), 5)).toEqual([]);
});

test('marks go from the doors to the end, in order; past ones are dropped', () => {
  expect(times(room([30, 10], 100), 5)).toEqual([0, 10, 30, 100]);
  expect(times(room([10, 20, 30, 40], 100), 15)).toEqual([0, 20, 30, 40, 100]);
  expect(times(room([10]), 5)).toEqual([0, 10]);
});

test('the candle burns from mark to mark, and is out at the last', () => {
  const marks = marksOf(room([30, 10], 100), words, 5);
  expect([-5, 0, 5, 10, 20, 65, 100, 500].map((now) => burnedOf(marks, now))).toEqual([
    0, 0, 0.125, 0.25, 0.375, 0.75, 1, 1,
  ]);
});
