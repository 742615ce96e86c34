import { sqliteStore, type Store } from '@masque/store';
import { testServer } from '@masque/store/test-database';
import { expect, test } from 'vitest';
import { Road } from './chaos/road.ts';
import { serve } from './serve.ts';
import { Client } from './test/client.ts';
import { ask, dealt, house, open, toyGame, visitor } from './test/house.ts';
import { fakeClock } from './clock/fake-clock.ts';

test('a server is not ready while its store cannot write', async () => {
  const store = await sqliteStore(':memory:');
  let full = false;
  const check = async (): Promise<void> => {
    if (full) throw new Error('disk full');
    await store.check();
  };
  const { url } = await house({ store: { ...store, check } });
  expect((await ask(url, '/readyz')).status).toBe(200);
  full = true;
  await expect.poll(async () => (await ask(url, '/readyz')).status).toBe(503);
  expect(await (await ask(url, '/readyz')).json()).toEqual({ ok: false, why: 'store' });
  expect((await ask(url, '/healthz')).status).toBe(200);
  full = false;
  await expect.poll(async () => (await ask(url, '/readyz')).status).toBe(200);
});

test('a server is not ready for a while after a write has failed, though a test write fits on its disk', async () => {
  const store = await sqliteStore(':memory:');
  let full = false;
  const append: Store['append'] = async (...given) => {
    if (full) throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    return store.append(...given);
  };
  const { url } = await house({ store: { ...store, append } });
  const { players } = await dealt(url, 2);
  const ada = players[0]!;
  expect((await ask(url, '/readyz')).status).toBe(200);
  full = true;
  expect(await ada.act(ada.offer('wave'))).toMatchObject({ t: 'refused', code: 'busy' });
  expect((await ask(url, '/readyz')).status).toBe(503);
  full = false;
  expect(await ada.act(ada.offer('wave'))).toMatchObject({ t: 'ok' });
  await expect.poll(async () => (await ask(url, '/readyz')).status, { timeout: 15_000 }).toBe(200);
});

test(
  'a server whose PostgreSQL is lost is not ready, and is again when it is back',
  { timeout: 60_000 },
  async (it) => {
    const postgres = await testServer();
    const database = await postgres?.database();
    if (!database) return it.skip();
    const road = await Road.to(database.url);
    const data = road.by(database.url);
    const server = await serve({
      port: 0,
      host: '127.0.0.1',
      data,
      registered: [{ game: toyGame }],
      logLevel: 'silent',
    });
    const status = async (): Promise<number> => (await ask(server.url, '/readyz')).status;
    try {
      expect(await status()).toBe(200);
      road.refuse();
      await expect.poll(status, { timeout: 15_000 }).toBe(503);
      expect((await ask(server.url, '/healthz')).status).toBe(200);
      road.open();
      await expect.poll(status, { timeout: 15_000 }).toBe(200);
    } finally {
      road.open();
      await server.close();
      road.close();
      await database.remove();
      await postgres!.stop();
    }
  },
);

test('a server that is told to stop says so while it goes on serving, and then closes', async () => {
  const clock = fakeClock();
  const { url, close } = await house({ drainMs: 1000, clock });
  const { players } = await dealt(url, 2);
  const closing = close();
  const ready = await ask(url, '/readyz');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ ok: false, why: 'closing' });
  // People who are here play on, and whoever was sent here at the last moment comes in.
  const play = players[0]!.doc!.play!.offers.find(({ type }) => type === 'play')!;
  expect(await players[0]!.act(play, { card: 0 })).toMatchObject({ t: 'ok' });
  const cookie = await visitor(url);
  const late = await Client.join(url, await open(url, cookie), { cookie });
  await clock.pass(999);
  expect((await ask(url, '/readyz')).status).toBe(503);
  expect(late.closed).toBeNull();
  await clock.pass(1);
  await closing;
  await players[0]!.until(() => players[0]!.closed !== null);
  expect(players[0]!.closed!.code).toBe(1012);
  await expect(ask(url, '/readyz')).rejects.toThrow();
});
