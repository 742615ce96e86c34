import type { KeyMoment } from '@masque/protocol';
import { expect, test } from 'vitest';
import { kindsIn, momentsOf } from './kinds.ts';

const moments: readonly KeyMoment[] = [
  { n: 1, kind: 'claim', seat: 0, truth: true },
  { n: 2, kind: 'claim', seat: 1, truth: false },
  { n: 3, kind: 'challenge', seat: 0, on: 1 },
  { n: 4, kind: 'out', seat: 1 },
  { n: 5, kind: 'trade', seat: 0, on: 2 },
  { n: 6, kind: 'turned', seat: 2 },
  { n: 7, kind: 'end' },
];

test('one kind of moment is chosen among those that occur; the end is always there', () => {
  expect(kindsIn(moments)).toEqual(['lies', 'challenges', 'deaths', 'trades']);
  const steps = (kind: Parameters<typeof momentsOf>[1]) => momentsOf(moments, kind).map(({ n }) => n);
  expect(steps('lies')).toEqual([2, 7]);
  expect(steps('trades')).toEqual([5, 7]);
  expect(steps(null)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
