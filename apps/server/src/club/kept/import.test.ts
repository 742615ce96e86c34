import { sqliteStore, type Store } from '@masque/store';
import { expect, test } from 'vitest';
import { fakeClock } from '../../clock/fake-clock.ts';
import { finish, twoPlay } from '../../test/evening.ts';
import { ask, house, visitor } from '../../test/house.ts';

interface ClubFile {
  readonly inputs: readonly { readonly t: string; readonly session?: string }[];
  readonly games: readonly { readonly session: string }[];
}

const HOUR = 3_600_000;

/** A club with one game. */
async function written(): Promise<ClubFile> {
  const { url } = await house();
  const { code, cookie, desk, players } = await twoPlay(url);
  await finish(players);
  await desk.until(() => desk.doc!.room.played === 1);
  return (await (await ask(url, `/api/clubs/${code}/file`, undefined, cookie)).json()) as ClubFile;
}

/** The same club after another game just like it. */
function withAnother({ inputs, games, ...file }: ClubFile): ClubFile {
  const again = (it: ClubFile['inputs'][number]) => ({ ...it, session: 'another' });
  return {
    ...file,
    inputs: inputs.flatMap((it) => (it.t === 'result' ? [it, again(it)] : [it])),
    games: [...games, { ...games[0]!, session: 'another' }],
  };
}

/** A store whose nth call of one method fails, and all later ones of others if the node dies then. */
function failing(inner: Store, method: 'append' | 'createSession' | 'extendStream', nth: number, dies: boolean): Store {
  let n = 0;
  let isDead = false;
  return new Proxy(inner, {
    get: (store, name: keyof Store) =>
      name === 'close'
        ? async () => {}
        : async (...given: never[]) => {
            isDead ||= name === method && ++n === nth && dies;
            if (isDead || (name === method && n === nth)) throw new Error('this node is dead');
            return (store[name] as (...given: never[]) => unknown)(...given);
          },
  });
}

let made: Promise<ClubFile> | undefined;
const twoGames = (): Promise<ClubFile> => (made ??= written().then(withAnother));

test.each([
  ['createSession', 2],
  ['append', 2],
  // The first one notes what is being imported.
  ['extendStream', 2],
] as const)('nothing is left of an import whose %s no. %i fails, and it can be repeated', async (method, nth) => {
  const file = await twoGames();
  const inner = await sqliteStore(':memory:');
  const { url } = await house({ store: failing(inner, method, nth, false) });
  const me = await visitor(url);
  expect((await ask(url, '/api/clubs/import', file, me)).status).toBe(503);
  expect([await inner.listSessions(), await inner.listStreams('club'), await inner.listStreams('leftovers')]).toEqual([
    [],
    [],
    [],
  ]);
  expect((await ask(url, '/api/clubs/import', file, me)).status).toBe(201);
  expect(await inner.listSessions()).toHaveLength(2);
  expect(await inner.listStreams('leftovers')).toEqual([]);
});

test('what is left of an import by a node that died is removed, but not while another one is at it', async () => {
  const file = await twoGames();
  const inner = await sqliteStore(':memory:');
  const clock = fakeClock(Date.now());
  const dying = await house({ store: failing(inner, 'append', 2, true), clock });
  expect((await ask(dying.url, '/api/clubs/import', file)).status).toBe(503);
  expect(await inner.listSessions()).toHaveLength(2);

  await house({ store: { ...inner, close: async () => {} }, clock });
  await clock.pass(2 * HOUR);
  expect(await inner.listSessions()).toHaveLength(2);
  await clock.pass(24 * HOUR);
  await expect.poll(() => inner.listSessions()).toEqual([]);
  expect(await inner.listStreams('leftovers')).toEqual([]);
});

test('games that do not count in a club are not kept with it', async () => {
  const file = await twoGames();
  const store = await sqliteStore(':memory:');
  const { url } = await house({ store });
  const more = { ...file, games: [...file.games, { ...file.games[0]!, session: 'of another club' }] };
  expect((await ask(url, '/api/clubs/import', more)).status).toBe(201);
  expect(await store.listSessions()).toHaveLength(2);
});
