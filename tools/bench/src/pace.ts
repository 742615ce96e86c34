import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from './child.ts';
import { Lateness } from './lateness.ts';
import { openTable, openTables, sleep, type Table } from './tables.ts';
import { SEATS } from './vote.ts';

/** How often somebody at a table of people acts, in milliseconds. */
const EVERY_MS = 5000;

/** Figures for a number of tables. */
export interface PaceFigures {
  readonly tables: number;
  /** Milliseconds from an action to everybody's view of it. */
  readonly p50: number;
  readonly p99: number;
  /** How late things began at the server, and here with those who play: 99th percentile, in milliseconds. */
  readonly late: { readonly server: number; readonly players: number };
  /** Votes that everybody has seen in a second. */
  readonly perSecond: number;
  /** Share of one core that the server used. */
  readonly cpu: number;
  /** Bytes of heap per table, including its sockets. */
  readonly heap: number;
}

/** Tables of eight at human pace, with a durable store: at each, somebody votes every five seconds. */
export async function humanPace(steps: readonly number[], seconds: number): Promise<PaceFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'masque-bench-'));
  const server = await Child.start(new URL('./server.ts', import.meta.url), [folder]);
  const url = `http://127.0.0.1:${server.port}`;
  const empty = await server.heap();
  const crowd: Table[] = [];
  const results: PaceFigures[] = [];
  const here = new Lateness();
  for (const n of steps) {
    crowd.push(...(await openTables(n - crowd.length, () => openTable(url, 'vote', SEATS))));
    await sleep(2000);
    const heap = await server.heap();
    await moves(crowd, 3, server);
    const late = async () => ({ server: (await server.ask<{ late: number }>('late')).late, players: here.take() });
    await late();
    const { all, cpu } = await moves(crowd, seconds, server);
    const at = (part: number): number => all[Math.min(all.length - 1, Math.floor(all.length * part))]!;
    results.push({
      tables: n,
      p50: at(0.5),
      p99: at(0.99),
      late: await late(),
      perSecond: all.length / seconds,
      cpu,
      heap: (heap - empty) / n,
    });
  }
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return results;
}

/**
 * Somebody at each table votes every five seconds. Measures how long each vote took to reach everybody, and the
 * server's load.
 */
export const moves = (tables: readonly Table[], seconds: number, server: Child) =>
  paced(
    tables.map((it) => ({ turn: () => vote(it) })),
    seconds,
    server,
  );

/**
 * Somebody at each table acts every five seconds.
 *
 * @param tables `turn` resolves when everybody has seen it; with `null`, if nobody could do anything
 */
export async function paced(
  tables: readonly { turn(): Promise<unknown> }[],
  seconds: number,
  server: Child,
): Promise<{ all: number[]; cpu: number }> {
  const waits: number[] = [];
  const before = await server.cpu();
  const from = performance.now();
  const end = from + seconds * 1000;
  await Promise.all(
    tables.map(async (table, i) => {
      // Staggered, not all at once.
      await sleep((EVERY_MS * i) / tables.length);
      while (performance.now() < end) {
        const began = performance.now();
        const done = await table.turn();
        const took = performance.now() - began;
        if (done !== null) waits.push(took);
        await sleep(EVERY_MS * (0.8 + 0.4 * Math.random()) - took);
      }
    }),
  );
  const took = (performance.now() - from) * 1000;
  const after = await server.cpu();
  return { all: waits.sort((a, b) => a - b), cpu: (after - before) / took };
}

/** Somebody who may vote does. Resolves when all eight have seen it; with `null`, if nobody may. */
function vote({ phones }: Table): Promise<true | null> {
  const phone = phones.find((it) => it.offers().length > 0);
  const offer = phone?.offers()[0];
  if (!phone || !offer) return Promise.resolve(null);
  return new Promise((done) => {
    let left = phones.length;
    for (const it of phones)
      it.onDoc = () => {
        it.onDoc = null;
        if (--left === 0) done(true);
      };
    void phone.act({ type: offer.type, window: offer.window, params: { for: 0 } });
  });
}
