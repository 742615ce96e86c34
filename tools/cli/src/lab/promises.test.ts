import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { often } from '@masque/workspace/long';
import { expect, test, vi } from 'vitest';
import { masque } from '../program.fixture.ts';
import biasedGame from './biased.fixture.ts';
import { check, powerOf, promisesIn, withPromises } from './promises.ts';

// Every thread loads the games itself.
vi.setConfig({ testTimeout: often(120_000, 900_000) });

const folder = (game: string): string => join(import.meta.dirname, `../../../../games/${game}`);
const fileOf = (game: string): string => join(folder(game), 'promises.json');
const games = ['coup', 'desperate-times', 'montee-mortelle', 'succession', 'werewolf', 'night-ferry'];
const lab = (game: string, file: string, ...more: string[]) =>
  masque(['lab', game, '--promises', file, '--threads', '1', ...more]);

test.each(games)('games of %s go as recorded, and the balance that it promises is kept', async (game) => {
  const short = often(1, 0) === 1 ? ['--short'] : [];
  const { code, out } = await lab(
    // Not one of the built-in games.
    game === 'night-ferry' ? folder(game) : game,
    fileOf(game),
    ...short,
  );
  expect(out).not.toMatch(/differently|nothing is recorded|NOT KEPT/);
  expect(out).toMatch(/: kept\n/);
  expect(code).toBe(0);
});

test.each(games)(
  'what %s promises is a promise: ten points away from it, it would be broken; its README says it',
  (game) => {
    const promised = promisesIn(fileOf(game));
    for (const it of promised.flatMap((it) => check(it, it.recorded!.all)))
      for (const shift of [-0.1, 0.1])
        expect([it.what, shift, powerOf(it, shift) > 0.9]).toEqual([it.what, shift, true]);
    const readme = readFileSync(join(folder(game), 'README.md'), 'utf8');
    expect(withPromises(readme, promised)).toBe(readme);
  },
);

/** A copy that may be written to, of the first table. */
function copied(games: number): string {
  const file = join(mkdtempSync(join(tmpdir(), 'promises-')), 'promises.json');
  writeFileSync(file, JSON.stringify([{ ...promisesIn(fileOf('coup'))[0]!, games }]));
  return file;
}

test('where one seat plays worse, the first games show it; whoever accepts that is told that the balance is gone', async () => {
  const file = copied(100);
  const biased = join(import.meta.dirname, 'biased.fixture.ts');
  const before = await lab(biased, file, '--short');
  expect(before.code).toBe(1);
  expect(before.out).toMatch(/coup, 2 seats: bots play differently/);
  expect(before.out).toContain(`masque lab ${biasedGame.id} --promises promises.json --update`);
  const accepted = await lab(biased, file, '--update');
  expect(accepted.code).toBe(1);
  expect(accepted.out).not.toMatch(/differently/);
  expect(accepted.out).toMatch(
    /2 seats, seat 1: [\d.]+ % of 100 games \(\d+–\d+\), promised [\d.]+–[\d.]+ %: NOT KEPT/,
  );
  // What was accepted stays broken, also where only the first games are played.
  expect(await lab(biased, file, '--short')).toMatchObject({ code: 1, out: expect.stringMatching(/NOT KEPT/) });
  // The same with bots as they should be: nothing to complain about.
  expect(await lab('coup', file, '--update')).toMatchObject({ code: 0 });
});

test('a file without promises, or with contradictory wishes, is reported', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'promises-')), 'promises.json');
  writeFileSync(file, '{"seats":2}');
  expect(await lab('coup', file)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/does not contain valid promises/),
  });
  expect(await lab('coup', file, '--short', '--update')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/--short/),
  });
});
