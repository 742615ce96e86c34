import {
  BEAT_MS,
  isOpen,
  isSealedHour,
  logFor,
  randomFor,
  sample,
  seedOf,
  SPECTATOR,
  type AnyGame,
  type Session,
  type Viewer,
} from '@masque/core';
import { doc, lobby, tableExport, you, type TableExport } from '@masque/protocol';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Client } from '../test/client.ts';
import { fakeClock, type FakeClock } from '../clock/fake-clock.ts';
import { ask, house, open, toyGame, visitor } from '../test/house.ts';
import { veilsIn } from '../test/toy.ts';
import { BEAT_BYTES } from '../table/beat.ts';
import { allGames } from './all-games.ts';
import { allowed, follow, sessionsOf } from './allowed.ts';
import { canon } from './canon.ts';
import { record, type Record } from './record.ts';
import { variantsOf } from './variants.ts';

/** Tables of the game whose cards are marked, which are quickly played. */
const MARKED = 60;
/** Tables at a time. */
const AT_ONCE = 6;

interface Seen {
  readonly viewer: Viewer;
  readonly client: Client;
  readonly saw: Record;
}

interface Evening {
  readonly code: string;
  readonly all: Seen[];
  readonly people: Client[];
  /** A second device of the first of them, which loses its connection again and again. */
  second: Client;
  readonly url: string;
  readonly cookies: string[];
}

/**
 * Two people and bots at a table, and three who watch: a phone, the big screen, and somebody without a seat.
 *
 * @param options of the game
 */
async function sitDown(url: string, game: AnyGame, seats: number, options: object): Promise<Evening> {
  const cookies = await Promise.all(['Ada', 'Ben', 'Zoe'].map((name) => visitor(url, name)));
  const code = await open(url, cookies[0]!, game.id);
  const [ada, ben, zoe, second] = await Promise.all(
    [...cookies, cookies[0]!].map((cookie) => Client.join(url, code, { cookie })),
  );
  const watchers = await Promise.all(
    (['watch', 'screen'] as const).map((as) => Client.join(url, code, { as, cookie: cookies[1]! })),
  );
  const people = [ada!, ben!];
  for (const client of people) await client.do({ do: 'sit' });
  for (let seat = 2; seat < seats; seat++) await ada!.do({ do: 'bot' });
  await ada!.do({ do: 'settings', chat: true });
  expect(await ada!.do({ do: 'options', options: { ...options } })).toMatchObject({ t: 'ok' });
  const all = [...people, zoe!, ...watchers].map((client, i) => ({
    viewer: i < 2 ? i : SPECTATOR,
    client,
    saw: record(client),
  }));
  await ben!.do({ do: 'ready', on: true });
  expect(await ada!.do({ do: 'start' })).toMatchObject({ t: 'ok' });
  return { code, all, people, second: second!, url, cookies };
}

/** Somebody writes something nobody else writes, wherever they may; the second device goes and comes back. */
async function makeNoise(it: Evening, random: ReturnType<typeof randomFor>, turn: number): Promise<void> {
  for (const client of it.people) {
    const channels = (client.doc?.chat?.channels ?? []).filter(({ write }) => write);
    if (channels.length === 0 || !random.chance(0.1)) continue;
    await client.do({ do: 'say', channel: random.pick(channels).id, text: `said-${turn}-${client.doc!.you!.seat}` });
  }
  if (!random.chance(0.05)) return;
  await it.second.close();
  it.second = await Client.join(it.url, it.code, { cookie: it.cookies[0]!, from: it.second });
}

/** Both people answer what they are asked, by chance; then time passes. */
async function playOn(
  evenings: readonly Evening[],
  clock: FakeClock,
  random: ReturnType<typeof randomFor>,
): Promise<void> {
  const over = ({ people }: Evening): boolean => people[0]!.doc!.lobby.state === 'over';
  for (let turn = 0; !evenings.every(over); turn++) {
    if (turn > 20_000) throw new Error('these games do not end');
    let acted = false;
    const answers = evenings.flatMap(({ people }) =>
      people.map(async (client) => {
        const offers = (client.doc?.play?.offers ?? []).filter(isOpen);
        const needed = offers.filter((it) => !it.optional);
        const chosen = needed.length > 0 ? needed : random.chance(0.1) ? offers : [];
        if (chosen.length === 0) return;
        acted = true;
        const { type, window, params } = sample(random.pick(chosen), random);
        const reply = await client.act({ type, window }, params);
        if (reply.t === 'refused')
          expect(['stale', 'not_offered', 'over', 'bad_param', 'closed', 'rate']).toContain(reply.code);
      }),
    );
    await Promise.all(answers);
    for (const it of evenings) if (!over(it)) await makeNoise(it, random, turn);
    await clock.pass(acted ? 1 : 2000);
    await Promise.all(evenings.flatMap(({ people, second }) => [...people, second].map((it) => it.settled())));
  }
  await Promise.all(evenings.flatMap(({ all }) => all.map(({ client }) => client.settled())));
}

/** How many frames a spectator may be sent by night: one at nightfall and one a beat, whatever anybody does. */
function beatsOf(sessions: readonly Session[]): { least: number; most: number } {
  let [least, nights] = [0, 0];
  let dusk: number | null = null;
  for (const session of sessions) {
    const night = isSealedHour(session);
    if (night) dusk ??= session.at;
    if (night || dusk === null) continue;
    least += 1 + Math.ceil((session.at - dusk) / BEAT_MS);
    nights++;
    dusk = null;
  }
  // A night that ends on a beat ends before or after it.
  return { least, most: least + nights };
}

function check(game: AnyGame, { all, second, people, cookies }: Evening, file: TableExport): void {
  const sessions = sessionsOf(game, file);
  for (const { viewer, client, saw } of all) {
    expect(
      z
        .strictObject({ ...doc.shape, lobby: z.strictObject(lobby.shape), you: z.strictObject(you.shape).nullable() })
        .parse(client.doc),
    ).toBeTruthy();
    // Exactly what the core shows this viewer, and in as many steps as it changed: nothing more, nothing else.
    const due = follow(allowed(sessions, viewer), saw, viewer);
    expect(canon(client.log)).toBe(canon(JSON.parse(JSON.stringify(logFor(sessions.at(-1)!, viewer)))));
    saw.moments.forEach(({ frame }, i) => {
      for (const veil of veilsIn(frame)) expect(due[i]!.veils.has(veil), `${veil} for ${viewer}`).toBe(true);
    });
    const last = client.frames.indexOf(saw.moments.at(-1)!.frame);
    expect(client.frames.slice(0, last).join('\n')).not.toContain(file.seed);
    // Who sees no change is sent nothing; by night everybody is sent as much as everybody else, be it blank.
    client.messages.forEach((message, i) => {
      if (message.t === 'diff' && Buffer.byteLength(client.frames[i]!) < BEAT_BYTES)
        expect(Object.keys(message).length).toBeGreaterThan(2);
    });
    // Only what one does oneself is shown out of turn.
    const beats = viewer === SPECTATOR ? saw.night : saw.night.filter((bytes) => bytes >= BEAT_BYTES);
    expect(beats, `frames of viewer ${viewer} by night`).toEqual(all.at(-1)!.saw.night);
    // What is whispered reaches nobody without a seat.
    if (viewer === SPECTATOR) expect(client.said.filter((it) => it.private)).toEqual([]);
    const frames = client.frames.join('\n');
    for (const cookie of cookies) expect(frames).not.toContain(cookie.split('=')[1]!);
  }
  expect([canon(second.doc), canon(second.log)]).toEqual([canon(people[0]!.doc), canon(people[0]!.log)]);
  const { least, most } = beatsOf(sessions);
  const beats = all.at(-1)!.saw.night.length;
  expect(beats, `${least} to ${most} beats`).toBeGreaterThanOrEqual(least);
  expect(beats, `${least} to ${most} beats`).toBeLessThanOrEqual(most);
  const [, , , watch, screen] = all.map(({ client }) => client.frames.filter((it) => /^\{"t":"(full|diff)"/.test(it)));
  const since = all[3]!.saw.moments.length;
  expect(watch!.slice(-since).join('\n')).toBe(screen!.slice(-since).join('\n'));
}

/** The seats of the tables at which a game is played, and the options of each. */
function tablesOf(game: AnyGame): { seats: number; options: object }[] {
  const seatsFor = (i: number): number => Math.min(game.seats.max, Math.max(game.seats.min, 2 + (i % 4)));
  if (game === toyGame) return Array.from({ length: MARKED }, (_, i) => ({ seats: seatsFor(i), options: {} }));
  const seats = Math.max(game.seats.min, Math.min(game.seats.max, 4));
  return variantsOf(game, seats).map((options) => ({ seats, options }));
}

test.each(allGames)(
  '$id: over whole games under every option, everybody is sent what the core shows them and nothing more',
  async (game) => {
    const clock = fakeClock();
    const { url } = await house({
      clock,
      botSpeed: 0.001,
      limits: 10_000,
      registered: allGames.map((it) => ({ game: it })),
    });
    const random = randomFor(seedOf(`socket secrecy ${game.id}`), 0);
    const tables = tablesOf(game);
    while (tables.length > 0) {
      const evenings = await Promise.all(
        tables.splice(0, AT_ONCE).map(({ seats, options }) => sitDown(url, game, seats, options)),
      );
      await playOn(evenings, clock, random);
      for (const evening of evenings) {
        const response = await ask(url, `/api/tables/${evening.code}/export`);
        check(game, evening, tableExport.parse(await response.json()));
      }
      await Promise.all(
        evenings.flatMap(({ all, second }) => [...all.map(({ client }) => client.close()), second.close()]),
      );
    }
  },
  240_000,
);
