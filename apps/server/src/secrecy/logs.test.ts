import type { AnyGame } from '@masque/core';
import { sqliteStore, type Store } from '@masque/store';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { fakeClock } from '../clock/fake-clock.ts';
import { loggedError, mayTell } from '../logged-error.ts';
import { Client } from '../test/client.ts';
import { GuestClient } from '../test/guest.ts';
import { ask, house, open, toyGame, visitor } from '../test/house.ts';

/** Names that occur nowhere else. */
const [ADA, BEN, CLUB] = ['Zephyrine', 'Quillon', 'The Halcyon Lamp'];

test('nothing that goes wrong brings codes, names or cards into the log', { timeout: 60_000 }, async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const said = (): string => lines.join('');
  const says = (what: string) => expect.poll(said, { timeout: 20_000 }).toContain(`"msg":"${what}"`);
  const secrets: string[] = ['veil-', ADA, BEN, CLUB];

  /** What fails from now on. Every error tells as much as it can. */
  let trouble: 'store' | 'server' | 'drawing' | null = null;
  const fail = (why: string, Kind = Error): never => {
    throw Object.assign(
      new Kind(`${why}: ${secrets.join(' ')}\n    at ${secrets.join(' ')} (/${secrets.at(-1)}:1:1)`),
      {
        code: 'SQLITE_FULL',
        detail: secrets.join(' '),
      },
    );
  };
  const real = await sqliteStore(':memory:');
  const touchy = ['loadTableByCode', 'loadStreamByCode', 'append', 'saveTable', 'extendStream', 'check'] as const;
  const store = {
    ...real,
    ...Object.fromEntries(
      touchy.map((name) => [
        name,
        async (...args: unknown[]) =>
          trouble === 'store' || trouble === 'server'
            ? fail(name, trouble === 'store' ? Error : TypeError)
            : (real[name] as (...args: unknown[]) => Promise<unknown>)(...args),
      ]),
    ),
  } as Store;
  const game: AnyGame = {
    ...toyGame,
    present: (view, ...more) => (trouble === 'drawing' ? fail(JSON.stringify(view)) : toyGame.present(view, ...more)),
    bots: { normal: { decide: ({ view }) => fail(JSON.stringify(view)) } },
  };
  const clock = fakeClock();
  const { url } = await house({ store, clock, log, registered: [{ game }] });

  // A table of two people and a bot that fails, in a game whose clock fails.
  const cookies = [await visitor(url, ADA), await visitor(url, BEN)];
  const code = await open(url, cookies[0]!);
  secrets.push(code, ...cookies.map((it) => it.split('=')[1]!));
  const players: Client[] = [];
  for (const cookie of cookies) {
    const it = await Client.join(url, code, { cookie });
    await it.do({ do: 'sit' });
    players.push(it);
  }
  const [ada, ben] = players as [Client, Client];
  await ada.do({ do: 'bot', seat: 2, level: 'normal' });
  await ada.do({ do: 'options', options: { ms: 5000, broken: true } });
  for (const it of players) await it.do({ do: 'ready', on: true });
  expect(await ada.do({ do: 'start' })).toMatchObject({ t: 'ok' });
  await ada.until(() => ada.doc?.play != null);
  await clock.pass(1000);
  await says('a bot failed; it plays a random move instead');

  // Drawing fails.
  trouble = 'drawing';
  const play = ben.doc!.play!.offers.find(({ type }) => type === 'play')!;
  await ben.act(play, { card: 0 });
  await says('a game could not be drawn');
  trouble = null;
  await clock.pass(5000);
  await says('a rule failed');

  // An evening, while the store works.
  const hostess = await visitor(url);
  const evening = { name: CLUB, color: 'brass', language: 'en', evening: CLUB, host: { name: ADA, mask: 'owl' } };
  const club = ((await (await ask(url, '/api/clubs', evening, hostess)).json()) as { code: string }).code;
  secrets.push(club);
  const desk = await GuestClient.join(url, club, hostess, 'desk');
  const guest = await GuestClient.join(url, club, await visitor(url));
  expect(await guest.do({ do: 'come', name: BEN })).toMatchObject({ t: 'ok' });

  // What the store is given is wrong.
  trouble = 'server';
  expect((await ask(url, `/api/tables/${code}/export`)).status).toBe(500);
  await says('a request failed');

  // The store fails under requests, greetings and commands.
  trouble = 'store';
  expect((await ask(url, '/readyz')).status).toBe(503);
  await says('the store cannot write');
  expect((await ask(url, `/api/tables/${code}/export`)).status).toBe(503);
  await says('a request could not be carried out');
  expect(await ada.do({ do: 'options', options: { ms: 7000 } })).toMatchObject({ t: 'refused' });
  expect(await ada.do({ do: 'name', name: ADA } as never)).toMatchObject({ t: 'refused' });
  expect(await desk.do({ do: 'table', game: 'toy' })).toMatchObject({ t: 'refused' });
  await says('a command could not be carried out');
  await Client.join(url, 'ZZZZ', { cookie: cookies[0]! }).catch(() => undefined);
  await says('a message could not be handled');

  for (const it of secrets) expect(said()).not.toContain(it);
  // What an operator needs is there.
  expect(said()).toContain('"route":"/api/tables/:code/export"');
  expect(said()).toContain('"code":"SQLITE_FULL"');
  expect(said()).toMatch(/"type":"Error","at":\["[^"]*toy\.ts:\d+:\d+"/);
});

test('an error is logged with its class, its code and its place, and only with a message that may be told', () => {
  const inner = Object.assign(new TypeError('Duke'), { code: 'ENOSPC', syscall: 'write', path: '/Duke' });
  const outer = mayTell(new RangeError('the disk is full', { cause: inner }));
  const { at, cause, ...rest } = loggedError(outer);
  expect(rest).toEqual({ type: 'RangeError', message: 'the disk is full' });
  expect(at![0]).toMatch(/logs\.test\.ts(\?vitest=\d+)?:\d+:\d+$/);
  expect(cause).toMatchObject({ type: 'TypeError', code: 'ENOSPC write' });
  expect(loggedError('Duke')).toEqual({ type: 'string' });
  // A class, a function and a code that are named after a card.
  const named = { Duke: class extends Error {} }.Duke;
  const thrown = { 'the Duke': () => new named('Duke') };
  const duke = Object.assign(thrown['the Duke'](), { code: 'Duke' });
  expect(JSON.stringify(loggedError(Object.assign(duke, { name: 'Duke' })))).not.toMatch(/"code"|"message"|the Duke/);
});
