import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { often } from '@masque/workspace/long';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { masque } from '../program.fixture.ts';

// Every thread loads the games itself.
vi.setConfig({ testTimeout: 120_000 });

const games = ['coup', 'desperate-times', 'montee-mortelle', 'succession', 'werewolf', 'night-ferry'];

// Not a built-in game.
beforeAll(() => void vi.stubEnv('MASQUE_GAMES', join(import.meta.dirname, '../../../../games/night-ferry')));
afterAll(() => void vi.unstubAllEnvs());

test.each(games)('the balance that %s promises is kept', async (game) => {
  const promised = join(import.meta.dirname, `../../../../games/${game}/promises.json`);
  const all = JSON.parse(readFileSync(promised, 'utf8')) as { games: number }[];
  expect(all.length).toBeGreaterThan(0);
  // Fewer games give wider intervals, which exclude only promises that are far off.
  const some = join(mkdtempSync(join(tmpdir(), 'promises-')), 'promises.json');
  writeFileSync(some, JSON.stringify(all.map((it) => ({ ...it, games: Math.ceil(it.games * often(0.05, 1)) }))));
  const { code, out } = await masque(['lab', game, '--promises', some, '--threads', '1']);
  expect(out).toMatch(/kept/);
  expect(out).not.toMatch(/NOT KEPT/);
  expect(code).toBe(0);
});

test('a broken promise, or a file without promises, is reported', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'promises-')), 'promises.json');
  const run = (promises: unknown) => {
    writeFileSync(file, JSON.stringify(promises));
    return masque(['lab', 'coup', '--promises', file, '--threads', '1']);
  };
  const { code, out } = await run([{ seats: 2, games: 30, seat: [0.9, 1] }]);
  expect(out).toMatch(/coup, 2 seats, seat 0: [\d.]+ % \(\d+–\d+\), promised 90–100 %: NOT KEPT/);
  expect(code).toBe(1);
  expect(await run({ seats: 2 })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/does not contain valid promises/),
  });
});
