import type { KnownSession, BatchState, Write } from './batch-state.ts';

/** How many sessions to remember: those that were written to last. */
const MAX_SESSIONS = 20_000;

/** When the deadlines of a session fire, by number. */
export type Deadlines = ReadonlyMap<number, number>;

/** A session as this process last wrote it to the database. */
interface Left {
  readonly startedAt: number;
  readonly length: number;
  readonly deadlines: Deadlines;
}

/**
 * What this process knows about sessions from its own last writes. It may be out of date, because another node may have
 * written since: every write compares the length of the log to detect this.
 */
export class KnownSessions {
  readonly #sessions = new Map<string, Left>();

  /** What is needed to decide these appends; `null` if too little is known, or they are not all appends. */
  sessionsOf(writes: readonly Write[]): Map<string, KnownSession> | null {
    const sessions = new Map<string, KnownSession>();
    for (const write of writes) {
      const left = write.do === 'append' ? this.#sessions.get(write.sessionId) : undefined;
      if (write.do !== 'append' || !left) return null;
      const { startedAt, length } = left;
      sessions.set(write.sessionId, { startedAt, length, finishedAt: null, deadlines: null });
    }
    return sessions;
  }

  /** The deadlines of these sessions. */
  deadlinesOf(ids: Iterable<string>): Map<string, Deadlines> {
    return new Map(Array.from(ids, (id) => [id, this.#sessions.get(id)?.deadlines ?? new Map<number, number>()]));
  }

  /** The database now has the result of this batch; `before` are the deadlines before it. */
  keep({ sessions }: BatchState, before: ReadonlyMap<string, Deadlines>): void {
    for (const [id, { startedAt, finishedAt, length, deadlines }] of sessions) {
      this.#sessions.delete(id);
      if (finishedAt !== null) continue;
      const after = deadlines ? new Map(deadlines.map(({ n, at }) => [n, at])) : (before.get(id) ?? new Map());
      this.#sessions.set(id, { startedAt, length, deadlines: after });
    }
    for (const id of this.#sessions.keys()) {
      if (this.#sessions.size <= MAX_SESSIONS) break;
      this.#sessions.delete(id);
    }
  }

  /** Forgets what is known about the sessions that these writes concern. */
  forget(writes: readonly Write[]): void {
    for (const write of writes) if (write.do === 'append') this.#sessions.delete(write.sessionId);
  }
}
