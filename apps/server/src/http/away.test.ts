import { sqliteStore, type Store } from '@masque/store';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { fakeClock } from '../clock/fake-clock.ts';
import { games } from '../games.ts';
import { fenced } from '../nodes/fence.ts';
import { withWrites } from '../writes.ts';
import { ask, house, visitor } from '../test/house.ts';

const HOUR = 3_600_000;

/** A store in which writes of these names fail while `fails` says so. */
async function failing(names: readonly string[]) {
  const inner = await sqliteStore(':memory:');
  const it = { fails: false, inner };
  const store = withWrites(inner, (write, name) =>
    it.fails && names.includes(name) ? Promise.reject(new Error('Query read timeout')) : write(),
  );
  return Object.assign(it, { store });
}

test.each([{}, { first: true }])(
  'while the store cannot write, a table %j is refused with what to do',
  async (also) => {
    const it = await failing(['saveTable', 'createSession']);
    const said: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) });
    const { url } = await house({ store: it.store, registered: games, log });
    const cookie = await visitor(url, 'Ada');
    it.fails = true;
    const answer = await fetch(`${url}/api/tables`, {
      ...{ method: 'POST', body: JSON.stringify({ game: 'coup', ...also }) },
      headers: { 'content-type': 'application/json', 'accept-language': 'fr', cookie },
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    const { error } = (await answer.json()) as { error: object };
    expect(error).toMatchObject({ code: 'away', text: expect.stringContaining('Réessayez dans quelques secondes') });
    expect(said.filter((line) => line.includes('a request could not be carried out'))).toHaveLength(1);
    expect(await it.inner.listTables()).toEqual([]);
    it.fails = false;
    expect((await ask(url, '/api/tables', { game: 'coup', ...also }, cookie)).status).toBe(201);
  },
);

test('a first game that could not be dealt counts as none, and its table is gone after an hour', async () => {
  const it = await failing(['createSession']);
  const clock = fakeClock();
  const { url } = await house({ store: it.store, registered: games, clock, limits: 100 });
  const cookie = await visitor(url, 'Ada');
  const open = async () => (await ask(url, '/api/tables', { game: 'coup', first: true }, cookie)).status;
  it.fails = true;
  for (let i = 0; i < 6; i++) expect(await open()).toBe(503);
  expect(await (await ask(url, '/api/tables')).json()).toEqual([]);
  it.fails = false;
  expect(await open()).toBe(201);
  for (let i = 0; i < 3 * 60; i++) await clock.pass(HOUR / 60);
  expect(await it.inner.listTables()).toHaveLength(1);
});

test('a table has its host, or is not opened', async () => {
  const inner = await sqliteStore(':memory:');
  const savePerson = () => Promise.reject(new Error('Query read timeout'));
  const { url } = await house({ store: { ...inner, savePerson } as Store });
  expect((await ask(url, '/api/tables', { game: 'toy' }, await visitor(url, 'Ada'))).status).toBe(503);
  expect(await inner.listTables()).toEqual([]);
});

test('a node that was frozen refuses as one that cannot write, and does not log it for each request', async () => {
  let silent = false;
  const said: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) });
  const { url } = await house({ store: fenced(await sqliteStore(':memory:'), () => silent), log });
  const cookie = await visitor(url, 'Ada');
  silent = true;
  for (let i = 0; i < 3; i++) {
    const answer = await ask(url, '/api/tables', { game: 'toy' }, cookie);
    expect([answer.status, await answer.json()]).toMatchObject([503, { error: { code: 'away' } }]);
  }
  expect(said).toEqual([]);
});

test('a fault of the server itself is none that passes', async () => {
  const inner = await sqliteStore(':memory:');
  const saveTable = () => Promise.reject(new TypeError('not JSON'));
  const { url } = await house({ store: { ...inner, saveTable } });
  const answer = await ask(url, '/api/tables', { game: 'toy' }, await visitor(url, 'Ada'));
  expect([answer.status, await answer.json()]).toMatchObject([500, { error: { code: 'busy' } }]);
});
