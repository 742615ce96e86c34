import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { describeExamples } from '@masque/workspace/examples';
import * as door from './index.ts';
import { testServer } from './postgres/test-database.ts';

const now = 1_700_000_000_000;

/** A store with a table, a game at it with one input and a deadline, and a person. */
async function withSomething(): Promise<door.Store> {
  const store = await door.sqliteStore(':memory:');
  await store.saveTable({ id: 't1', code: 'WOLF', state: 'open', data: { seats: ['p1'] }, savedAt: now }, 0);
  const start = { id: 's1', tableId: 't1', game: 'coup', version: '1', seed: 'c0ffee', setup: null, startedAt: now };
  await store.createSession(start);
  const deadlines = [{ clock: { phase: 'bid', delay: 'turn' }, n: 1, at: now + 30_000 }];
  await store.append('s1', 0, ['bet'], { deadlines });
  await store.savePerson({ id: 'p1', tokenHash: 'a3c', data: { name: 'Ada' }, savedAt: now });
  return store;
}

const server = await testServer();
const database = await server?.database();
// Its tables are there.
if (database) await (await door.postgresStore(database.url)).close();
afterAll(async () => {
  await database?.remove();
  await server?.stop();
});

describeExamples({
  folder: import.meta.dirname,
  doors: ['index.ts'],
  world: async (example) => {
    if (!database && example.includes('(database)')) return null;
    const folder = await mkdtemp(join(tmpdir(), 'masque-examples-'));
    return { ...door, contract: () => {}, folder, now, store: await withSomething(), database: database?.url };
  },
  after: async ({ folder, store }) => {
    await (store as door.Store).close();
    await rm(folder as string, { recursive: true });
  },
});
