import { randomFor, sample, seedOf } from '@masque/core';
import { testServer } from '@masque/store/test-database';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Child } from './child.ts';
import { comer, makeClub, seated } from './evening.ts';
import { Guest } from './guest.ts';
import type { Phone } from './phone.ts';
import { openTable, sleep, until, visitor } from './tables.ts';

/**
 * npm run soak: runs a server for some minutes with evenings, tables that are opened, played at and left, and phones
 * that come and go. In the end everybody has left, and nothing may remain of them: no table, no socket, no memory. The
 * memory of an empty server is measured after a short warm-up round of the same kind, in which the code is compiled.
 *
 * `--postgres`: the server is a node on PostgreSQL instead of a folder.
 */
const { values, positionals } = parseArgs({
  options: { postgres: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const minutes = Number(positionals[0] ?? 30);

/** Games, seats and options of the tables. */
const GAMES: readonly (readonly [game: string, seats: number, options?: object])[] = [
  ['coup', 5, { pace: 'brisk' }],
  ['werewolf', 8, { pace: 'brisk' }],
  ['succession', 8],
  ['desperate-times', 5],
  ['montee-mortelle', 5],
];
/** How many tables without a club, and how many evenings, exist at a time. */
const TABLES = 5;
const EVENINGS = 2;
/** How long people stay at a table, and at an evening, in milliseconds. */
const STAY_MS = 30_000;
const EVENING_MS = 60_000;
/** How often the server's memory is measured, in milliseconds. */
const LOOK_MS = 30_000;
/**
 * Share of the games that people abandon in the first third of the time: their clocks run to the end, which is near
 * enough in these games. People leave all other games, and bots play them to the end.
 */
const WALK_AWAY = 0.1;
const SHORT = ['coup', 'werewolf', 'desperate-times'];
/** How long until everything unused must be gone from memory, in milliseconds: the last clocks have rung by then. */
const LEFT_MS = 15 * 60_000;
/** Length of the warm-up round, in minutes. */
const WARM_MINUTES = 10;
/** How much larger the heap may be after everybody has left, relative to the warm-up round. */
const FLAT = 1.05;

interface Measurement {
  readonly at: number;
  readonly heap: number;
  readonly rss: number;
  readonly handles: number;
  readonly sockets: number;
  readonly tables: number;
  readonly clubs: number;
}

const folder = mkdtempSync(join(tmpdir(), 'masque-soak-'));
// Leaves nothing behind, even if it is interrupted: its server ends with it, and then the folder is removed.
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
const postgres = values.postgres ? await testServer() : null;
const database = await postgres?.database();
if (values.postgres && !database) process.exit(1);
const server = await Child.start(new URL('./server.ts', import.meta.url), [database?.url ?? folder]);
const url = `http://127.0.0.1:${server.port}`;
const began = performance.now();
let end = began;
let walkUntil = began;
const counts = { tables: 0, evenings: 0, moves: 0, games: 0, returns: 0, broken: 0 };
let random = 0;
const chance = () => randomFor(seedOf('soak'), random++);

/** Answers questions until then. Now and then, the connection breaks and resumes. */
async function play(phone: Phone, until: number): Promise<void> {
  while (performance.now() < until) {
    await sleep(100 + chance().below(500));
    if (phone.closed || chance().chance(0.02)) {
      const { seen, epoch } = phone;
      phone.close();
      await sleep(chance().below(3000));
      const resume = chance().chance(0.5) && seen ? { epoch, counter: seen.counter } : undefined;
      counts.returns++;
      // Refused while a node opens its tables again: it comes back until it is let in.
      await phone.open(resume).catch(() => {});
      if (phone.closed) continue;
    }
    const { doc } = phone;
    if (!doc?.play) continue;
    if (doc.play.outcome) {
      if (doc.you?.host && (await phone.do({ do: 'rematch' })).t === 'ok') counts.games++;
      continue;
    }
    const needed = phone.offers().filter((it) => !it.optional);
    if (needed.length === 0) continue;
    const { type, window, params = {} } = sample(chance().pick(needed), chance());
    if ((await phone.act({ type, window, params })).t === 'ok') counts.moves++;
  }
}

/** Everybody leaves. */
async function leave(phones: readonly Phone[], game: string): Promise<void> {
  const walk = performance.now() < walkUntil && chance().chance(WALK_AWAY) && SHORT.includes(game);
  for (const it of phones) {
    if (!walk) await it.do({ do: 'leave' });
    it.close();
  }
}

async function table(i: number): Promise<void> {
  const [game, seats, options] = GAMES[i % GAMES.length]!;
  const { phones } = await openTable(url, game, seats, options);
  counts.tables++;
  const until = performance.now() + STAY_MS * (0.5 + chance().below(100) / 100);
  await Promise.all(phones.map((it) => play(it, until)));
  await leave(phones, game);
}

/** People come in and sit at two tables, one closed by the host and one with the evening. Others watch and leave. */
async function evening(): Promise<void> {
  const host = await visitor(url, 'Host');
  const code = await makeClub(url, host);
  const desk = await Guest.join(url, code, host, 'desk');
  const screen = await Guest.join(url, code, await visitor(url, 'Screen'), 'screen');
  const games = ['coup', 'werewolf'];
  for (const game of games) await desk.do({ do: 'table', game });
  await until(() => Object.keys(desk.doc!.room.tables).length === 2);
  const ids = Object.keys(desk.doc!.room.tables);
  const played = await Promise.all(ids.map((id, i) => seated(url, code, desk.doc!.room.tables[id]!.code, id, i)));
  for (const table of ids) {
    await desk.do({ do: 'fill', table });
    await desk.do({ do: 'deal', table });
  }
  counts.evenings++;
  const over = performance.now() + EVENING_MS;
  const playing = played.flatMap(({ phones }) => phones.map((it) => play(it, over)));
  for (let n = 100; performance.now() < over - 5000; n++) {
    const { guest } = await comer(url, code, n);
    await guest.do({ do: 'rest', on: true });
    await sleep(2000);
    guest.close();
  }
  await Promise.all(playing);
  for (const [i, { phones }] of played.entries()) await leave(phones, games[i]!);
  await desk.do({ do: 'untable', table: ids[0]! });
  await desk.do({ do: 'close' });
  desk.close();
  screen.close();
}

const again = async (n: number, work: (i: number) => Promise<void>, lastMs: number): Promise<void> => {
  for (let i = n; performance.now() < end - lastMs; i++)
    await work(i).catch(async (error: unknown) => {
      // On PostgreSQL, a machine that stands still for five seconds costs a node its tables, and their sockets are closed.
      counts.broken++;
      console.warn(`broken off: ${(error as Error).message}`);
      await sleep(1000);
    });
};

async function look(): Promise<Measurement> {
  const heap = await server.heap();
  const { rss, handles } = await server.ask<{ rss: number; handles: number }>('held');
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const of = (name: string): number => Number(new RegExp(`^${name} (.+)$`, 'm').exec(metrics)?.[1]);
  const it: Measurement = {
    ...{ at: performance.now(), heap, rss, handles },
    ...{ sockets: of('masque_sockets'), tables: of('masque_tables'), clubs: of('masque_clubs') },
  };
  const mb = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
  console.log(
    `${((it.at - began) / 60_000).toFixed(1).padStart(5)} min: heap ${mb(heap)}, process ${mb(rss)}, ${it.sockets} sockets, ` +
      `${it.tables} tables, ${handles} handles; ${counts.games} games ended, ${counts.moves} moves`,
  );
  return it;
}

/** Runs everything for some minutes. Returns what is left when everybody is gone. */
async function round(minutes: number, walk: boolean): Promise<Measurement> {
  const from = performance.now();
  end = from + minutes * 60_000;
  walkUntil = walk ? from + (minutes * 60_000) / 3 : from;
  const working = Promise.all([
    ...Array.from({ length: TABLES }, (_, i) => again(i, table, STAY_MS)),
    ...Array.from({ length: EVENINGS }, (_, i) => sleep(i * 20_000).then(() => again(i, evening, EVENING_MS))),
  ]);
  while (performance.now() < end) {
    await sleep(Math.min(LOOK_MS, Math.max(0, end - performance.now())));
    await look();
  }
  await working;
  let last = await look();
  for (
    const left = performance.now() + LEFT_MS;
    last.tables + last.clubs > 0 && performance.now() < left;
    last = await look()
  )
    await sleep(LOOK_MS);
  return last;
}

const before = await round(WARM_MINUTES, false);
const last = await round(minutes, true);
await server.stop();
await database?.remove();
await postgres?.stop();

const grown = last.heap / before.heap;
const problems = [
  ...(grown > FLAT ? [`the heap has grown by ${((grown - 1) * 100).toFixed(1)} %`] : []),
  ...(last.tables > 0 ? [`${last.tables} tables are left in memory`] : []),
  ...(last.clubs > 0 ? [`${last.clubs} clubs are left in memory`] : []),
  ...(last.sockets > 0 ? [`${last.sockets} sockets are left`] : []),
  ...(last.handles > before.handles ? ['handles are left'] : []),
];
console.log(
  `${counts.tables} tables, ${counts.evenings} evenings, ${counts.games} games ended, ${counts.moves} moves, ${counts.returns} reconnections, ${counts.broken} broken off. ` +
    `Heap after everybody left, relative to the previous round: ${grown.toFixed(3)}`,
);
for (const it of problems) console.error(`✗ ${it}`);
console.log(problems.length === 0 ? '✓ memory is flat, and nothing is left behind' : `${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
