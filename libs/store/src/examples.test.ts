import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as door from './index.ts';
import { testServer } from './postgres/test-database.ts';

/** A line of an example that says what it comes to: `await store.loadTable('nobody'); // => null`. */
const CLAIM = /^(.*?);? +\/\/ => (.+)$/;
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
afterAll(async () => {
  await database?.remove();
  await server?.stop();
});

const examplesIn = (source: string): string[] =>
  [...source.matchAll(/@example\n([\s\S]*?)\n *\*\//g)].map(([, lines]) => lines!.replace(/^ *\* ?/gm, ''));

async function run(example: string): Promise<void> {
  const claims = example.split('\n').map((line) => line.replace(CLAIM, 'expect($1).toEqual($2);'));
  const folder = await mkdtemp(join(tmpdir(), 'masque-examples-'));
  const store = await withSomething();
  const names = { ...door, expect, folder, now, store, database: database?.url };
  // What runs is the text of our own comments.
  const body = `return (async () => { ${stripTypeScriptTypes(claims.join('\n'))} })();`;
  await (new Function(...Object.keys(names), body)(...Object.values(names)) as Promise<void>);
  await store.close();
  await rm(folder, { recursive: true });
}

const files = [
  'outcome.ts',
  'records.ts',
  'store.ts',
  'sqlite/sqlite-store.ts',
  'threaded/threaded-store.ts',
  'open-store.ts',
  'archive/copy.ts',
  'postgres/postgres-store.ts',
];
const sources = await Promise.all(files.map((file) => readFile(join(import.meta.dirname, file), 'utf8')));

describe('examples in the comments', () => {
  test.each(sources.flatMap(examplesIn))('%s', async (example) => {
    if (database || !example.includes('(database)')) await run(example);
  });

  test.each(files.map((file, i) => [file, examplesIn(sources[i]!)] as const))('%s has some', (_, examples) =>
    expect(examples).not.toEqual([]),
  );
});
