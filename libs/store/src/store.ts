import type { Appended, Created, Saved } from './outcome.ts';
import type {
  DeadlineRow,
  DueDeadline,
  Json,
  LoggedInput,
  PersonRecord,
  Receipt,
  SessionRecord,
  SessionStart,
  Snapshot,
  TableDraft,
  TableRecord,
} from './records.ts';

/**
 * Where tables, games and people are kept: the one truth that several nodes share.
 *
 * Every promise of a write resolves after it is durable: what was acknowledged survives a crash. Reads see only what
 * is durable. Everything rejects with an `Error` once the store is closed.
 */
export interface Store {
  /**
   * Saves a table if its revision is still `expected` (0: there is no such table yet).
   *
   * @example
   * const table = await store.loadTable(id);
   * const saved = await store.saveTable({ ...table, state: 'playing', savedAt: now }, table.revision);
   * if (!saved.ok) return retry();
   */
  saveTable(table: TableDraft, expected: number): Promise<Saved>;
  loadTable(id: string): Promise<TableRecord | null>;
  loadTableByCode(code: string): Promise<TableRecord | null>;
  /** Tables, the last saved first. */
  listTables(filter?: TableFilter): Promise<TableRecord[]>;

  /** Begins a session's log, empty. With `also`, in one transaction. */
  createSession(session: SessionStart, also?: WithSession): Promise<Created>;
  loadSession(id: string): Promise<SessionRecord | null>;
  /** Sessions, the last started first. */
  listSessions(filter?: SessionFilter): Promise<SessionRecord[]>;
  /** What a node that starts has to look after, the first started first. */
  runningSessions(): Promise<SessionRecord[]>;

  /**
   * Adds inputs to a session's log if it holds exactly `expected` of them. Deadlines, receipts and the outcome are
   * written in the same transaction: all of it happens or none.
   *
   * @throws when there is no such session, or a value is not JSON.
   * @example
   * const done = await store.append(id, 7, [input], { deadlines: [{ clock: { phase: 'vote', delay: 'patience' }, n: 2, at: now + 30_000 }] });
   * if (!done.ok) await catchUp(await store.read(id, 7));
   */
  append(sessionId: string, expected: number, inputs: readonly Json[], also?: WithInputs): Promise<Appended>;
  /** The log from input number `from` (0 is the first), in order. A snapshot's `seq` is what to read from. */
  read(sessionId: string, from: number, limit?: number): Promise<LoggedInput[]>;
  /** Keeps where the session stood after `seq` inputs, unless a later one is kept. It saves time and is no truth. */
  saveSnapshot(sessionId: string, seq: number, data: string): Promise<void>;
  latestSnapshot(sessionId: string): Promise<Snapshot | null>;
  /** The answer once given to an action with this idempotency key. */
  seenAction(sessionId: string, key: string): Promise<Receipt | null>;

  /** The timers of a session that have not fired, the earliest first. */
  deadlinesOf(sessionId: string): Promise<DeadlineRow[]>;
  /**
   * Timers of all sessions that are due at `now` (milliseconds since 1970, inclusive), the earliest first. They stay
   * until an append replaces them: two nodes may both see one, and the append settles which of them fires it.
   */
  deadlinesDue(now: number, limit: number): Promise<DueDeadline[]>;

  /** Adds a person or replaces what is known of them, token included. */
  savePerson(person: PersonRecord): Promise<void>;
  loadPerson(id: string): Promise<PersonRecord | null>;
  personByToken(tokenHash: string): Promise<PersonRecord | null>;

  /** Counters since the store was opened. */
  metrics(): StoreMetrics;
  /** Writes what is waiting, then closes. Closing twice does nothing. */
  close(): Promise<void>;
}

export interface TableFilter {
  state?: string;
  limit?: number;
}

export interface SessionFilter {
  tableId?: string;
  finished?: boolean;
  limit?: number;
}

export interface WithSession {
  /** The table it begins at, saved on the same condition as `saveTable`. */
  table?: { table: TableDraft; expected: number };
  deadlines?: readonly DeadlineRow[];
}

export interface WithInputs {
  /** The session's timers from now on, all of them. Left out: they stay as they are. */
  deadlines?: readonly DeadlineRow[];
  receipts?: readonly Receipt[];
  /** Closes the log and drops the timers. */
  finished?: { at: number; outcome: Json };
}

export interface StoreMetrics {
  /** Transactions made durable. */
  commits: number;
  /** Writes they held; `writes / commits` tells how well writes under load share a transaction. */
  writes: number;
}
