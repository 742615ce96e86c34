import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../contract/index.ts';
import { sqliteStore, threadedStore, type Store } from '../index.ts';
import { migrate, migrations } from '../migrations/index.ts';

const folder = () => mkdtemp(join(tmpdir(), 'masque-store-'));
const drop = (path: string) => rm(path, { recursive: true });

contract('SQLite', async () => {
  const path = await folder();
  return { open: () => sqliteStore(join(path, 'masque.db')), remove: () => drop(path) };
});

describe('in a thread', () => {
  // Starting a thread takes longer than most tests: one that is still open goes on to the next test.
  let file: string;
  let kept: Store | undefined;
  beforeAll(async () => {
    file = join(await folder(), 'masque.db');
  });
  afterAll(async () => {
    await kept?.close();
    await drop(dirname(file));
  });
  contract('SQLite in a thread of its own', async () => ({
    open: async () => {
      const store = kept ?? (await threadedStore(file));
      kept = undefined;
      return store;
    },
    leave: async (store) => {
      const isOpen = await store.loadTable('nobody').then(
        () => true,
        () => false,
      );
      if (isOpen && !kept) kept = store;
      else await store.close();
    },
    remove: async () => empty(file),
  }));
});

/** Deletes all that a store has written. */
function empty(file: string): void {
  const raw = new Sqlite(file);
  raw.pragma('foreign_keys = off');
  const tables = raw
    .prepare(
      "select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' and name not glob 'kysely_*'",
    )
    .pluck()
    .all();
  for (const table of tables) raw.exec(`delete from "${String(table)}"`);
  raw.close();
}

test('an argument that cannot be serialised fails only its own call', async () => {
  const store = await threadedStore(':memory:');
  const start = { id: 's', tableId: null, game: 'g', version: '1', seed: '', setup: null, startedAt: 0 };
  await store.createSession(start);
  const bad = store.append('s', 0, [(() => 1) as never]);
  const good = store.append('s', 0, ['a']);
  await expect(bad).rejects.toThrow(TypeError);
  expect(await good).toEqual({ ok: true, seq: 1 });
  await store.close();
  await expect(store.loadSession('s')).rejects.toThrow('closed');
});

test('an error keeps its code when it crosses threads', async () => {
  const store = await threadedStore(':memory:');
  const start = { id: 's', tableId: null, game: 'g', version: '1', seed: '', setup: null, startedAt: 0 };
  const deadline = { clock: 'c', n: 1, at: 0 };
  const code = expect.stringMatching(/^SQLITE_CONSTRAINT/) as string;
  await expect(store.createSession(start, { deadlines: [deadline, deadline] })).rejects.toMatchObject({ code });
  await store.close();
});

describe('the file', () => {
  let path: string;
  beforeEach(async () => {
    path = await folder();
  });
  afterEach(() => drop(path));

  test('is created with its folder, and waits for the disk', async () => {
    const file = join(path, 'some', 'where', 'masque.db');
    await (await sqliteStore(file)).close();
    const raw = new Sqlite(file);
    expect(raw.pragma('journal_mode', { simple: true })).toBe('wal');
    raw.close();
  });

  test('can be omitted', async () => {
    const store = await sqliteStore(':memory:');
    await store.createSession({ id: 's', tableId: null, game: 'g', version: '1', seed: '', setup: null, startedAt: 0 });
    expect(await store.append('s', 0, ['a'])).toEqual({ ok: true, seq: 1 });
    await store.close();
  });

  test('of an older release is migrated with all its data', async () => {
    const file = join(path, 'masque.db');
    const raw = new Sqlite(file);
    const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0004'));
    await migrate(new Kysely({ dialect: new SqliteDialect({ database: raw }) }), older);
    raw.exec(`insert into sessions values ('s', null, 'g', '1', '', 'null', 0, null, null);
      insert into inputs values ('s', 1, '"b"'), ('s', 0, '"a"'); insert into receipts values ('s', 'k', '{"seq":1}')`);
    raw.close();
    const store = await sqliteStore(file);
    expect((await store.read('s', 0)).map((it) => it.input)).toEqual(['a', 'b']);
    expect(await store.seenAction('s', 'k')).toBe(1);
    expect(await store.append('s', 2, ['c', 'd'], { keys: ['new', 'k'] })).toMatchObject({
      conflict: 'receipt',
      seq: 2,
    });
    expect(await store.seenAction('s', 'new')).toBeNull();
    expect(await store.append('s', 2, ['c'])).toEqual({ ok: true, seq: 3 });
    await store.close();
  });

  test('of a newer release is not touched', async () => {
    const file = join(path, 'masque.db');
    await (await sqliteStore(file)).close();
    const raw = new Sqlite(file);
    raw.prepare("insert into kysely_migration (name, timestamp) values ('9999-future', '2100-01-01')").run();
    raw.close();
    await expect(sqliteStore(file)).rejects.toThrow(/written by a newer release.*9999-future/);
  });

  test('that is damaged is named in the error, with what to do', async () => {
    const file = join(path, 'masque.db');
    const store = await sqliteStore(file);
    const start = { id: 's', tableId: null, game: 'g', version: '1', seed: '', setup: null, startedAt: 0 };
    await store.createSession(start);
    await store.append('s', 0, Array<string>(2000).fill('an input of some length'));
    await store.close();
    const whole = await readFile(file);
    whole.fill(0x5a, 8192, 40_000);
    await writeFile(file, whole);
    await expect(sqliteStore(file)).rejects.toThrow(/masque\.db.*backup/);
    // Of this one the end is gone, which shows before anything is checked.
    await writeFile(file, whole.subarray(0, whole.length / 2));
    await expect(sqliteStore(file)).rejects.toThrow(/masque\.db.*malformed.*backup/);
  });

  test('that is not a database is named in the error', async () => {
    const file = join(path, 'notes.txt');
    await writeFile(file, 'Dear diary, '.repeat(100));
    await expect(sqliteStore(file)).rejects.toThrow(/notes\.txt.*not a database.*move the file away/);
  });

  test('locked by another process is waited for, and then reported', async () => {
    const file = join(path, 'masque.db');
    const store = await sqliteStore(file, { busyTimeoutMs: 50 });
    const other = new Sqlite(file);
    other.exec('begin immediate');
    const person = { id: 'p', tokenHash: 'h', data: null, savedAt: 0 };
    await expect(store.savePerson(person)).rejects.toThrow(/locked/);
    other.exec('rollback');
    await store.savePerson(person);
    expect(await store.loadPerson('p')).toEqual(person);
    other.close();
    await store.close();
  });
});
