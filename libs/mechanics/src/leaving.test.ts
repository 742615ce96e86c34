import { expect, test } from 'vitest';
import { giveUp, HOUSE_TIME, isDeserted, withHouse } from './index.ts';

test('players who have left are listed once, in order', () => {
  expect(giveUp(giveUp(giveUp([], 3), 0), 3)).toEqual([0, 3]);
  expect([isDeserted([0, 2], 3), isDeserted([0, 1, 2], 3)]).toEqual([false, true]);
});

test('if only departed seats are waited for, the rules answer soon, even without clocks', () => {
  const all = withHouse<boolean, 'turn' | 'card'>({ turn: () => null, card: () => 20_000 }, (left) => left);
  expect([all.turn(false), all.card(false)]).toEqual([null, 20_000]);
  expect([all.turn(true), all.card(true)]).toEqual([HOUSE_TIME, HOUSE_TIME]);
});
