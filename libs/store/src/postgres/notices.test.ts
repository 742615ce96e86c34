import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { postgresLeases, postgresNotices, postgresStore } from '../index.ts';
import { testServer } from './test-database.ts';

const server = await testServer();
const database = (await server?.database())!;
afterAll(async () => {
  await database?.remove();
  await server?.stop();
});

describe.skipIf(!server)('nodes that share a database', () => {
  const { url } = database ?? {};
  beforeEach(() => database.clear());

  test('receive each other’s messages in order, whatever their length', async () => {
    const [a, b] = await Promise.all([postgresNotices(url), postgresNotices(url)]);
    const heard: string[] = [];
    await b.listen(['b', 'all'], (text) => heard.push(text));
    const long = '🎭é'.repeat(9000);
    for (const text of ['one', long, '', 'two']) a.send('b', text);
    a.send('all', 'three');
    a.send('other', 'not for b');
    await expect.poll(() => heard.length).toBe(5);
    expect(heard.map((it) => it.length)).toEqual([3, long.length, 0, 3, 5]);
    expect(heard).toEqual(['one', long, '', 'two', 'three']);
    await Promise.all([a.close(), b.close()]);
  });

  test('can take what no live node has, one at a time', async () => {
    await (await postgresStore(url)).close();
    const ids = ['a', 'b', 'c'];
    const nodes = await Promise.all(ids.map((id) => postgresLeases(url, id, 3000)));
    await Promise.all(nodes.map((it) => it.beat()));
    for (const key of ['t1', 't2', 't3']) {
      const holders = await Promise.all(nodes.flatMap((it) => [it.claim(key), it.claim(key)]));
      expect(new Set(holders).size).toBe(1);
    }
    const [a, b] = nodes;
    const mine = await a!.claim('t4');
    expect(mine).toBe('a');
    expect(await b!.claim('t4')).toBe('a');
    // a falls silent; b lives on
    await expect.poll(() => b!.beat().then(() => b!.claim('t4'))).toBe('b');
    // a is told that it was silent for too long, by the clock of the database, even if the first answer is lost
    const lost = await postgresLeases(url, 'a', 3000);
    await lost.beat();
    expect((await a!.beat()).lapsed).toBe(true);
    expect((await a!.beat()).lapsed).toBe(false);
    await lost.leave();
    expect(await a!.claim('t4')).toBe('b');
    await Promise.all(nodes.map((it) => it.leave()));
  });

  test('find games of lost nodes', async () => {
    const store = await postgresStore(url);
    const start = { game: 'g', version: '1', seed: '', setup: null, startedAt: 0 };
    for (const id of ['t1', 't2', 't3'])
      await store.saveTable(
        {
          ...{ id, code: null, state: 'playing', savedAt: 0 },
          // What people have written may be anything.
          data: { said: 'half of 🎭: \ud83c, \0, "\\', ...(id === 't3' && { club: { id: 'c' } }) },
        },
        0,
      );
    for (const id of ['t1', 't2', 't3']) await store.createSession({ ...start, id: `s-${id}`, tableId: id });
    await store.append('s-t2', 0, ['a'], { finished: { at: 1, outcome: null } });
    const a = await postgresLeases(url, 'a', 5000);
    await a.beat();
    expect((await a.orphans(9)).sort()).toEqual(['t1', 't3']);
    await a.claim('c');
    expect(await a.orphans(9)).toEqual(['t1']);
    await a.claim('t1');
    expect(await a.orphans(9)).toEqual([]);
    await a.release(['t1']);
    expect(await a.orphans(9)).toEqual(['t1']);
    await a.leave();
    await store.close();
  });
});
