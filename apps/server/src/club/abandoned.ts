import type { Club, TableNow } from '@masque/club';

/** How long nobody must have been at a table of an evening before it is closed, in milliseconds. */
export const ABANDONED_MS = 60 * 60_000;

/**
 * Is nobody at a table of an evening, and nobody expected there? A game that is being played always counts as somebody:
 * if only bots are left, they finish it soon.
 */
function isAbandoned({ evening }: Club, id: string, { brief, live }: TableNow, now: number): boolean {
  const { state, seats, master, watchers } = brief;
  if (!evening || state === 'playing' || master || watchers) return false;
  if ((evening.tables[id]?.begins ?? 0) > now) return false;
  if (Object.values(evening.here).some((it) => it.line?.table === id || it.call?.table === id)) return false;
  // Before a game, whoever has a seat is expected, even if their phone sleeps.
  return seats.every((it, seat) => {
    if (it === null || it.bot) return true;
    if (state === 'lobby') return false;
    return it.member !== undefined && evening.here[it.member] === undefined ? true : live.away?.includes(seat) === true;
  });
}

/** Since when nobody has been at which table of an evening. Kept in memory only: after a restart, the time begins again. */
export class Abandoned {
  readonly #since = new Map<string, number>();

  /** The tables at which nobody has been for long enough. */
  look(club: Club, tables: ReadonlyMap<string, TableNow>, now: number): string[] {
    for (const id of this.#since.keys()) if (!tables.has(id)) this.#since.delete(id);
    return [...tables].flatMap(([id, table]) => {
      if (!isAbandoned(club, id, table, now)) {
        this.#since.delete(id);
        return [];
      }
      const since = this.#since.get(id) ?? now;
      this.#since.set(id, since);
      return now - since >= ABANDONED_MS ? [id] : [];
    });
  }
}
