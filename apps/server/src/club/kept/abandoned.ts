import type { Club, TableNow } from '@masque/club';

/** How long a table of an evening must have been deserted before it is closed, in milliseconds. */
export const ABANDONED_MS = 60 * 60_000;
/** How long an evening must have been deserted before all its tables are closed, in milliseconds. */
export const LEFT_MS = 24 * 60 * 60_000;

/** An evening at a moment, and whether no device follows it. */
interface Watched {
  readonly at: number;
  readonly empty: boolean;
}

/**
 * The tables of an evening to be closed because nobody is there and nobody is expected. All of this is known from the
 * logs, so that it makes no difference whether the server was restarted in the meantime.
 */
export function abandoned(club: Club, tables: ReadonlyMap<string, TableNow>, moment: Watched): string[] {
  const { evening } = club;
  if (!evening) return [];
  const used = Math.max(
    evening.at,
    ...Object.values(evening.here).map((it) => Math.max(it.at, it.line?.at ?? 0)),
    ...[...tables.values()].map((it) => it.usedAt),
  );
  const left = moment.empty && moment.at - used >= LEFT_MS;
  return [...tables].flatMap(([id, table]) => {
    const begins = evening.tables[id]?.begins ?? 0;
    // A game that is being played stays. If only bots are left, they finish it soon.
    if (table.brief.state === 'playing' || begins > moment.at) return [];
    if (left) return [id];
    // A host may set up a table long before people come.
    const from = table.fresh ? (evening.peopleSince ?? Infinity) : 0;
    const since = Math.max(table.usedAt, begins, from);
    return moment.at - since >= ABANDONED_MS && !isAwaited(club, id, table) ? [id] : [];
  });
}

/** Is somebody at a table, or expected there? */
function isAwaited({ evening }: Club, id: string, { brief, live }: TableNow): boolean {
  const { state, seats, master, watchers } = brief;
  if (master || watchers) return true;
  if (Object.values(evening!.here).some((it) => it.line?.table === id || it.call?.table === id)) return true;
  // Before a game, whoever has a seat is expected, even if their phone sleeps.
  return seats.some((it, seat) => {
    if (it === null || it.bot) return false;
    if (state === 'lobby') return true;
    return (it.member === undefined || evening!.here[it.member] !== undefined) && live.away?.includes(seat) !== true;
  });
}
