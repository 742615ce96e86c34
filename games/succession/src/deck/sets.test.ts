import type { SetContents } from '@masque/core';
import { viewSet } from '@masque/mechanics';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import succession from '../index.ts';
import { optionsSchema } from '../options.ts';
import { roleNames } from '../roles/index.ts';

const look = (seats: number, ask: { set?: SetContents; code?: string } = {}, given: object = {}) =>
  viewSet(succession, { seats, options: optionsSchema.parse(given), ...ask })!;
const decks = fc.dictionary(fc.constantFrom(...roleNames), fc.integer({ min: 1, max: 20 }), { minKeys: 1 });

test('a shared deck code gives the same deck, written once or for both factions', () => {
  fc.assert(
    fc.property(decks, fc.boolean(), (set, twice) => {
      const { code } = look(10, { set });
      expect(look(10, { code: twice ? `${code} / ${code.toUpperCase()}` : code }).set).toEqual(set);
    }),
  );
});

test('a deck with two different halves is not a set', () => {
  expect(look(10, { code: 'heir.noble4/heir.spy.noble3' }).set).toBeNull();
  expect(look(10, { code: 'heir.nobel4' }).set).toBeNull();
});

test('a custom deck is checked for one faction', () => {
  const keys = (set: SetContents) => look(10, { set }).problems.map((it) => (typeof it === 'string' ? it : it.key));
  expect(keys({ heir: 1, spy: 1, noble: 3 })).toEqual([]);
  expect(keys({ heir: 1, spy: 1, noble: 2 })).toEqual(['check.size']);
  expect(keys({ spy: 1, noble: 4 })).toEqual(['check.heir']);
});

test('only sets that can be dealt at this table are offered', () => {
  const names = (seats: number, given: object) => look(seats, {}, given).presets.map((it) => it.name);
  expect(names(8, {})).toEqual(['option.tier.1', 'option.tier.2', 'option.tier.3']);
  expect(names(8, { tier2At8: 'require10' })).toEqual(['option.tier.1', 'option.tier.3']);
});
