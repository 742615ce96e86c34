import type { Table } from '@masque/core';
import type { KeyMoment } from '@masque/protocol';
import { expect, test } from 'vitest';
import { aimsUntil, curvesOf, claimsUntil, seriesOf } from './series.ts';

const claim = (n: number, seat: number, truth?: boolean, caught?: boolean): KeyMoment => ({
  n,
  kind: 'claim',
  seat,
  ...(truth !== undefined && { truth }),
  ...(caught !== undefined && { caught }),
});

test('claims are counted up to a step, and only if their truth is known', () => {
  const moments = [
    claim(1, 0, true),
    claim(2, 1, false, false),
    claim(3, 1, false, true),
    claim(4, 1),
    claim(5, 0, true),
  ];
  expect(claimsUntil(moments, 4)).toEqual([
    { seat: 1, true: 0, believed: 1, caught: 1 },
    { seat: 0, true: 1, believed: 0, caught: 0 },
  ]);
  expect(claimsUntil(moments, 0)).toEqual([]);
});

const table = (coins: readonly number[], cards = 2): Table => ({
  title: 'a',
  active: [],
  seats: coins.map((n, seat) => ({
    seat,
    counters: [
      { icon: 'stack', n: cards, label: 'cards' },
      { icon: 'two-coins', n, label: 'coins' },
    ],
  })),
});

test('the first statistic that changes is drawn', () => {
  expect(seriesOf([table([2, 2]), table([3, 2]), table([1, 7])])).toEqual({
    label: 'coins',
    max: 7,
    lines: [
      { seat: 0, values: [2, 3, 1] },
      { seat: 1, values: [2, 2, 7] },
    ],
  });
  expect(seriesOf([table([2, 2]), table([2, 2])])).toBeUndefined();
});

const bare: Table = { title: 'a', active: [], seats: [] };

test('figures beside the table are followed, those in a sentence too, and keep their value while they are not shown', () => {
  const stats = (alive: number, trials: number): Table => ({
    ...bare,
    stats: [
      { icon: 'village', label: 'alive', value: alive },
      { icon: 'pointing', label: 'trials', value: { key: 'of', args: { n: trials, limit: 3 } } },
      { icon: 'crown', label: 'crown', value: 'unclaimed' },
      { icon: 'gibbet', label: 'need', value: 4 },
    ],
  });
  expect(curvesOf([stats(8, 0), stats(7, 1), bare, stats(6, 2)])).toEqual([
    { label: 'alive', max: 8, values: [8, 7, 7, 6] },
    { label: 'trials', max: 2, values: [0, 1, 1, 2] },
  ]);
});

test('whom others point at is counted once for as long as they do', () => {
  const arrow = (from: number, to: number, label = 'points') => ({ from, to, label });
  const tables: Table[] = [
    { ...bare, arrows: [arrow(0, 2), arrow(1, 2)] },
    { ...bare, arrows: [arrow(0, 2), arrow(1, 2), arrow(2, 0, 'accuses')] },
    bare,
    { ...bare, arrows: [arrow(0, 2), arrow(2, 1)] },
  ];
  expect(aimsUntil(tables, 3)).toEqual([
    {
      label: 'points',
      seats: [
        { seat: 2, n: 3 },
        { seat: 1, n: 1 },
      ],
    },
    { label: 'accuses', seats: [{ seat: 0, n: 1 }] },
  ]);
  expect(aimsUntil(tables, 0)).toEqual([{ label: 'points', seats: [{ seat: 2, n: 2 }] }]);
});
