import type { AnyGame } from '@masque/core';
import { often } from '@masque/workspace/long';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toy } from '../test/toy.ts';
import { faults } from './faults.ts';
import { Heap } from './heap.ts';
import { storm } from './storm.ts';
import { storms } from './storms.ts';

const games = [toy as unknown as AnyGame];

test('a storm at an evening keeps what the club was told', async () => {
  const it = await storm(4, games);
  expect(it.problems).toEqual([]);
  expect(it.clubs).toBe(1);
  expect(it.commands).toBeGreaterThan(0);
  expect(it.results).toBeGreaterThan(0);
});

test.each([2, 7, 18, 31].slice(0, often(2, 4)))(
  'storm %i loses nothing, forks nothing and shows nobody what is not theirs',
  async (seed) => {
    const it = await storm(seed, games);
    expect(it.problems).toEqual([]);
    expect(it.acknowledged).toBeGreaterThan(0);
  },
);

test('the same seed is the same storm', async () => {
  const [one, again, another] = [await storm(5, games), await storm(5, games), await storm(6, games)];
  expect(again).toEqual(one);
  expect(another.fingerprint).not.toBe(one.fingerprint);
});

test.each(Object.entries(faults))(
  'the fault "%s" can be put back into the code as it is',
  (_name, { module, find }) => {
    const root = join(import.meta.dirname, '../../../..');
    const files = globSync(
      ['libs/*/src', 'apps/server/src'].map((it) => `${it}/**${module}.ts`),
      { cwd: root },
    );
    expect(files).toHaveLength(1);
    expect(readFileSync(join(root, files[0]!), 'utf8')).toContain(find);
  },
);

/** The first fault is found quickly and tested in every run; the nightly run tests all of them. */
const names = ['early', ...Object.keys(faults).filter((it) => it !== 'early')];

test.each(names.slice(0, often(1, names.length)))(
  'the fault "%s" is found when it is put back',
  { timeout: 600_000 },
  async (fault) => {
    let found: readonly string[] = [];
    await storms({
      from: 1,
      count: often(30, 600),
      threads: 1,
      fault,
      came: ({ problems }) => {
        found = problems;
        return problems.length === 0;
      },
    });
    expect(found).not.toEqual([]);
  },
);

test('a heap returns its smallest item', () => {
  const heap = new Heap<number>((a, b) => a - b);
  const numbers = Array.from({ length: 200 }, (_, i) => (i * 7919) % 211);
  for (const it of numbers) heap.push(it);
  expect(numbers.map(() => heap.pop())).toEqual(numbers.toSorted((a, b) => a - b));
  expect([heap.pop(), heap.peek()]).toEqual([undefined, undefined]);
});
