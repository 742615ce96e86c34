import type { Table } from '@masque/core';
import type { Moment } from '@masque/protocol';
import { expect, test } from 'vitest';
import { saidUntil, seriesOf } from './series.ts';

const claim = (n: number, seat: number, truth?: boolean, caught?: boolean): Moment => ({
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
  expect(saidUntil(moments, 4)).toEqual([
    { seat: 1, true: 0, believed: 1, caught: 1 },
    { seat: 0, true: 1, believed: 0, caught: 0 },
  ]);
  expect(saidUntil(moments, 0)).toEqual([]);
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
    most: 7,
    lines: [
      { seat: 0, values: [2, 3, 1] },
      { seat: 1, values: [2, 2, 7] },
    ],
  });
  expect(seriesOf([table([2, 2]), table([2, 2])])).toBeUndefined();
});
