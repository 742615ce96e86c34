import { defineGame, type AnyGame } from '@masque/core';
import { sqliteStore, type Store } from '@masque/store';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fakeClock } from '../clock/fake-clock.ts';
import type { Registered } from '../registry.ts';
import { Client } from '../test/client.ts';
import { ask, dealt, house, toyGame } from '../test/house.ts';
import type { Running } from '../serve.ts';

const MINUTE = 60_000;
const file = (): string => join(mkdtempSync(join(tmpdir(), 'masque-held-')), 'masque.db');
const toy: Registered = { game: toyGame };
const version2: Registered = { game: { ...toyGame, version: 2 } };
/** The rules have changed, but not the version: the deck is dealt from the other end. */
const changed: Registered = {
  game: {
    ...toyGame,
    setup: (given) => {
      const state = toyGame.setup(given) as { hands: unknown[][] };
      return { ...state, hands: state.hands.map((hand) => hand.toReversed()) };
    },
  },
};
/** A game in which everybody may count up, in steps that depend on its rules. */
const counting = (by: number): Registered => ({
  game: defineGame({
    ...toyGame,
    id: 'toy',
    options: z.object({}),
    sets: undefined,
    master: undefined,
    channels: undefined,
    check: undefined,
    setup: () => ({ n: 0 }),
    present: (view: { n: number }) => ({ title: String(view.n), active: [], seats: [{ seat: 0 }, { seat: 1 }] }),
    bots: {},
    flow: {
      initial: 'counting',
      states: {
        counting: {
          offers: () => [{ type: 'count' }],
          on: { count: { actions: (state: { n: number }) => ({ n: state.n + by }) } },
        },
      },
    },
  } as never) as unknown as AnyGame,
});

test('a server with another key does not start on running games', async () => {
  const data = file();
  const first = await opened(data, [toy]);
  await dealt(first.url, 2);
  await first.close();
  const key = 'cd'.repeat(32);
  await expect(house({ store: await sqliteStore(data), key })).rejects.toThrow(/encrypted with a different key/);
});

/** A server with these games, on a database file and with the given clock. */
const opened = async (data: string, registered: readonly Registered[], clock = fakeClock()): Promise<Running> =>
  house({ store: await sqliteStore(data), registered, clock });

test.each([
  ['no rules', [], 'held.gone'],
  ['newer rules', [version2], { key: 'held.version', args: { began: 1, now: 2 } }],
  ['rules changed in secret', [changed], 'held.changed'],
] as const)('a server that starts with %s ends nothing: the game is held and goes on later', async (_, games, held) => {
  const data = file();
  const clock = fakeClock();
  const first = await opened(data, [toy], clock);
  const { players, code, cookies } = await dealt(first.url, 2, { ms: MINUTE });
  const [ada] = players as [Client, Client];
  await ada.act(ada.offer('play'), { card: 0 });
  await clock.pass(20_000);
  const table = JSON.stringify(ada.doc!.play!.table.seats);
  await first.close();

  const second = await opened(data, games, clock);
  const [host, guest, screen] = await Promise.all([
    Client.join(second.url, code, { cookie: cookies[0]! }),
    Client.join(second.url, code, { cookie: cookies[1]! }),
    Client.join(second.url, code, { as: 'screen' }),
  ]);
  for (const it of [host, guest, screen])
    expect(it.doc).toMatchObject({ play: null, lobby: { state: 'playing', held } });
  expect(await guest.do({ do: 'close' })).toMatchObject({ code: 'not_host' });
  expect(await host.do({ do: 'pause' })).toMatchObject({ code: 'not_now' });
  // No clock rings, however much time passes.
  await clock.pass(90 * MINUTE);
  await second.close();

  const third = await opened(data, [toy], clock);
  const back = await Client.join(third.url, code, { cookie: cookies[0]! });
  expect(back.doc!.lobby.held).toBeUndefined();
  expect(JSON.stringify(back.doc!.play!.table.seats)).toBe(table);
  const { timer } = back.doc!.play!.table;
  expect(timer!.at + back.doc!.play!.lag! - clock.now()).toBe(40_000);
  const ben = await Client.join(third.url, code, { cookie: cookies[1]! });
  expect(await ben.act(ben.offer('play'), { card: 0 })).toMatchObject({ t: 'ok' });
});

test('a game goes on although the store failed just when its rules were back', async () => {
  const clock = fakeClock();
  const inner = await sqliteStore(':memory:');
  const store: Store = { ...inner, close: async () => {} };
  const first = await house({ store, clock, registered: [toy] });
  const { code, cookies } = await dealt(first.url, 2, { ms: MINUTE });
  await first.close();
  const second = await house({ store, clock, registered: [] });
  await clock.pass(90 * MINUTE);
  await second.close();

  let appends = 0;
  const failing: Store = {
    ...store,
    append: (...given) => (++appends === 2 ? Promise.reject(new Error('the disk is full')) : inner.append(...given)),
  };
  const third = await house({ store: failing, clock, registered: [toy] });
  const back = await Client.join(third.url, code, { cookie: cookies[0]! });
  expect(back.doc!.play).not.toHaveProperty('paused');
  expect(back.doc!.lobby.held).toBeUndefined();
  expect(back.doc!.play!.table.timer!.at + back.doc!.play!.lag! - clock.now()).toBe(MINUTE);
});

test('the log names the input at which changed rules differ, even if the deal is the same', async () => {
  const data = file();
  const first = await opened(data, [counting(1)]);
  const { players, code } = await dealt(first.url, 2);
  await players[0]!.act(players[0]!.offer('count'));
  await first.close();
  const second = await opened(data, [counting(2)]);
  const screen = await Client.join(second.url, code, { as: 'screen' });
  expect(screen.doc!.lobby.held).toBe('held.changed');
});

test('only the host may close a game that is held', async () => {
  const data = file();
  const first = await opened(data, [toy]);
  const { players, code, cookies } = await dealt(first.url, 2);
  expect(await players[0]!.do({ do: 'close' })).toMatchObject({ code: 'not_now' });
  await first.close();
  const second = await opened(data, [version2]);
  const host = await Client.join(second.url, code, { cookie: cookies[0]! });
  expect(await host.do({ do: 'close' })).toMatchObject({ t: 'ok' });
  expect(host.doc).toMatchObject({ play: null, lobby: { state: 'lobby' } });
  expect(host.doc!.lobby.held).toBeUndefined();
  expect(await host.do({ do: 'start' })).toMatchObject({ code: 'problems' });
});

test('with two versions, a game finishes with its own, and the next one is dealt with the newer', async () => {
  const data = file();
  const first = await opened(data, [toy]);
  const { code, cookies } = await dealt(first.url, 2, { ms: null });
  await first.close();
  const renamed = { game: { ...version2.game, messages: { en: { 'game.name': 'New toy' }, fr: {} } } };
  const second = await opened(data, [toy, renamed]);
  const [ada, ben] = (await Promise.all(
    cookies.slice(0, 2).map((cookie) => Client.join(second.url, code, { cookie: cookie })),
  )) as [Client, Client];
  expect(ada.doc!.play!.version).toBe(1);
  const words = async (query: string): Promise<unknown> =>
    (await ask(second.url, `/api/games/toy/messages/en${query}`)).json();
  expect([await words(''), await words('?version=1')]).toEqual([{ 'game.name': 'New toy' }, { 'game.name': 'Toy' }]);
  expect((await ask(second.url, '/api/games/toy?version=3')).status).toBe(404);
  const listed = (await (await ask(second.url, '/api/games')).json()) as { version: number }[];
  expect(listed.map((it) => it.version)).toEqual([2]);
  for (let round = 1; round <= 3; round++)
    for (const it of [ada, ben]) {
      await it.until(() => it.doc!.play!.offers.some((offer) => offer.type === 'play' && !offer.optional));
      await it.act(it.offer('play'), { card: 0 });
    }
  await ada.until(() => ada.doc!.lobby.state === 'over');
  expect(await ada.do({ do: 'rematch' })).toMatchObject({ t: 'ok' });
  expect(ada.doc!.play!.version).toBe(2);
});

test('a finished game without its rules can still be exported, and its table can play another game', async () => {
  const data = file();
  const first = await opened(data, [toy]);
  const { players, code, cookies } = await dealt(first.url, 2, { ms: null });
  for (let round = 1; round <= 3; round++)
    for (const it of players) {
      await it.until(() => it.doc!.play!.offers.some((offer) => offer.type === 'play' && !offer.optional));
      await it.act(it.offer('play'), { card: 0 });
    }
  await players[0]!.until(() => players[0]!.doc!.lobby.state === 'over');
  await first.close();
  const other = { game: { ...toyGame, id: 'other' } };
  const second = await opened(data, [other]);
  const exported = (await (await ask(second.url, `/api/tables/${code}/export`)).json()) as Record<string, unknown>;
  expect(exported).toMatchObject({ game: 'toy', gameVersion: 1, outcome: { reason: 'toy.points' } });
  expect(JSON.stringify(exported)).not.toContain('mark');
  const host = await Client.join(second.url, code, { cookie: cookies[0]! });
  expect(host.doc!.lobby.problems).toContain('problem.rules');
  expect(await host.do({ do: 'game', id: 'other' })).toMatchObject({ t: 'ok' });
});

test('two games with the same id and version are rejected', async () => {
  await expect(house({ registered: [toy, toy] })).rejects.toThrow('Two games have the id "toy" and version 1');
});

test('if another server continues with different rules, the game is held here, and nobody is left waiting', async () => {
  const store = await sqliteStore(':memory:');
  const { url } = await house({ store });
  const { players } = await dealt(url, 2);
  const [ada, ben] = players as [Client, Client];
  const session = ada.doc!.play!.id;
  const { type, window } = ben.offer('wave');
  // An input appended by a node with other rules carries the hash of the state those rules led to.
  const input = { at: 2e12, seat: 1, action: { type, window, params: {} }, mark: 'of other rules' };
  expect(await store.append(session, 0, [input])).toMatchObject({ ok: true });
  expect(await ada.act(ada.offer('wave'))).toMatchObject({ t: 'refused', code: 'not_now' });
  for (const it of players) await it.until(() => it.doc?.lobby.held === 'held.changed' && it.doc.play === null);
  expect(await store.read(session, 0)).toHaveLength(1);
});

test('if the store does not answer while a table is opened, its game is not held', async () => {
  const store = await sqliteStore(':memory:');
  let away = false;
  const read: typeof store.read = async (...args) => {
    if (away) throw new Error('the database does not answer');
    return store.read(...args);
  };
  const first = await house({ store: { ...store, close: async () => {} } });
  const { code, cookies } = await dealt(first.url, 2);
  await first.close();
  away = true;
  const second = await house({ store: { ...store, read } });
  await expect(Client.join(second.url, code, { cookie: cookies[0]! })).rejects.toThrow();
  away = false;
  const back = await Client.join(second.url, code, { cookie: cookies[0]! });
  expect(back.doc).toMatchObject({ lobby: { state: 'playing' }, play: { id: expect.any(String) as string } });
  expect(back.doc!.lobby.held).toBeUndefined();
});
