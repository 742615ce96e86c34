import type { RoomView, TableLive, TableView } from '@masque/club';
import { tablesOf } from './seen.ts';

/** How long a big screen that shows everything in turn shows the evening and a table, in milliseconds. */
export const TURN_MS = { evening: 20_000, table: 45_000 } as const;

/**
 * How much there is to watch at a table, based on public facts; 0: nothing. A game near its end counts more than one
 * that has just begun; a night, during which everybody sits in the dark, counts next to nothing.
 */
export function worthOf({ state, seats }: TableView, live: TableLive | undefined): number {
  if (state === 'lobby' || !live?.title) return 0;
  if (state === 'over') return live.outcome ? 0.6 : 0;
  if (live.paused) return 0.05;
  if (live.night) return 0.1;
  const people = seats.filter((it) => it?.member !== undefined && !it.bot).length;
  const gone = (live.out?.length ?? 0) / Math.max(1, seats.length);
  const asked = (live.asked?.length ?? 0) > 0 ? 0.2 : 0;
  return 0.5 + gone + asked + Math.min(people, 10) / 40;
}

/** The table that is most worth watching, if possible a different one than the last; `null`: none is. */
export function nextToWatch(
  room: RoomView,
  live: { readonly [table: string]: TableLive } | undefined,
  last: string | null,
): string | null {
  const worth = tablesOf(room)
    .map(([id, it]) => ({ id, worth: worthOf(it, live?.[id]) }))
    .filter((it) => it.worth > 0)
    .sort((a, b) => b.worth - a.worth);
  return (worth.find((it) => it.id !== last) ?? worth[0])?.id ?? null;
}

/** What a screen that shows everything in turn shows now, and since when. */
export interface Turn {
  /** `null`: the evening. */
  readonly table: string | null;
  readonly since: number;
  /** The table that was shown last. */
  readonly last: string | null;
}

/** What a screen that showed `turn` shows now: the evening and a table alternate. */
export function turned(
  turn: Turn,
  room: RoomView,
  live: { readonly [table: string]: TableLive } | undefined,
  now: number,
): Turn {
  const { table, since, last } = turn;
  if (table === null) {
    if (now - since < TURN_MS.evening) return turn;
    const next = nextToWatch(room, live, last);
    return next === null ? turn : { table: next, since: now, last: next };
  }
  const there = room.tables[table];
  const over = !there || there.state === 'lobby' || now - since >= TURN_MS.table;
  return over ? { table: null, since: now, last } : turn;
}
