import { afterAll, expect, test } from 'vitest';
import { readers } from './connect.ts';
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
