import { offersFor, replay, SPECTATOR, start, tableFor, timelineOf, type Input } from '@masque/core';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sightOf } from '../audit/witness.ts';
import { games } from '../games.ts';
import { drawnBy } from './drawn.ts';
import { thisVersion, versionFrom } from './version.ts';

const { game } = games.find((it) => it.game.id === 'coup')!;

test('another version draws a game from its log for every seat, as its nodes do', { timeout: 180_000 }, async () => {
  const here = thisVersion();
  expect(here.games.get('coup')).toBe(game.version);
  const dealt = { seed: 'ab'.repeat(32), seats: 3, options: game.options.parse({}) as object, at: 5 };
  const first = timelineOf(start(game, dealt));
  const seat = [0, 1, 2].find((it) => offersFor(first.session, it).some(({ type }) => type === 'income'))!;
  const { type, window } = offersFor(first.session, seat).find((it) => it.type === 'income')!;
  const input: Input = { at: 9, seat, action: { type, window, params: {} } };
  const sessions = [first.session, replay(first, [input]).session];
  const drawn = await drawnBy(here, 'coup', dealt, [input], [0, null]);
  const plain = (it: unknown): unknown => JSON.parse(JSON.stringify(it));
  expect(drawn.get(0)).toEqual(sessions.map((it) => sightOf(plain(tableFor(it, 0)), plain(offersFor(it, 0)))));
  expect(drawn.get(null)).toEqual(sessions.map((it) => sightOf(plain(tableFor(it, SPECTATOR)), [])));
  expect(drawn.get(0)![0]!.table).not.toBe(drawn.get(0)![1]!.table);
});

test('a folder without a server is no version', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masque-version-test-'));
  try {
    expect(() => versionFrom(folder)).toThrow(/There is no Masque in .*: neither a checkout nor/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
