import {
  isOpen,
  logFor,
  offersFor,
  randomFor,
  sample,
  seedOf,
  SPECTATOR,
  start,
  step,
  tableFor,
  viewOf,
  type AnyGame,
  type Input,
  type Session,
  type Viewer,
} from '@masque/core';
import { doc, lobby, tableExport, you, type TableExport } from '@masque/protocol';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Client } from '../test/client.ts';
import { fakeClock, type FakeClock } from '../test/fake-clock.ts';
import { ask, house, open, toyGame, visitor } from '../test/house.ts';
import { veilsIn } from '../test/toy.ts';
import { allGames } from './all-games.ts';
import { canon } from './canon.ts';
import { record, sight, type Moment } from './record.ts';

/** Games played in all: so many of each, and the rest of the one whose cards are marked. */
const GAMES = 100;
/** Tables at a time. */
const TABLES = 10;
/** Full tables of many seats take long: fewer of them. */
const tablesOf = (game: AnyGame): number => (game.seats.min > 6 ? 3 : game === toyGame ? TABLES : 5);
const others = allGames.filter((it) => it !== toyGame).reduce((sum, it) => sum + tablesOf(it), 0);
const roundsOf = (game: AnyGame): number => (game === toyGame ? Math.ceil((GAMES - others) / TABLES) : 1);

interface Seen {
  readonly viewer: Viewer;
  readonly client: Client;
  readonly moments: Moment[];
}

interface Evening {
  readonly code: string;
  readonly all: Seen[];
  readonly people: Client[];
  readonly tokens: string[];
}

/** Two people and bots at a table, and three who watch: a phone, the big screen, and somebody without a seat. */
async function sitDown(url: string, game: AnyGame, round: number): Promise<Evening> {
  const cookies = await Promise.all(['Ada', 'Ben', 'Zoe'].map((name) => visitor(url, name)));
  const code = await open(url, cookies[0]!, game.id);
  const [ada, ben, zoe] = await Promise.all(cookies.map((cookie) => Client.join(url, code, { cookie })));
  const watchers = await Promise.all(
    (['watch', 'screen'] as const).map((as) => Client.join(url, code, { as, cookie: cookies[1]! })),
  );
  const people = [ada!, ben!];
  for (const client of people) await client.do({ do: 'sit' });
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, 2 + (round % 4)));
  for (let seat = 2; seat < seats; seat++) await ada!.do({ do: 'bot' });
  const all = [...people, zoe!, ...watchers].map((client, i) => ({
    viewer: i < 2 ? i : SPECTATOR,
    client,
    moments: record(client),
  }));
  await ben!.do({ do: 'ready', on: true });
  expect(await ada!.do({ do: 'start' })).toMatchObject({ t: 'ok' });
  return { code, all, people, tokens: cookies.map((it) => it.split('=')[1]!) };
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
    await clock.pass(acted ? 1 : 2000);
    await Promise.all(evenings.flatMap(({ people }) => people.map((it) => it.settled())));
  }
  await Promise.all(evenings.flatMap(({ all }) => all.map(({ client }) => client.settled())));
}

/** The game as it was, after the deal and after each input. */
function sessionsOf(game: AnyGame, { seed, seats, options, startedAt, inputs }: TableExport): Session[] {
  const sessions = [start(game, { seed, seats, options, at: startedAt })];
  for (const input of inputs) {
    const next = step(sessions.at(-1)!, input as Input);
    if (!next.ok) throw new Error(next.code);
    sessions.push(next.session);
  }
  return sessions;
}

/** What the core lets a viewer see of each moment; moments that look alike are one. */
function allowed(sessions: readonly Session[], viewer: Viewer): { seen: string; veils: Set<string> }[] {
  const out: { seen: string; veils: Set<string> }[] = [];
  const veils = new Set<string>();
  for (const session of sessions) {
    const table = tableFor(session, viewer);
    const offers = viewer === SPECTATOR ? [] : offersFor(session, viewer);
    const { outcome } = session;
    const log = logFor(session, viewer);
    const play = {
      id: '',
      game: '',
      commitment: '',
      table,
      offers,
      outcome,
      ...(outcome && { seed: session.start.seed }),
    };
    const seen = sight(JSON.parse(JSON.stringify(play)), JSON.parse(JSON.stringify(log)));
    for (const veil of veilsIn(JSON.stringify([viewOf(session, viewer), log]))) veils.add(veil);
    if (out.at(-1)?.seen !== seen) out.push({ seen, veils: new Set(veils) });
  }
  return out;
}

function check(game: AnyGame, { all, tokens }: Evening, file: TableExport): void {
  const sessions = sessionsOf(game, file);
  for (const { viewer, client, moments } of all) {
    expect(
      z
        .strictObject({ ...doc.shape, lobby: z.strictObject(lobby.shape), you: z.strictObject(you.shape).nullable() })
        .parse(client.doc),
    ).toBeTruthy();
    const due = allowed(sessions, viewer);
    // Exactly what the core shows this viewer, and in as many steps as it changed: nothing more, nothing else.
    const wrong = due.findIndex(({ seen }, i) => seen !== moments[i]?.seen);
    if (wrong >= 0)
      expect(JSON.parse(moments[wrong]?.seen ?? 'null'), `moment ${wrong} of viewer ${viewer}`).toEqual(
        JSON.parse(due[wrong]!.seen),
      );
    expect(moments.length).toBe(due.length);
    expect(canon(client.log)).toBe(canon(JSON.parse(JSON.stringify(logFor(sessions.at(-1)!, viewer)))));
    moments.forEach(({ frame }, i) => {
      for (const veil of veilsIn(frame)) expect(due[i]!.veils.has(veil), `${veil} for ${viewer}`).toBe(true);
    });
    const last = client.frames.indexOf(moments.at(-1)!.frame);
    expect(client.frames.slice(0, last).join('\n')).not.toContain(file.seed);
    // Who sees no change is sent nothing; by night everybody is sent as much as everybody else, be it blank.
    client.messages.forEach((message, i) => {
      if (message.t === 'diff' && Buffer.byteLength(client.frames[i]!) % 2048 > 0)
        expect(message.ops.length + (message.log?.length ?? 0)).toBeGreaterThan(0);
    });
    const frames = client.frames.join('\n');
    for (const token of tokens) expect(frames).not.toContain(token);
  }
  const [, , , watch, screen] = all.map(({ client }) => client.frames.filter((it) => /^\{"t":"(full|diff)"/.test(it)));
  expect(watch!.slice(-moments(all)).join('\n')).toBe(screen!.slice(-moments(all)).join('\n'));
}

const moments = (all: readonly Seen[]): number => all[3]!.moments.length;

test.each(allGames)(
  '$id: over whole games, everybody is sent what the core shows them and nothing more',
  async (game) => {
    const clock = fakeClock();
    const { url } = await house({
      clock,
      botSpeed: 0.001,
      limits: 10_000,
      registered: allGames.map((it) => ({ game: it })),
    });
    const random = randomFor(seedOf(`socket secrecy ${game.id}`), 0);
    for (let round = 0; round < roundsOf(game); round++) {
      const evenings = await Promise.all(Array.from({ length: tablesOf(game) }, (_, i) => sitDown(url, game, i)));
      await playOn(evenings, clock, random);
      for (const evening of evenings) {
        const response = await ask(url, `/api/tables/${evening.code}/export`);
        check(game, evening, tableExport.parse(await response.json()));
      }
      await Promise.all(evenings.flatMap(({ all }) => all.map(({ client }) => client.close())));
    }
  },
  240_000,
);
