import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from './child.ts';
import { Guest } from './guest.ts';
import type { Contender, PeerEvening } from './contenders.ts';
import { moves, paced } from './pace.ts';
import { headers, Phone } from './phone.ts';
import { sleep, until, visitor, type Table } from './tables.ts';

/** People per table; a bot has the last seat. */
const AT_TABLE = 7;
/** How often something changes in the lobby, in milliseconds. */
const LOBBY_MS = 500;

/** Figures of an evening. Times are in milliseconds. */
export interface EveningFigures {
  /** From an action at a table until everybody there sees it. */
  readonly play: { readonly p50: number; readonly p99: number };
  /** From a change in the lobby until the phones of all free people, the host's desk and the big screen show it. */
  readonly lobby: { readonly p50: number; readonly p99: number };
  /** Size of the evening's document for a phone that comes in, and median size of a change, in bytes. */
  readonly whole: number;
  readonly change: number;
  /** Share of one core that the server used. */
  readonly cpu: number;
}

/** One club evening: tables with seven people and a bot each, and the other people free, all at human pace. */
export async function measureEvening(tables: number, people: number, seconds: number): Promise<EveningFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'masque-bench-'));
  const server = await Child.start(new URL('./server.ts', import.meta.url), [folder]);
  try {
    const url = `http://127.0.0.1:${server.port}`;
    const host = await visitor(url, 'Host');
    const code = await makeClub(url, host);
    const desk = await Guest.join(url, code, host, 'desk');
    for (let i = 0; i < tables; i++) await desk.do({ do: 'table', game: 'vote' });
    await until(() => Object.keys(desk.doc!.room.tables).length === tables);
    const ids = Object.keys(desk.doc!.room.tables);
    const played = await Promise.all(ids.map((id, i) => seated(url, code, desk.doc!.room.tables[id]!.code, id, i)));
    // A desk gives one command after another, as its host would.
    for (const table of ids) {
      await desk.do({ do: 'fill', table });
      await desk.do({ do: 'deal', table });
    }
    await until(() => played.every(({ phones }) => phones.every(({ doc }) => doc?.play)));
    const free: Guest[] = [];
    for (let i = tables * AT_TABLE; i < people; i++) free.push((await comer(url, code, i)).guest);
    await until(() => Object.keys(desk.doc!.room.people).length === people + 1);
    const screen = await Guest.join(url, code, await visitor(url, 'Screen'), 'screen');
    await moves(played, 3, server);
    for (const it of free) it.changes.length = 0;
    const [{ all, cpu }, lobby] = await Promise.all([
      moves(played, seconds, server),
      stir(free, [desk, screen], seconds),
    ]);
    const changes = free[0]!.changes.sort((a, b) => a - b);
    return {
      play: { p50: at(all, 0.5), p99: at(all, 0.99) },
      lobby: { p50: at(lobby, 0.5), p99: at(lobby, 0.99) },
      whole: (await comer(url, code, people)).guest.whole,
      change: at(changes, 0.5),
      cpu,
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Figures of the same evening at another server, as far as it has them. */
export interface PeerFigures extends Pick<EveningFigures, 'play' | 'cpu'> {
  readonly lobby: EveningFigures['lobby'] | null;
  /** Median size of what a change in the lobby sends to each, in bytes; `null`: unknown. */
  readonly change: number | null;
}

/**
 * The same evening at another server: somebody at each table acts as often as at ours, and the lobby changes as often.
 * Its tables have eight people, where ours have seven and a bot.
 */
export async function measurePeer(
  { evening }: Contender,
  tables: number,
  people: number,
  seconds: number,
): Promise<PeerFigures> {
  const { server, there } = await evening!(tables, people, people - tables * AT_TABLE);
  try {
    const [{ all, cpu }, lobby] = await Promise.all([
      paced(there.tables, seconds, server),
      there.lobby ? changing(there.lobby, seconds) : null,
    ]);
    const sizes = lobby?.flatMap(({ bytes }) => bytes ?? []).sort((a, b) => a - b) ?? [];
    const waits = lobby?.map((it) => it.ms).sort((a, b) => a - b);
    return {
      play: { p50: at(all, 0.5), p99: at(all, 0.99) },
      lobby: waits ? { p50: at(waits, 0.5), p99: at(waits, 0.99) } : null,
      change: sizes.length > 0 ? at(sizes, 0.5) : null,
      cpu,
    };
  } finally {
    await server.stop();
  }
}

/** Changes the lobby as often as {@link stir} does. */
async function changing(
  lobby: NonNullable<PeerEvening['lobby']>,
  seconds: number,
): Promise<{ ms: number; bytes: number | null }[]> {
  const found: { ms: number; bytes: number | null }[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    const from = performance.now();
    const bytes = await lobby.change();
    const ms = performance.now() - from;
    found.push({ ms, bytes });
    await sleep(Math.max(0, LOBBY_MS - ms));
  }
  return found;
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;

/** Creates a club with its first evening. Returns the code. */
export async function makeClub(url: string, cookie: string): Promise<string> {
  const club = {
    name: 'Bench',
    color: 'brass',
    language: 'en',
    evening: 'Tonight',
    host: { name: 'Host', mask: 'owl' },
  };
  const response = await fetch(`${url}/api/clubs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers() },
    body: JSON.stringify(club),
  });
  return ((await response.json()) as { code: string }).code;
}

/** A person comes in. */
export async function comer(url: string, code: string, n: number): Promise<{ guest: Guest; cookie: string }> {
  const cookie = await visitor(url, `P${n}`);
  const guest = await Guest.join(url, code, cookie);
  await guest.do({ do: 'come', name: `Guest ${n}` });
  return { guest, cookie };
}

/**
 * Seven people sit down at a table of an evening. From now on, their phones follow the table instead of the evening.
 */
export async function seated(url: string, club: string, code: string, table: string, i: number): Promise<Table> {
  const phones: Phone[] = [];
  for (let n = 0; n < AT_TABLE; n++) {
    const { guest, cookie } = await comer(url, club, i * AT_TABLE + n);
    await guest.do({ do: 'sit', table });
    guest.close();
    const phone = new Phone(url, code, cookie);
    await phone.open();
    phones.push(phone);
  }
  return { code, phones };
}

/**
 * Free people take breaks and come back. Measures how long it takes until everybody who follows the evening has seen
 * it.
 */
async function stir(free: readonly Guest[], others: readonly Guest[], seconds: number): Promise<number[]> {
  const waits: number[] = [];
  const all = [...free, ...others];
  const end = performance.now() + seconds * 1000;
  for (let i = 0; performance.now() < end; i++) {
    const who = free[i % free.length]!;
    const me = who.member!;
    const on = who.doc!.room.people[me]?.resting !== true;
    const from = performance.now();
    const seen = all.map(
      (it) =>
        new Promise<void>((done) => {
          it.onDoc = () => {
            if ((it.doc!.room.people[me]?.resting === true) !== on) return;
            it.onDoc = null;
            done();
          };
        }),
    );
    await who.do({ do: 'rest', on });
    await Promise.all(seen);
    waits.push(performance.now() - from);
    await sleep(Math.max(0, LOBBY_MS - (performance.now() - from)));
  }
  return waits.sort((a, b) => a - b);
}
