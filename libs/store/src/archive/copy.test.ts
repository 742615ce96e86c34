import Sqlite from 'better-sqlite3';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyStore, lockFolder, openStore, type Store } from '../index.ts';
import { testServer } from '../postgres/test-database.ts';
import { unwritable } from '../sqlite/unwritable.ts';

const server = await testServer();
const database = await server?.database();
afterAll(async () => {
  await database?.remove();
  await server?.stop();
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masque-copy-'));
  await database?.clear();
});
afterEach(() => rm(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);

/** Two games in different months, one of them running, and something of everything else. */
async function fill(store: Store): Promise<void> {
  await store.savePerson({ id: 'p1', tokenHash: 'h', data: { name: 'É 🎭' }, savedAt: 1 });
  await store.saveTable({ id: 't1', code: 'WOLF', state: 'playing', data: { seats: ['p1'] }, savedAt: 2 }, 0);
  await store.extendStream({ id: 'e1', kind: 'evening', code: null }, 0, ['open', 'close']);
  const start = { tableId: 't1', game: 'coup', version: '1', seed: 'c0ffee', setup: { seats: 2 } };
  const deadlines = [{ clock: { delay: 'turn' }, n: 7, at: 99 }];
  await store.createSession({ id: 's1', ...start, startedAt: Date.UTC(2026, 0, 5) });
  await store.createSession({ id: 'S2', ...start, startedAt: Date.UTC(2026, 5, 5) }, { deadlines });
  // More than one page.
  await store.append(
    's1',
    0,
    Array.from({ length: 1200 }, (_, n) => ({ n, said: '"é"\u0000' })),
  );
  await store.append('s1', 1200, ['last'], { finished: { at: 9, outcome: { winners: [1] } } });
  await store.append('S2', 0, ['first'], { keys: ['p1 k'] });
  await store.saveSnapshot('s1', 1000, '{}');
  await store.close();
}

const total = { people: 1, tables: 1, sessions: 2, inputs: 1202, snapshots: 1, deadlines: 1, receipts: 1 };
const counts = { ...total, streams: 1, stream_inputs: 2 };

test('a backup is one file, written while the server runs, and a restored one can be continued', async () => {
  await fill(await openStore(at('data')));
  const live = await openStore(at('data'));
  expect(await copyStore(at('data'), at('backup.db'))).toEqual(counts);
  // Hands of running games are in it.
  if (process.platform !== 'win32') expect((await stat(at('backup.db'))).mode & 0o777).toBe(0o600);
  await live.append('S2', 1, ['after the backup']);
  await live.close();
  await rm(at('data'), { recursive: true });

  expect(await copyStore(at('backup.db'), at('data'))).toEqual(counts);
  const restored = await openStore(at('data'));
  expect(await restored.append('S2', 1, ['another'])).toEqual({ ok: true, seq: 2 });
  expect((await restored.loadSession('s1'))?.seq).toBe(1201);
  expect(await restored.deadlinesDue(99, 9)).toHaveLength(1);
  await restored.close();
});

describe.skipIf(!database)('PostgreSQL', () => {
  test('moving from a folder to a database and back changes nothing', async () => {
    const { url } = database!;
    await fill(await openStore(at('data')));
    expect(await copyStore(at('data'), url)).toEqual(counts);
    const store = await openStore(url);
    expect(await store.append('S2', 1, ['on'], { deadlines: [] })).toEqual({ ok: true, seq: 2 });
    expect(await store.read('s1', 1200)).toEqual([{ seq: 1200, input: 'last' }]);
    await store.close();
    expect(await copyStore(url, at('back.db'))).toEqual({ ...counts, inputs: 1203, deadlines: 0 });
  });

  test('a copy that fails leaves nothing behind', async () => {
    await fill(await openStore(at('data')));
    const raw = new Sqlite(at('data/masque.db'));
    // No store would write this; a text of PostgreSQL cannot hold it.
    raw.prepare("insert into snapshots (session_id, seq, data) values ('S2', 1, ?)").run('\u0000');
    raw.close();
    await expect(copyStore(at('data'), database!.url)).rejects.toThrow();
    const store = await openStore(database!.url);
    expect(await store.listSessions()).toEqual([]);
    await store.close();
  });
});

test('a source that is damaged is named', async () => {
  await fill(await openStore(at('data')));
  await writeFile(at('data/masque.db'), 'x'.repeat(5000));
  await expect(copyStore(at('data'), at('copy.db'))).rejects.toThrow(
    /Cannot read .*masque\.db: file is not a database/,
  );
});

test.skipIf(process.platform !== 'linux')('a place that cannot be written to is named', async () => {
  await fill(await openStore(at('data')));
  // Not even root may write there.
  await expect(copyStore(at('data'), '/sys/masque.db')).rejects.toThrow(
    /^Cannot use \/sys\/masque\.db: .*\. .*, or choose another place/,
  );
  await expect(lockFolder('/sys', 'a server')).rejects.toThrow(
    /^Cannot write to the folder \/sys: .*\. .*, or choose another one: DATA=\.\/other$/,
  );
});

test.each([
  ['SQLITE_FULL', /^the disk is full\. Free some space, or wait$/],
  ['EROFS', /^its file system is read-only\. Make it writable, or wait$/],
  ['SQLITE_IOERR', /^disk I\/O error\. Look at its disk and its permissions, or wait$/],
])('an error %s is explained', (code, said) => {
  expect(unwritable(folder, Object.assign(new Error('disk I/O error'), { code }), 'wait')).toMatch(said);
});

test('nothing is copied to a place that is not empty', async () => {
  await fill(await openStore(at('one')));
  await fill(await openStore(at('two')));
  await expect(copyStore(at('one'), at('two'))).rejects.toThrow(/two.*is not empty: it contains people/);
});

test('a missing source is named in the error, and not created', async () => {
  await expect(copyStore(at('nowhere'), at('copy.db'))).rejects.toThrow(/nowhere.*there is no file/);
  await expect(openStore(at('nowhere')).then((it) => it.close())).resolves.toBeUndefined();
});

test('a locked folder names its holder to others', async () => {
  const lock = await lockFolder(at('data'), 'a server that starts');
  await expect(lockFolder(at('data'), 'another')).rejects.toThrow(/in use: a server that starts, process \d+ on/);
  lock.heldBy('a server on port 8080');
  await expect(lockFolder(at('data'), 'another')).rejects.toThrow(/in use: a server on port 8080, process \d+ on/);
  lock.free();
  (await lockFolder(at('data'), 'another')).free();
});

test('nothing is copied to a folder that is in use, however its database is named, nor is it locked after that', async () => {
  await fill(await openStore(at('one')));
  const lock = await lockFolder(at('data'), 'a server');
  const named = ['data', 'data/masque.db'].map(at);
  for (const it of [...named, `./${relative('.', named[1]!)}`])
    await expect(copyStore(at('one'), it)).rejects.toThrow(/in use: a server/);
  lock.free();
  await writeFile(at('data/masque.db'), 'x'.repeat(5000));
  await expect(copyStore(at('one'), at('data'))).rejects.toThrow(/Cannot/);
  (await lockFolder(at('data'), 'another')).free();
});
