import type { SetContents } from '@masque/core';
import { viewSet } from '@masque/mechanics';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import werewolf from '../index.ts';
import { options } from '../options.ts';
import { roleNames, ruleOf } from '../roles/index.ts';
import { sizeOf } from './set.ts';

const look = (seats: number, ask: { set?: SetContents; code?: string } = {}) =>
  viewSet(werewolf, { seats, options: options.parse({}), ...ask })!;
const anySet: fc.Arbitrary<SetContents> = fc
  .tuple(...roleNames.map((role) => fc.integer({ min: 0, max: ruleOf(role).deck.max })))
  .map((counts) => Object.fromEntries(roleNames.flatMap((role, i) => (counts[i] ? [[role, counts[i]]] : []))))
  .filter((set) => Object.keys(set).length > 0);

test('a shared set code gives the same set, however it is typed', () => {
  fc.assert(
    fc.property(anySet, fc.boolean(), (set, loud) => {
      const { code } = look(8, { set });
      const typed = loud ? ` ${code.toUpperCase()} ` : code;
      expect(look(8, { code: typed }).set).toEqual(set);
    }),
  );
});

test('a custom set is played, or its problems are explained', () => {
  fc.assert(
    fc.property(anySet, fc.integer({ min: 6, max: 40 }), (set, seats) => {
      const view = look(seats, { set });
      const played = options.parse({ ...options.parse({}), ...view.options });
      expect(look(seats, { set }).problems).toEqual(werewolf.check!(played, seats));
      const cardsIn = sizeOf(set);
      if (cardsIn !== seats) expect(view.problems).not.toEqual([]);
    }),
  );
});

test('more Werewolves mean fewer wins for the village', () => {
  const village = (werewolf: number) => look(8, { set: { werewolf, seer: 1, villager: 7 - werewolf } }).sides[0]!.share;
  expect(village(1)).toBeGreaterThan(village(2));
  expect(village(2)).toBeGreaterThan(village(3));
});

test('the recommended set follows the number of players', () => {
  const [few, many] = [look(8), look(15)];
  expect([few.presets[0]?.chosen, many.presets[0]?.chosen]).toEqual([true, true]);
  expect(few.set).not.toEqual(many.set);
  expect(look(8, { set: few.set! }).presets[0]?.chosen).toBe(false);
});

test('a mystery set is known only to the host', () => {
  expect(viewSet(werewolf, { seats: 8, options: options.parse({ mystery: true }) })?.hidden).toBe(true);
  expect(look(8).hidden).toBe(false);
});
