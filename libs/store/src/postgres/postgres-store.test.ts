import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../contract/index.ts';
import { postgresStore } from '../index.ts';
import { Batches } from './batches.ts';
import { writer } from './connect.ts';
import { partitionOf } from './partitions.ts';
import { testServer } from './test-database.ts';

const server = await testServer();
const database = (await server?.database())!;
afterAll(async () => {
  await database?.remove();
  await server?.stop();
});

const start = (id: string) => ({ id, tableId: null, game: 'g', version: '1', seed: '', setup: null, startedAt: 0 });

describe.skipIf(!server)('PostgreSQL', () => {
  const { url } = database ?? {};
  beforeEach(() => database.clear());
  contract('PostgreSQL', async () => ({ open: () => postgresStore(url), remove: async () => {} }));

  const raw = async (sql: string): Promise<unknown[]> => {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    await client.end();
    return rows;
  };

  test('games of different months are in different partitions, and are read the same way', async () => {
    const store = await postgresStore(url);
    const months = [Date.UTC(2026, 0, 31), Date.UTC(2026, 1, 1), Date.UTC(2026, 11, 31, 23, 59)];
    for (const [i, startedAt] of months.entries()) {
      await store.createSession({ ...start(`s${i}`), startedAt });
      await store.append(`s${i}`, 0, ['a', 'b']);
      expect(await store.read(`s${i}`, 1)).toEqual([{ seq: 1, input: 'b' }]);
    }
    const kinds = await raw('select distinct tableoid::regclass::text as name from inputs order by 1');
    expect(kinds).toEqual(months.map((at) => ({ name: partitionOf(at).name })));
    await store.close();
  });

  test('appends take one statement while a single node writes a log, and more after another node wrote to it', async () => {
    const [store, other] = [await postgresStore(url), await postgresStore(url)];
    const last = async (): Promise<string> => {
      const [it] = await raw(`select query from pg_stat_activity where datname = current_database()
        and (query = 'commit' or query like 'with%insert into inputs%') order by state_change desc limit 1`);
      return (it as { query: string }).query === 'commit' ? 'a transaction' : 'one statement';
    };
    await store.createSession(start('s'), { deadlines: [{ clock: 'turn', n: 1, at: 5 }] });
    await store.append('s', 0, ['a'], { deadlines: [{ clock: 'turn', n: 2, at: 6 }] });
    expect(await last()).toBe('one statement');
    await store.append('s', 1, ['b'], { keys: ['k'] });
    expect(await last()).toBe('one statement');
    await other.append('s', 2, ['c'], { deadlines: [{ clock: 'turn', n: 3, at: 7 }] });
    expect(await last()).toBe('a transaction');
    expect(await store.append('s', 2, ['d'])).toEqual({ ok: false, conflict: 'sequence', seq: 3 });
    expect(await store.append('s', 3, ['d'])).toEqual({ ok: true, seq: 4 });
    expect(await last()).toBe('one statement');
    expect(await store.append('s', 4, ['b'], { keys: ['k'] })).toMatchObject({ conflict: 'receipt' });
    expect(await store.deadlinesOf('s')).toEqual([{ clock: 'turn', n: 3, at: 7 }]);
    await store.close();
    await other.close();
  });

  test('a database that was made read-only cannot be written to, and the check says so until it can', async () => {
    const store = await postgresStore(url);
    await store.createSession(start('s'));
    await store.check();
    const name = new URL(url).pathname.slice(1);
    const makeReadOnly = async (on: boolean): Promise<void> => {
      await raw(
        `begin read write; alter database "${name}" set default_transaction_read_only = ${on ? 'on' : 'off'}; commit`,
      );
      await raw(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
    };
    await makeReadOnly(true);
    try {
      const said = (writing: Promise<unknown>) => writing.then(String, (error: Error) => error.message);
      await expect.poll(() => said(store.append('s', 0, ['a']))).toContain('read-only');
      expect(await said(store.check())).toContain('read-only');
      // Writes that came together fail together: each with a connection of its own would wear out the database.
      let opened = 0;
      const batches = new Batches(() => (opened++, writer(url)));
      const all = await Promise.all(Array.from({ length: 20 }, () => said(batches.write({ do: 'check' }))));
      expect(all.filter((it) => it.includes('read-only'))).toHaveLength(20);
      expect(opened).toBe(2);
      await batches.close();
    } finally {
      await makeReadOnly(false);
    }
    await expect.poll(() => store.check().then(() => 'written', String)).toBe('written');
    expect(await store.append('s', 0, ['a'])).toEqual({ ok: true, seq: 1 });
    await store.close();
  });

  test('after its connections were cut, a store recovers with the next write', async () => {
    const store = await postgresStore(url);
    await store.createSession(start('s'));
    await raw(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const answers = [];
    for (let tries = 0; tries < 3; tries++) answers.push(await store.append('s', 0, ['a']).catch(() => null));
    expect(answers.filter((it) => it?.ok)).toHaveLength(1);
    expect(await store.read('s', 0).catch(() => store.read('s', 0))).toHaveLength(1);
    await store.close();
  });

  test('a transaction of a silent node is ended, and its locks are released', async () => {
    const store = await postgresStore(url);
    await store.createSession(start('s'));
    const silent = new pg.Client({ connectionString: url, idle_in_transaction_session_timeout: 1500 });
    silent.on('error', () => {});
    await silent.connect();
    await silent.query('begin');
    await silent.query(`select * from sessions where id = 's' for no key update`);
    expect(await store.append('s', 0, ['a'])).toEqual({ ok: true, seq: 1 });
    await store.close();
  });

  test('of a newer release is not touched', async () => {
    await (await postgresStore(url)).close();
    await raw("insert into kysely_migration (name, timestamp) values ('9999-future', '2100-01-01')");
    await expect(postgresStore(url)).rejects.toThrow(/written by a newer release.*9999-future/);
  });

  test('that cannot be reached is named in the error, without its password', async () => {
    const failed = postgresStore('postgres://me:secret@127.0.0.1:1/masque');
    await expect(failed).rejects.toThrow(/127\.0\.0\.1:1\/masque.*ECONNREFUSED/);
    await expect(failed).rejects.not.toThrow(/secret/);
  });
});
