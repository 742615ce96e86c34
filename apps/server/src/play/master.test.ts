import { OMNISCIENT, type AnyGame } from '@masque/core';
import { goingOn, tableExport } from '@masque/protocol';
import { sqliteStore } from '@masque/store';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { fakeClock } from '../clock/fake-clock.ts';
import { ask, dealt, house, open, party, toyGame, visitor } from '../test/house.ts';
import { veilsIn } from '../test/toy.ts';

const kinds = (client: Client): string[] => client.log.map((it) => it.kind);
const settled = (clients: readonly Client[]) => Promise.all(clients.map((it) => it.settled()));

/** Everybody is asked in each round, and one round looks like the next. */
const alike: AnyGame = {
  ...toyGame,
  present: (...it) => {
    const table = toyGame.present(...it);
    return { ...table, title: 'toy.points', seats: table.seats.map((seat) => ({ ...seat, asked: true })) };
  },
};

interface Evening {
  readonly code: string;
  readonly cookies: string[];
  readonly master: Client;
  readonly players: Client[];
}

/** A table with a game master and two players. */
async function watched(url: string): Promise<Evening> {
  const cookies = await Promise.all(['Gro', 'Ada', 'Ben'].map((name) => visitor(url, name)));
  const code = await open(url, cookies[0]!);
  const [master, ...players] = (await Promise.all(cookies.map((cookie) => Client.join(url, code, { cookie })))) as [
    Client,
    ...Client[],
  ];
  for (const it of players) await it.do({ do: 'sit' });
  await master.do({ do: 'options', options: { watched: true, ms: 10_000 } });
  for (const it of players) await it.do({ do: 'ready', on: true });
  expect(await master.do({ do: 'start' })).toMatchObject({ code: 'problems' });
  expect(await players[0]!.do({ do: 'master', on: true })).toMatchObject({ code: 'not_host' });
  expect(await master.do({ do: 'master', on: true })).toMatchObject({ t: 'ok' });
  await settled(players);
  for (const it of players) expect(it.doc!.lobby.master).toEqual({ name: 'Gro' });
  expect(await master.do({ do: 'start' })).toMatchObject({ t: 'ok' });
  await Promise.all([master, ...players].map((it) => it.until(() => it.doc?.play != null)));
  return { code, cookies, master, players };
}

test('only games with a game master have one, and players see no more than their seat', async () => {
  const { url } = await house();
  const { players } = await party(url, 3);
  const [ada] = players as [Client];
  expect(await ada.do({ do: 'master', on: true })).toMatchObject({ code: 'no_master' });
  await ada.do({ do: 'options', options: { watched: true } });
  await ada.do({ do: 'master', on: true });
  expect(ada.doc).toMatchObject({ you: { seat: null, master: true }, lobby: { master: { name: 'Ada' } } });
  await ada.do({ do: 'sit' });
  expect([ada.doc!.you!.master, ada.doc!.lobby.master]).toEqual([undefined, {}]);
  await ada.do({ do: 'master', on: true });
  await ada.do({ do: 'options', options: { watched: false } });
  expect([ada.doc!.you!.master, ada.doc!.lobby.master]).toEqual([undefined, undefined]);
  await ada.do({ do: 'sit' });
  for (const it of players) await it.do({ do: 'ready', on: true });
  expect(await ada.do({ do: 'start' })).toMatchObject({ t: 'ok' });
  await ada.until(() => ada.doc?.play != null);
  expect(await ada.do({ do: 'master', on: true })).toMatchObject({ code: 'not_now' });
  expect(await ada.do({ do: 'takeMovesBack', n: 1 })).toMatchObject({ code: 'not_master' });
});

test('the game master alone sees everything, has its own offers, and reads every channel', async () => {
  const { url } = await house();
  const { code, master, players, cookies } = await watched(url);
  const [ada, ben] = players as [Client, Client];
  const screen = await Client.join(url, code, { as: 'screen', cookie: cookies[0]! });
  const mine = players.map((it) => veilsIn(JSON.stringify(it.doc)));
  expect(mine.map((it) => it.size)).toEqual([2, 2]);
  // The same person's other device, used as the room's screen, sees what the room sees.
  expect([veilsIn(screen.frames.join('')).size, veilsIn(master.frames.join('')).size]).toEqual([0, 2]);
  expect(master.messages.find((it) => it.t === 'welcome')).toMatchObject({ viewer: -1 });
  const back = await Client.join(url, code, { cookie: cookies[0]! });
  expect(back.messages.find((it) => it.t === 'welcome')).toMatchObject({ viewer: OMNISCIENT });
  expect(await master.act(master.offer('wave'))).toMatchObject({ t: 'ok' });
  await master.do({ do: 'settings', chat: true });
  await ada.do({ do: 'say', channel: 'even', text: 'psst' });
  await settled([master, ben]);
  expect([master.said.map((it) => it.text), ben.said]).toEqual([['psst'], []]);
  await master.do({ do: 'say', channel: 'even', text: 'who is there?' });
  await settled(players);
  expect(ada.said.at(-1)).toMatchObject({ by: 'Gro', text: 'who is there?' });
  expect(ada.said.at(-1)).not.toHaveProperty('seat');
  expect(ben.said).toEqual([]);
});

test('host and game master stop the clocks and give more time; it outlives the server', async () => {
  const data = join(mkdtempSync(join(tmpdir(), 'masque-')), 'masque.db');
  const clock = fakeClock();
  const first = await house({ store: await sqliteStore(data), clock });
  const { players, code, cookies } = await dealt(first.url, 2, { ms: 10_000 });
  const [ada, ben] = players as [Client, Client];
  expect(await ben.do({ do: 'pause' })).toMatchObject({ code: 'not_host' });
  await clock.pass(4000);
  expect(await ada.do({ do: 'pause' })).toMatchObject({ t: 'ok' });
  expect(await ada.do({ do: 'pause' })).toMatchObject({ code: 'paused' });
  await ben.settled();
  expect(ben.doc!.play).toMatchObject({ paused: true, offers: [] });
  expect(ben.doc!.lobby.pausedBy).toBe('Ada');
  expect(ben.doc!.play!.table.timer).toBeUndefined();
  await clock.pass(60_000);
  await settled(players);
  expect(kinds(ben).filter((it) => it === 'shows')).toEqual([]);
  await first.close();

  const { url } = await house({ store: await sqliteStore(data), clock });
  const [host, other] = (await Promise.all(cookies.map((cookie) => Client.join(url, code, { cookie })))) as [
    Client,
    Client,
  ];
  await clock.pass(60_000);
  expect(other.doc!.play).toMatchObject({ paused: true });
  await host.do({ do: 'resume' });
  await other.settled();
  const { lag, table } = other.doc!.play!;
  expect(lag).toBe(120_000);
  expect(table.timer!.at + lag! - clock.now()).toBe(6000);
  await host.do({ do: 'moreTime', seconds: 30 });
  await clock.pass(35_000);
  await other.settled();
  expect(kinds(other).filter((it) => it === 'shows')).toEqual([]);
  await clock.pass(1500);
  await other.settled();
  expect(kinds(other).filter((it) => it === 'shows')).toHaveLength(2);
});

test('the host of a table goes on for everybody, even without clocks, and everybody reads who did', async () => {
  const { url } = await house({ registered: [{ game: alike }] });
  const { players, code } = await dealt(url, 2, { ms: null });
  const [ada, ben] = players as [Client, Client];
  const goOn = (client: Client) => client.do({ do: 'goOn', seen: goingOn(client.doc!.play!) });
  await ben.act(ben.offer('play'), { card: 1 });
  expect(await goOn(ben)).toMatchObject({ code: 'not_host' });
  await ada.do({ do: 'pause' });
  expect(await goOn(ada)).toMatchObject({ code: 'paused' });
  await ada.do({ do: 'resume' });
  expect(await ada.do({ do: 'resume' })).toMatchObject({ code: 'not_paused' });
  const first = goingOn(ada.doc!.play!);
  for (let round = 0; round < 3; round++) {
    await ada.settled();
    expect(await goOn(ada)).toMatchObject({ t: 'ok' });
    // A second press that comes too late ends nothing else, though the next question looks just like this one.
    if (round === 0) expect(await ada.do({ do: 'goOn', seen: first })).toMatchObject({ code: 'stale' });
  }
  await settled(players);
  expect(ben.doc!.play!.outcome).not.toBeNull();
  expect(ben.log.filter((it) => it.kind.startsWith('pace.')).map((it) => [it.kind, it.args])).toEqual(
    ['pause', 'resume', 'close', 'close', 'close'].map((kind) => [`pace.${kind}.by`, { who: { seat: 0 } }]),
  );
  expect(await goOn(ada)).toMatchObject({ code: 'not_now' });
  const file = tableExport.parse(await (await ask(url, `/api/tables/${code}/export`)).json());
  expect(file.inputs.flatMap((it) => ('close' in it ? [it.by] : []))).toEqual([0, 0, 0]);
});

test.each([
  ['everybody sees', alike],
  ['nobody is told', toyGame],
])('a host has a bot answer for one person, for one question only, where %s who is asked', async (_, game) => {
  const { url } = await house({ registered: [{ game }] });
  const { players } = await dealt(url, 2, { ms: null });
  const [ada, ben] = players as [Client, Client];
  const mustPlay = (it: Client): boolean =>
    it.doc!.play!.offers.some(({ type, optional }) => type === 'play' && !optional);
  const seen = () => goingOn(ada.doc!.play!);
  expect(await ben.do({ do: 'goOn', seen: seen(), seat: 0 })).toMatchObject({ code: 'not_host' });
  expect(await ada.do({ do: 'goOn', seen: seen(), seat: 5 })).toMatchObject({ code: 'not_asked' });
  expect(await ada.do({ do: 'goOn', seen: seen(), seat: 1 })).toMatchObject({ t: 'ok' });
  await ben.until(() => !mustPlay(ben));
  expect(ben.doc!.lobby).toMatchObject({ went: { by: 'Ada', seat: 1 } });
  expect(ben.doc!.lobby.seats[1]).not.toHaveProperty('standIn');
  // Nothing else has ended, and the next answer is their own again.
  expect(mustPlay(ada)).toBe(true);
  const { question } = seen();
  await ada.act(ada.offer('play'), { card: 0 });
  await ben.until(() => mustPlay(ben) && ben.doc!.play!.question > question);
  await new Promise((done) => setTimeout(done, 100));
  expect(mustPlay(ben)).toBe(true);
});

test('taking back moves is announced to all, and the exported game replays to its end', async () => {
  const { url } = await house();
  const { master, players, code } = await watched(url);
  const [ada, ben] = players as [Client, Client];
  const hands = (): unknown => players.map((it) => it.doc!.play!.table.privateArea!.cards);
  const dealt = hands();
  const old = ada.offer('play');
  await ada.act(old, { card: 0 });
  await ben.act(ben.offer('play'), { card: 1 });
  await settled([master, ...players]);
  expect(hands()).not.toEqual(dealt);
  expect(master.doc!.play!.moves).toEqual([
    { seat: 1, type: 'play' },
    { seat: 0, type: 'play' },
  ]);
  expect([ada.doc!.play!.moves, ben.doc!.play!.moves]).toEqual([undefined, undefined]);
  expect(await ada.do({ do: 'takeMovesBack', n: 2 })).toMatchObject({ code: 'not_master' });
  expect(await master.do({ do: 'takeMovesBack', n: 3 })).toMatchObject({ code: 'not_offered' });
  expect(await master.do({ do: 'takeMovesBack', n: 2 })).toMatchObject({ t: 'ok' });
  await settled([master, ...players]);
  expect(hands()).toEqual(dealt);
  for (const it of [master, ...players])
    expect([kinds(it).at(-1), it.log.length]).toEqual(['pace.back', kinds(it).length]);
  expect(kinds(ada)).not.toContain('shows');
  expect(await ada.act(old, { card: 1 })).toMatchObject({ code: 'stale' });

  for (let round = 0; ben.doc!.lobby.state !== 'over'; round++) {
    if (round > 9) throw new Error('this game does not end');
    for (const it of players) await it.act(it.offer('play'), { card: 0 });
    if (round === 1) await master.do({ do: 'takeMovesBack', n: 1 });
    await settled([master, ...players]);
    if (round === 1) await ben.act(ben.offer('play'), { card: 1 });
    await settled([master, ...players]);
  }
  const file = tableExport.parse(await (await ask(url, `/api/tables/${code}/export`)).json());
  expect(file.inputs.filter((it) => 'back' in it)).toHaveLength(2);
});

test('after a restart the game master can still take back earlier moves', async () => {
  const data = join(mkdtempSync(join(tmpdir(), 'masque-')), 'masque.db');
  const first = await house({ store: await sqliteStore(data) });
  const { master, players, code, cookies } = await watched(first.url);
  const [ada] = players as [Client, Client];
  await ada.act(ada.offer('wave'));
  await ada.act(ada.offer('play'), { card: 0 });
  await master.do({ do: 'takeMovesBack', n: 1 });
  await first.close();
  const { url } = await house({ store: await sqliteStore(data) });
  const [gro, ada2] = (await Promise.all(cookies.map((cookie) => Client.join(url, code, { cookie })))) as [
    Client,
    Client,
  ];
  expect(gro.doc!.play!.moves).toEqual([{ seat: 0, type: 'wave' }]);
  expect(await gro.do({ do: 'takeMovesBack', n: 1 })).toMatchObject({ t: 'ok' });
  await ada2.settled();
  expect(kinds(ada2)).toEqual(['whisper', 'pace.back']);
});
