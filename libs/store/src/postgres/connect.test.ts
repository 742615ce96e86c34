import { afterAll, expect, test } from 'vitest';
import { readers } from './connect.ts';
import { postgresStore } from './postgres-store.ts';
import { testServer } from './test-database.ts';

const server = await testServer();
const database = await server?.database();
afterAll(async () => {
  await database?.remove();
  await server?.stop();
});

test.skipIf(!database)('a connection that is lost while it is lent ends nothing', async () => {
  const [lent, other] = [await readers(database!.url, 1), await readers(database!.url, 1)];
  const client = await lent.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise<void>((done) => client.once('end', done));
  await other.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  await ended;
  client.release(true);
  expect((await lent.query<{ n: number }>('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await Promise.all([lent.end(), other.end()]);
});

test('if a database cannot be reached, the error names it and says what to do', async () => {
  await expect(postgresStore('postgres://masque:secret@127.0.0.1:1/club')).rejects.toThrow(
    /^Cannot use the database at 127\.0\.0\.1:1\/club: .*ECONNREFUSED.*\. Nothing answers there\. Start PostgreSQL/,
  );
});

test.skipIf(!database)('a database that does not exist, and a user that may not come in, are told apart', async () => {
  const at = (change: (url: URL) => void): string => {
    const url = new URL(database!.url);
    change(url);
    return String(url);
  };
  await expect(postgresStore(at((url) => (url.pathname = '/no_such_club')))).rejects.toThrow(/createdb <name>\.$/);
  await expect(postgresStore(at((url) => (url.username = 'no_such_user')))).rejects.toThrow(/Name a user|is wrong/);
});
