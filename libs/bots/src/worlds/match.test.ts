import { randomFor, seedOf } from '@masque/core';
import { assert, array, boolean, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { match } from './match.ts';

test('an arrangement is found whenever one exists, and it is valid', () =>
  assert(
    property(array(array(boolean(), { minLength: 5, maxLength: 5 }), { maxLength: 5 }), integer(), (may, n) => {
      const fits = (place: number, value: number): boolean => may[place]![value]!;
      const put = match(may.length, [0, 1, 2, 3, 4], fits, randomFor(seedOf('match'), Math.abs(n)));
      const exists = (place: number, used: number[]): boolean =>
        place === may.length ||
        [0, 1, 2, 3, 4].some((it) => !used.includes(it) && fits(place, it) && exists(place + 1, [...used, it]));
      if (!put) return !exists(0, []);
      return new Set(put).size === may.length && put.every((it, place) => fits(place, it));
    }),
  ));

test('every arrangement can be drawn', () => {
  const found = new Set(
    [...Array(200).keys()].map((n) => match(2, ['a', 'b', 'c'], undefined, randomFor(seedOf('all'), n))!.join('')),
  );
  expect(found.size).toBe(6);
});
