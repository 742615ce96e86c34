import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { actionsOf, fileOf, marksOf, packed, record, unpacked } from './corpus.fixture.ts';

const folder = join(import.meta.dirname, 'corpus');

/** What no recorded game contains, because bots and random players hardly ever come to it. */
const RARE: { readonly [game: string]: readonly string[] } = {
  'desperate-times': ['leave_be'],
  'montee-mortelle': ['loge'],
  succession: ['force', 'name', 'raise', 'dieFor', 'dieForAll', 'silence', 'proclaim'],
  werewolf: ['swear'],
};

test('every registered version is recorded, and every recorded version is registered', () => {
  // Records new versions only: an existing record stands for games that people are in the middle of.
  if (process.env['MASQUE_RECORD'])
    for (const { game } of games)
      if (!existsSync(join(folder, fileOf(game)))) writeFileSync(join(folder, fileOf(game)), packed(record(game)));
  const why =
    'Record a new version: MASQUE_RECORD=1 vitest run src/play/corpus.test.ts. The record of an old version goes when ' +
    'its rules are no longer registered, and games of that version are held from then on.';
  expect(readdirSync(folder).sort(), why).toEqual(games.map(({ game }) => fileOf(game)).sort());
});

test.each(games.map(({ game }) => [`${game.id} ${game.version}`, game] as const))(
  'recorded games of %s go on as they were played',
  (_, game) => {
    const recording = unpacked(readFileSync(join(folder, fileOf(game))));
    expect(recording).toMatchObject({ game: game.id, version: game.version });
    const done = new Set<string>();
    const why = `the rules of ${game.id} have changed: raise its version, and register both while games of the old one go on`;
    for (const { start, inputs, marks } of recording.games) {
      expect(marksOf(game, start, inputs), why).toEqual(marks);
      for (const it of inputs) if ('action' in it) done.add(it.action.type);
    }
    // All that players can do occurs, offers that nobody has to take among them.
    expect(actionsOf(game).filter((it) => !done.has(it))).toEqual(RARE[game.id] ?? []);
    const tables = recording.games.map(({ start }) => start);
    expect(new Set(tables.map(({ options }) => JSON.stringify(options))).size).toBeGreaterThan(1);
  },
);

test('a changed rule is noticed', () => {
  const { game } = games.find((it) => it.game.id === 'coup')!;
  const [first] = unpacked(readFileSync(join(folder, fileOf(game)))).games;
  const changed = { ...game, setup: (given: Parameters<typeof game.setup>[0]) => richer(game.setup(given)) };
  expect(marksOf(game, first!.start, first!.inputs)).toEqual(first!.marks);
  expect(() => expect(marksOf(changed, first!.start, first!.inputs)).toEqual(first!.marks)).toThrow();
});

/** Everybody begins with one coin more. */
const richer = (state: object): object => {
  const { coins, ...rest } = state as { coins: number[] };
  return { ...rest, coins: coins.map((n) => n + 1) };
};
