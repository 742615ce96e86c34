import { setImmediate as breath } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { played } from '../http/played.fixture.ts';
import { ask, house } from '../test/house.ts';
import { readGame } from './game-file.ts';

const coup = games.find(({ game }) => game.id === 'coup')!.game;
const { file } = played(coup, 'a');

test('a game is read a few moves at a time, and no further than the first that is none', async () => {
  expect(await readGame(file)).toEqual(file);
  const unread = Object.defineProperty([{}], 1, { enumerable: true, get: () => expect.unreachable('read too far') });
  expect(await readGame({ ...file, inputs: unread })).toBeNull();
  let others = 0;
  let done = false;
  const waiting = (async () => {
    for (; !done; others++) await breath();
  })();
  await readGame({ ...file, inputs: Array.from({ length: 1000 }, () => ({ at: 0, leave: 0 })) });
  done = true;
  await waiting;
  expect(others).toBeGreaterThan(50);
});

test.each(['/api/verify', '/api/replay', '/api/chance?as=0&at=0'])('%s takes no file without end', async (path) => {
  const { url } = await house({ registered: games });
  const moves = (length: number): object => ({ ...file, inputs: Array.from({ length }, () => ({ at: 0, leave: 0 })) });
  expect((await ask(url, path, moves(10_001))).status).toBe(400);
  expect((await ask(url, path, { ...moves(0), names: Array.from({ length: 41 }, () => '') })).status).toBe(400);
  expect((await ask(url, path, { ...file, inputs: [...file.inputs, {}] })).status).toBe(400);
});

test('one address brings only so many games a minute, in whichever way it looks at them', async () => {
  const { url } = await house({ registered: games });
  const bring = (n: number) => ask(url, n % 2 ? '/api/verify' : '/api/replay', { ...file, game: 'chess' });
  const all = await Promise.all(Array.from({ length: 61 }, (_, n) => bring(n)));
  const refused = all.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect((await bring(0)).status).toBe(429);
  expect((await ask(url, '/api/games')).status).toBe(200);
});
