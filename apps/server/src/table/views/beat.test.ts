import { BEAT_MS } from '@masque/core';
import { expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { fakeClock, type FakeClock } from '../../clock/fake-clock.ts';
import { dealt, house, type TableParty } from '../../test/house.ts';
import { BEAT_BYTES } from './beat.ts';

/** Records what somebody receives besides the answers to their own requests: when, and how long it is. */
function listen(client: Client, clock: FakeClock): string[] {
  const heard: string[] = [];
  client.socket.on('message', (data) => {
    const frame = String(data);
    if (/^\{"t":"(diff|full)"/.test(frame)) heard.push(`${clock.now()} ${Buffer.byteLength(frame)}`);
  });
  return heard;
}

interface Night extends TableParty {
  readonly clock: FakeClock;
  readonly url: string;
  readonly watcher: Client;
  /** By seat: how many answers had arrived before. */
  readonly asked: readonly number[];
  /** By viewer: the players, then the spectator. */
  readonly heard: readonly string[][];
}

/** Four people in the dark, and a spectator. */
async function night(change: Record<string, unknown> = {}): Promise<Night> {
  const clock = fakeClock();
  const { url } = await house({ clock, limits: 1000 });
  const party = await dealt(url, 4, { dark: true, ...change });
  const [host] = party.players;
  await host!.do({ do: 'settings', chat: true, botForAway: true });
  const watcher = await Client.join(url, party.code, { as: 'watch' });
  await clock.pass(2 * BEAT_MS);
  const heard = [...party.players, watcher].map((it) => listen(it, clock));
  const asked = party.players.map((it) => it.messages.filter(({ t }) => t === 'ok').length);
  return { ...party, clock, url, watcher, heard, asked };
}

/** Lets that many beats pass, and waits until everybody has received them. */
async function beats(on: Night, n: number): Promise<void> {
  for (let i = 0; i < n; i++) {
    await on.clock.pass(BEAT_MS);
    await Promise.all([...on.players, on.watcher].filter((it) => !it.closed).map((it) => it.settled()));
  }
}

const ofSpectator = (on: Night): readonly string[] => on.heard.at(-1)!;

/** Things a player can do in the dark that nobody else may notice. */
const deeds: { readonly [name: string]: (on: Night) => Promise<unknown> } = {
  nothing: async () => {},
  'one answers': ({ players }) => players[1]!.act(players[1]!.offer('play'), { card: 0 }),
  'one answers and changes her mind': async ({ players: [ada] }) => {
    await ada!.act(ada!.offer('play'), { card: 0 });
    await ada!.act(ada!.offer('play'), { card: 1 });
  },
  'three answer': async ({ players }) => {
    for (const it of players.slice(0, 3)) await it.act(it.offer('play'), { card: 1 });
  },
  'two whisper': async ({ players }) => {
    await players[0]!.do({ do: 'say', channel: 'even', text: 'x'.repeat(300) });
    await players[2]!.do({ do: 'say', channel: 'even', text: 'Yes.' });
  },
  'one is refused': ({ players }) => players[1]!.do({ do: 'start' }),
  'one falls silent': ({ players }) => players[3]!.close(),
  'one comes back': async (on) => {
    await on.players[3]!.close();
    await Client.join(on.url, on.code, { cookie: on.cookies[3]!, from: on.players[3]! });
  },
  'the host goes away': async (on) => {
    await on.players[0]!.close();
    await beats(on, 100);
  },
};

test('whatever anybody does at night, everybody gets one frame of one size per beat', async () => {
  for (const [name, deed] of Object.entries(deeds)) {
    const on = await night();
    const before = on.clock.now();
    await deed(on);
    await beats(on, 5);
    const n = (on.clock.now() - before) / BEAT_MS;
    const beat = Array.from({ length: n }, (_, i) => `${before + (i + 1) * BEAT_MS} ${BEAT_BYTES}`);
    expect([name, ofSpectator(on)]).toEqual([name, beat]);
    for (const [seat, heard] of on.heard.slice(0, 4).entries()) {
      if (on.players[seat]!.closed) continue;
      // The players who acted also see their own results at once.
      const own = on.players[seat]!.messages.filter((it) => it.t === 'ok').length - on.asked[seat]!;
      const others = own > 0 ? heard.filter((it) => it.endsWith(` ${BEAT_BYTES}`)) : heard;
      expect([name, seat, others]).toEqual([name, seat, beat]);
      expect(heard.length - others.length).toBeLessThanOrEqual(own);
    }
  }
});

test('a player sees the result of an action at once', async () => {
  const { players } = await night();
  const [ada, ben] = players;
  await ada!.act(ada!.offer('play'), { card: 0 });
  await Promise.all([ada!.settled(), ben!.settled()]);
  expect(ada!.offer('play').optional).toBe(true);
  await ada!.do({ do: 'say', channel: 'table', text: 'Hm.' });
  await Promise.all([ada!.settled(), ben!.settled()]);
  expect([ada!.said.length, ben!.said.length]).toEqual([1, 0]);
});

test('a player whose answer ends the night learns of it with everybody else', async () => {
  const on = await night();
  for (let round = 0; round < 3; round++) {
    for (const it of on.players) await it.act(it.offer('play'), { card: 0 });
    const states = await Promise.all(on.players.map(async (it) => (await it.settled(), it.doc!.lobby.state)));
    expect(new Set(states)).toEqual(new Set(['playing']));
    await beats(on, 1);
  }
  expect(on.players.map((it) => it.doc!.lobby.state)).toEqual(on.players.map(() => 'over'));
});

test('whispers at night reach their readers, and nobody else', async () => {
  const on = await night();
  await on.players[0]!.do({ do: 'say', channel: 'even', text: 'Now!' });
  await beats(on, 1);
  expect(on.players.map((it) => it.said.map(({ text }) => text))).toEqual([['Now!'], [], ['Now!'], []]);
});

test('absences and replacements are announced at daybreak', async () => {
  const on = await night({ ms: 300_000 });
  await on.players[0]!.close();
  await beats(on, 120);
  const [, ben] = on.players;
  expect(ben!.doc!.lobby.seats[0]).toMatchObject({ host: true });
  expect(ben!.doc!.lobby.seats[0]).not.toHaveProperty('away');
  expect(ben!.doc!.lobby.seats[0]).not.toHaveProperty('standIn');
  // The last round ends the game, and with it the night.
  for (let round = 0; round < 3; round++) await beats(on, 300);
  await on.clock.pass(BEAT_MS);
  await ben!.until(() => ben!.doc!.lobby.state === 'over');
  await ben!.until(() => ben!.doc!.lobby.seats[1]?.host === true);
  expect(ben!.doc!.lobby.seats[0]).toMatchObject({ away: true });
});

test('by day changes are sent when they happen', async () => {
  const on = await night({ dark: false });
  const [ada, ben] = on.players;
  await ada!.act(ada!.offer('wave'));
  await ben!.settled();
  expect(ben!.log.at(-1)).toMatchObject({ kind: 'wave' });
  const frames = on.heard[1]!.length;
  await beats(on, 5);
  expect(on.heard[1]).toHaveLength(frames);
});
