import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from './child.ts';
import { isInstalled, PEERS } from './peers.ts';
import type { Phone } from './phone.ts';
import { openTable, openTables, sleep, type Table } from './tables.ts';
import { SEATS } from './vote.ts';

/** A room in which eight people can vote. */
export interface Room {
  /** Everybody votes. Resolves when everybody has seen that all have voted. */
  round(): Promise<void>;
  /** How many frames its people have received. */
  frames?(): number;
}

/** A server and its rooms. */
export interface Contest {
  readonly server: Child;
  readonly rooms: readonly Room[];
  /** Bytes of heap that each room adds to the server, including its sockets. */
  readonly heap: number;
  end(): Promise<void>;
}

/**
 * Rooms opened before heaps are compared, so that code loaded and compiled for the first rooms is not counted. With
 * forty, a sixth of the apparent size of our rooms was functions compiled in the meantime.
 */
const WARM_UP = 160;

/** An evening at another server: tables at which one acts after the other, and a lobby, if it has one. */
export interface PeerEvening {
  /** Somebody acts. Resolves when everybody at the table has seen it. */
  readonly tables: readonly { turn(): Promise<void> }[];
  /** Somebody takes a break. Resolves when everybody has seen it, with the size of what each was sent, if it is known. */
  readonly lobby: { change(): Promise<number | null> } | null;
}

/** A system that does the same work: its name, and what it leaves out of what we do. */
export interface Contender {
  readonly name: string;
  readonly omits: string;
  /** Is everything it needs installed? */
  readonly installed: boolean;
  start(rooms: number): Promise<Contest>;
  /** The same evening as ours: so many tables and people, `free` of whom follow the lobby. Absent: ours is measured. */
  evening?(tables: number, people: number, free: number): Promise<{ server: Child; there: PeerEvening }>;
}

export const ours = (name: string, keep: boolean): Contender => ({
  name,
  omits: '',
  installed: true,
  async start(n) {
    const folder = keep ? mkdtempSync(join(tmpdir(), 'masque-bench-')) : null;
    const server = await Child.start(new URL('./server.ts', import.meta.url), [folder ?? ':memory:']);
    const url = `http://127.0.0.1:${server.port}`;
    const open = (n: number): Promise<Table[]> => openTables(n, () => openTable(url, 'vote', SEATS));
    await open(WARM_UP);
    const before = await server.heap();
    const tables = await open(n);
    const heap = await server.heap();
    return {
      server,
      rooms: tables.map(roomOf),
      heap: (heap - before) / n,
      async end() {
        await server.stop();
        if (folder) rmSync(folder, { recursive: true, force: true });
      },
    };
  },
});

const peer = (name: string, file: string, needs: string | null, omits: string, ...args: string[]): Contender => ({
  name,
  omits,
  installed: needs === null || isInstalled(needs),
  async start(n) {
    const server = await Child.start(new URL(`${file}-server.mjs`, PEERS), args);
    const { open } = (await import(new URL(`${file}-crowd.mjs`, PEERS).href)) as {
      open(port: number, n: number, first: number): Promise<Room[]>;
    };
    await open(server.port, WARM_UP, 0);
    const before = await server.heap();
    const rooms = await open(server.port, n, WARM_UP);
    const heap = await server.heap();
    return { server, rooms, heap: (heap - before) / n, end: () => server.stop() };
  },
  async evening(tables, people, free) {
    const server = await Child.start(new URL(`${file}-server.mjs`, PEERS), args);
    const crowd = (await import(new URL(`${file}-crowd.mjs`, PEERS).href)) as {
      evening(port: number, tables: number, people: number, free: number): Promise<PeerEvening>;
    };
    return { server, there: await crowd.evening(server.port, tables, people, free) };
  },
});

const plainly = 'nothing durable, no rules to check a vote, no log, no keys that make a vote safe to repeat';

export const contenders = {
  durable: ours('masque, durable', true),
  memory: ours('masque, memory store', false),
  boardgame: peer(
    'boardgame.io 0.50.2',
    'boardgame',
    'boardgame.io',
    'nothing durable, no offers, no log; each client is sent a full state',
  ),
  plain: peer('plain ws, full JSON to each', 'ws', null, plainly),
  gathered: peer('plain ws, gathered for 16 ms', 'ws', null, plainly, '16'),
  colyseus: peer('Colyseus 0.17, patches every 16 ms', 'colyseus', '@colyseus/core', plainly),
} as const;

/** All sockets of a table vote as soon as they may. */
export function roomOf({ phones }: Table): Room {
  let over = 0;
  let wanted = Infinity;
  let resolve = (): void => {};
  const seen = phones.map(() => 0);
  phones.forEach((phone, seat) => {
    phone.onDoc = () => {
      const title = phone.doc?.play?.table.title;
      seen[seat] = typeof title === 'object' ? Number(title.args?.['n']) : 0;
      if (seen[seat] >= wanted && seen.every((n) => n >= wanted)) resolve();
    };
  });
  return {
    frames: () => framesOf(phones),
    async round() {
      wanted = ++over;
      const done = new Promise<void>((all) => (resolve = all));
      for (const [seat, phone] of phones.entries()) {
        const { type, window } = phone.offers()[0]!;
        void phone.act({ type, window, params: { for: seat } });
      }
      await done;
    },
  };
}

/**
 * The sockets of a table vote in turn: each one when everybody has seen the previous vote, and at least `everyMs` after
 * it.
 *
 * @param shift delay of the table's first vote, so that not all tables vote at the same moment
 */
export function votingInTurn({ phones }: Table, everyMs: number, shift: number): Room {
  let next = performance.now() + shift;
  let wanted = Infinity;
  let resolve = (): void => {};
  const seen = phones.map(votesSeen);
  phones.forEach((phone, seat) => {
    phone.onDoc = () => {
      seen[seat] = votesSeen(phone);
      if (seen[seat] >= wanted && seen.every((n) => n >= wanted)) resolve();
    };
  });
  return {
    frames: () => framesOf(phones),
    async round() {
      for (const [seat, phone] of phones.entries()) {
        const now = performance.now();
        // Late votes are not caught up with: that would be a different kind of load.
        next = Math.max(next + everyMs, now);
        await sleep(next - now);
        wanted = Math.max(...seen) + 1;
        const all = new Promise<void>((done) => (resolve = done));
        const { type, window } = phone.offers()[0]!;
        void phone.act({ type, window, params: { for: seat } });
        await all;
      }
    },
  };
}

const framesOf = (phones: readonly Phone[]): number => phones.reduce((n, it) => n + it.frames, 0);

/** How many votes this phone has seen. */
function votesSeen({ doc }: Phone): number {
  const { title, seats = [] } = doc?.play?.table ?? {};
  const rounds = typeof title === 'object' ? Number(title.args?.['n']) : 0;
  return rounds * SEATS + seats.filter((it) => it.note !== undefined).length;
}
