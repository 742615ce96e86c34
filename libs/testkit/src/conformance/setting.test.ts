import type { AnyGame } from '@masque/core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { toy } from '../broken/toy/index.ts';
import { optionValues } from './index.ts';
import { planFor } from './setting.ts';

const game: AnyGame = toy({
  options: z.object({
    think: z.number().min(1000).max(60_000).nullable().default(20_000),
    peeking: z.enum(['all', 'neighbours']).default('all'),
    loud: z.boolean().default(false),
    slow: z.boolean().default(false),
    late: z.boolean().default(false),
  }),
  // Two that rule each other out.
  check: (options) => {
    const { loud, late } = options as unknown as { readonly loud: boolean; readonly late: boolean };
    return loud && late ? [{ key: 'check.both' }] : [];
  },
});

/** What a table's options are, but for the default ones. */
const changes = (options: object): [string, unknown][] => {
  const base = Object.entries(game.options.parse({}));
  return Object.entries(options).filter(([name, value]) => base.find(([it]) => it === name)![1] !== value);
};

test.each([0.5, 1])('at effort %d every value of every option is played, at tables that the game accepts', (effort) => {
  const { plain, varied, undealt } = planFor(game, { effort });
  const tables = [...plain, ...varied].map(({ options }) => options as Record<string, unknown>);
  for (const { name, values } of optionValues(game))
    for (const value of values) expect(tables.map((it) => it[name])).toContainEqual(value);
  expect(undealt).toEqual([]);
  for (const { options, seats } of varied) expect(game.check?.(options, seats)).toEqual([]);
});

test('with less effort, a table changes up to three options and names them', () => {
  const names = (effort: number) => planFor(game, { effort }).varied.map(({ name }) => name);
  expect(names(0.5).length).toBeLessThan(names(1).length);
  const counts = planFor(game, { effort: 1 }).varied.map(({ options }) => changes(options).length);
  // The first tables of full effort change one option each.
  expect(counts.slice(0, 4)).toEqual([1, 1, 1, 1]);
  const [first] = planFor(game, { effort: 0.5 }).varied;
  const changed = changes(first!.options);
  expect(changed.length).toBe(3);
  for (const [name, value] of changed) expect(first!.name).toContain(JSON.stringify({ [name]: value }).slice(1, -1));
});
