import { sqliteStore } from '@masque/store';
import { expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { fakeClock } from '../clock/fake-clock.ts';
import { ask, house, open, visitor } from '../test/house.ts';

const HOUR = 3_600_000;

test('spectators are not stored; seated people are remembered', async () => {
  const store = await sqliteStore(':memory:');
  const before = store.metrics().writes;
  const first = await house({ store });
  const cookie = await visitor(first.url, 'Ada');
  expect(await (await ask(first.url, '/api/me', undefined, cookie)).json()).toEqual({ name: 'Ada' });
  for (let i = 0; i < 5; i++) await ask(first.url, '/api/me');
  expect(store.metrics().writes).toBe(before);
  const code = await open(first.url, cookie);
  const ada = await Client.join(first.url, code, { cookie });
  expect(ada.doc!.you).toMatchObject({ host: true, name: 'Ada' });
  await ada.do({ do: 'sit' });
  expect(store.metrics().writes).toBeGreaterThan(before);
});

test('tables at which nobody sits are deleted after an hour, and never listed', async () => {
  const clock = fakeClock();
  const { url } = await house({ clock });
  const cookie = await visitor(url, 'Ada');
  const [left, watched, taken] = [await open(url, cookie), await open(url, cookie), await open(url, cookie)];
  const there = await Client.join(url, watched, { as: 'watch' });
  const ada = await Client.join(url, taken, { cookie });
  await ada.do({ do: 'sit' });
  await clock.pass(1500);
  const listed = async () =>
    ((await (await ask(url, '/api/tables')).json()) as { code: string }[]).map((it) => it.code);
  expect(await listed()).toEqual([taken]);
  for (let i = 0; i < 3 * 60; i++) await clock.pass(HOUR / 60);
  const status = async (code: string) => (await ask(url, `/api/tables/${code}`)).status;
  expect([await status(left), await status(watched), await status(taken)]).toEqual([404, 200, 200]);
  // Ada still waits for somebody.
  expect(await listed()).toEqual([taken]);
  await ada.close();
  for (let i = 0; i < 3 * 60; i++) await clock.pass(HOUR / 60);
  // She has gone home. The code still works, and the table is back once she is.
  expect(await listed()).toEqual([]);
  const back = await Client.join(url, taken, { cookie });
  await back.do({ do: 'seats', n: 4 });
  await clock.pass(1500);
  expect(await listed()).toEqual([taken]);
  await there.settled();
});

test('a code is released when its table has not been used for a month', async () => {
  const clock = fakeClock();
  const store = await sqliteStore(':memory:');
  const { url } = await house({ clock, store });
  const cookie = await visitor(url, 'Ada');
  const code = await open(url, cookie);
  const ada = await Client.join(url, code, { cookie });
  await ada.do({ do: 'sit' });
  const table = (await store.loadTableByCode(code))!;
  const { revision, ...draft } = table;
  // Pretend that a game has been played here.
  const start = { id: 'g', game: 'toy', version: '1', seed: '', setup: {}, startedAt: 0, tableId: table.id };
  await store.createSession(start);
  await store.append('g', 0, [], { finished: { at: 1, outcome: { winners: [], reason: 'x' } } });
  await store.saveTable({ ...draft, state: 'over', savedAt: clock.now() - 31 * 24 * HOUR }, revision);
  await ada.close();
  await clock.pass(2 * HOUR);
  expect(await store.loadTableByCode(code)).toBeNull();
  expect(await store.loadTable(table.id)).toMatchObject({ code: null, state: 'closed' });
  expect(await store.loadSession('g')).not.toBeNull();
});

test('one person can have only a few lobbies open at a time', async () => {
  const { url } = await house();
  const cookie = await visitor(url, 'Ada');
  for (let i = 0; i < 5; i++) expect((await ask(url, '/api/tables', { game: 'toy' }, cookie)).status).toBe(201);
  const refused = await ask(url, '/api/tables', { game: 'toy' }, cookie);
  expect([refused.status, await refused.json()]).toMatchObject([429, { error: { code: 'many_tables' } }]);
  expect((await ask(url, '/api/tables', { game: 'toy' }, await visitor(url, 'Ben'))).status).toBe(201);
});

test('a lobby that nobody looks at is unloaded, and still counts as open', async () => {
  const clock = fakeClock();
  const { url } = await house({ clock });
  const cookie = await visitor(url, 'Ada');
  const codes: string[] = [];
  for (let i = 0; i < 5; i++) codes.push(await open(url, cookie));
  for (const code of codes) {
    const ada = await Client.join(url, code, { cookie });
    await ada.do({ do: 'sit' });
    await ada.close();
  }
  const inMemory = async () => Number(/^masque_tables (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())![1]);
  expect(await inMemory()).toBe(5);
  for (let i = 0; i < 30 && (await inMemory()) > 0; i++) await clock.pass(20_000);
  for (let i = 0; i < 10; i++) {
    expect(await inMemory()).toBe(0);
    await clock.pass(20_000);
  }
  const another = () => ask(url, '/api/tables', { game: 'toy' }, cookie);
  expect((await another()).status).toBe(429);
  // A table where somebody plays no longer counts.
  const ada = await Client.join(url, codes[0]!, { cookie });
  const ben = await Client.join(url, codes[0]!, { cookie: await visitor(url, 'Ben') });
  await ben.do({ do: 'sit' });
  for (const it of [ada, ben]) await it.do({ do: 'ready', on: true });
  expect(await ada.do({ do: 'start' })).toMatchObject({ t: 'ok' });
  expect((await another()).status).toBe(201);
});
