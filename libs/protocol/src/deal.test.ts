import { commitmentOf, seedOf } from '@masque/core';
import { expect, test } from 'vitest';
import { chainOf, checkNumberOf, dealtFrom } from './deal.ts';

const [house, ada, ben] = ['house', 'ada', 'ben'].map(seedOf) as [string, string, string];

test('every number and its position change the seed', () => {
  const deals = [
    dealtFrom(house, [ada, ben]),
    dealtFrom(house, [ben, ada]),
    dealtFrom(house, [ada, null]),
    dealtFrom(house, [null, ada]),
    dealtFrom(house, [ada]),
    dealtFrom(house, [null, null]),
    dealtFrom(ada, [house, ben]),
  ];
  expect(new Set(deals).size).toBe(deals.length);
  expect(deals[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(dealtFrom(house, [ada, ben])).toBe(deals[0]);
});

test('the check number depends on the commitment, the numbers and their seats', () => {
  const given = [ada, ben].map((number) => ({ seal: commitmentOf(number), number }));
  const numbers = [
    checkNumberOf(commitmentOf(house), given),
    checkNumberOf(commitmentOf(ada), given),
    checkNumberOf(commitmentOf(house), given.toReversed()),
    checkNumberOf(commitmentOf(house), [given[0]!, null]),
    checkNumberOf(commitmentOf(house), [given[0]!, { ...given[1]!, number: null }]),
    checkNumberOf(commitmentOf(house), []),
  ];
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.every((it) => /^\d{4} \d{4}$/.test(it))).toBe(true);
});

test('a chain depends on the inputs and their order, and reveals nothing without the seed', () => {
  const { first, next } = chainOf(house);
  const start = first({ game: 'coup', names: ['Ada'] });
  expect(first({ names: ['Ada'], game: 'coup' })).toBe(start);
  expect(first({ names: ['Ben'], game: 'coup' })).not.toBe(start);
  const a = { at: 1, leave: 0 };
  const b = { at: 2, leave: 1 };
  expect([a, b].reduce(next, start)).not.toBe([b, a].reduce(next, start));
  expect(next(start, { leave: 0, at: 1 })).toBe(next(start, a));
  expect(chainOf(ada).next(start, a)).not.toBe(next(start, a));
});
