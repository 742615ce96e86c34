import type { RoomView, TableLive, TableView } from '@masque/club';
import { tablesOf } from '../seen.ts';

/** How long a big screen that shows everything in turn shows the evening and a table, in milliseconds. */
export const TURN_MS = { evening: 20_000, table: 45_000 } as const;

/** How long the end of a game is news, in milliseconds. */
const NEWS_MS = 5 * 60_000;
/** How many tables are shown in turn if there are more. */
const IN_TURN = 3;

/**
 * How much there is to watch at a table, based on public facts; 0: nothing. A game near its end counts more than one
 * that has just begun, and its end for a while; a night, during which everybody sits in the dark, counts next to nothing.
 */
export function worthOf({ state, seats }: TableView, live: TableLive | undefined, now: number): number {
  if (state === 'lobby' || !live?.title) return 0;
  if (state === 'over') return live.outcome ? (now - live.outcome.at < NEWS_MS ? 1 : 0.01) : 0;
  if (live.paused) return 0.05;
  if (live.night) return 0.1;
  const people = seats.filter((it) => it?.member !== undefined && !it.bot).length;
  const gone = (live.out?.length ?? 0) / Math.max(1, seats.length);
  const asked = (live.asked?.length ?? 0) > 0 ? 0.2 : 0;
  return 0.5 + gone + asked + Math.min(people, 10) / 40;
}

/**
 * The table that is most worth watching, if possible a different one than those shown last; `null`: none is.
 *
 * @param shown the tables shown last, the newest last
 */
export function nextToWatch(
  room: RoomView,
  live: { readonly [table: string]: TableLive } | undefined,
  shown: readonly string[],
  now: number,
): string | null {
  const worth = tablesOf(room)
    .map(([id, it]) => ({ id, worth: worthOf(it, live?.[id], now) }))
    .filter((it) => it.worth > 0)
    .sort((a, b) => b.worth - a.worth);
  const other = worth.find((it) => !shown.includes(it.id)) ?? worth.find((it) => it.id !== shown.at(-1));
  return (other ?? worth[0])?.id ?? null;
}

/** What a screen that shows everything in turn shows now, and since when. */
export interface Turn {
  /** `null`: the evening. */
  readonly table: string | null;
  readonly since: number;
  /** The tables that were shown last, the newest last. */
  readonly shown: readonly string[];
}

/** What a screen that showed `turn` shows now: the evening and a table alternate. */
export function turned(
  turn: Turn,
  room: RoomView,
  live: { readonly [table: string]: TableLive } | undefined,
  now: number,
): Turn {
  const { table, since, shown } = turn;
  if (table === null) {
    if (now - since < TURN_MS.evening) return turn;
    const next = nextToWatch(room, live, shown, now);
    return next === null ? turn : { table: next, since: now, shown: [...shown, next].slice(1 - IN_TURN) };
  }
  const there = room.tables[table];
  const over = !there || there.state === 'lobby' || now - since >= TURN_MS.table;
  return over ? { table: null, since: now, shown } : turn;
}
