import type { Appended, Created, Extended, Saved } from './outcome.ts';
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
  StreamName,
  StreamRecord,
  TableDraft,
  TableRecord,
} from './records.ts';

/**
 * Where tables, sessions and people are kept: the source of truth that several nodes share. Times are milliseconds since
 * 1970, and come from the caller: the store reads no clock.
 *
 * Every promise of a write resolves after it is durable: what was acknowledged survives a crash. Reads see only what
 * is durable.
 *
 * @throws Error from every method once the store is closed; TypeError from writes of a value that is not JSON
 */
export interface Store {
  /**
   * Saves a table if its revision is still `expected` (0: there is no such table yet).
   *
   * @example
   * const table = await store.loadTable('t1');
   * const saved = await store.saveTable({ ...table, state: 'playing', savedAt: now }, table.revision);
   * saved; // => { ok: true, revision: 2 }
   */
  saveTable(table: TableDraft, expected: number): Promise<Saved>;
  /** The table with this id; `null`: there is none. */
  loadTable(id: string): Promise<TableRecord | null>;
  /** The table with this code; `null`: there is none. */
  loadTableByCode(code: string): Promise<TableRecord | null>;
  /**
   * Tables, the last saved first.
   *
   * @example
   * (await store.listTables({ state: 'open', limit: 10 })).map((it) => it.code); // => ['WOLF']
   */
  listTables(filter?: TableFilter): Promise<TableRecord[]>;

  /**
   * Begins a session with an empty log. With `also`, in one transaction.
   *
   * @example
   * const start = { id: 's2', tableId: 't1', game: 'coup', version: '1', seed: 'c0ffee', setup: null, startedAt: now };
   * await store.createSession(start); // => { ok: true }
   * await store.createSession(start); // => { ok: false, conflict: 'exists' }
   */
  createSession(session: SessionStart, also?: WithSession): Promise<Created>;
  /** The session with this id; `null`: there is none. */
  loadSession(id: string): Promise<SessionRecord | null>;
  /** Sessions, the last started first. */
  listSessions(filter?: SessionFilter): Promise<SessionRecord[]>;
  /** Sessions that are not finished, the first started first: what a node that starts has to resume. */
  runningSessions(): Promise<SessionRecord[]>;

  /**
   * Adds inputs to a session's log if it holds exactly `expected` of them. Deadlines, receipts and the outcome are
   * written in the same transaction: all of it happens or none.
   *
   * @throws Error when there is no such session
   * @example
   * const deadlines = [{ clock: { phase: 'vote', delay: 'turn' }, n: 2, at: now + 30_000 }];
   * const receipts = [{ key: 'sent-once', data: { seq: 1 } }];
   * await store.append('s1', 1, ['raise'], { deadlines, receipts }); // => { ok: true, seq: 2 }
   * await store.append('s1', 2, ['raise'], { receipts }); // => { ok: false, conflict: 'receipt', seq: 2 }
   */
  append(sessionId: string, expected: number, inputs: readonly Json[], also?: WithInputs): Promise<Appended>;
  /**
   * The log from input number `from` (0 is the first), in order. After a snapshot, read from its `seq`.
   *
   * @example
   * await store.read('s1', 0); // => [{ seq: 0, input: 'bet' }]
   */
  read(sessionId: string, from: number, limit?: number): Promise<LoggedInput[]>;
  /** Keeps a snapshot after `seq` inputs, unless a later one is kept. It saves time: the log is the truth. */
  saveSnapshot(sessionId: string, seq: number, data: string): Promise<void>;
  /** The snapshot that was kept; `null`: there is none. */
  latestSnapshot(sessionId: string): Promise<Snapshot | null>;
  /** The receipt of the action with this idempotency key; `null`: it was not taken. */
  seenAction(sessionId: string, key: string): Promise<Receipt | null>;

  /** The pending deadlines of a session, the earliest first. */
  deadlinesOf(sessionId: string): Promise<DeadlineRow[]>;
  /**
   * Deadlines of all sessions that are due at `now` (inclusive), the earliest first. They stay until an append replaces
   * them: two nodes may both see one, and the append decides which of them takes it.
   *
   * @example
   * const [first] = await store.deadlinesDue(now + 60_000, 1);
   * first; // => { sessionId: 's1', tableId: 't1', clock: { phase: 'bid', delay: 'turn' }, n: 1, at: now + 30_000 }
   */
  deadlinesDue(now: number, limit: number): Promise<DueDeadline[]>;

  /**
   * Adds a person, or replaces what is known of them, token included.
   *
   * @example
   * await store.savePerson({ id: 'p2', tokenHash: 'b4d', data: { name: 'Ben' }, savedAt: now });
   * (await store.personByToken('b4d')).data; // => { name: 'Ben' }
   */
  savePerson(person: PersonRecord): Promise<void>;
  /** The person with this id; `null`: there is none. */
  loadPerson(id: string): Promise<PersonRecord | null>;
  /** The person whose token has this hash; `null`: there is none. */
  personByToken(tokenHash: string): Promise<PersonRecord | null>;

  /**
   * Adds inputs to a stream if it holds exactly `expected` of them; 0 begins it. Its code is the one given here.
   *
   * @example
   * const evening = { id: 'e1', kind: 'evening', code: 'VELA' };
   * await store.extendStream(evening, 0, [{ t: 'open' }]); // => { ok: true, seq: 1 }
   * await store.extendStream(evening, 0, [{ t: 'open' }]); // => { ok: false, conflict: 'sequence', seq: 1 }
   */
  extendStream(stream: StreamName, expected: number, inputs: readonly Json[]): Promise<Extended>;
  /** The stream with this id; `null`: there is none. */
  loadStream(id: string): Promise<StreamRecord | null>;
  /** The stream with this code; `null`: there is none. */
  loadStreamByCode(code: string): Promise<StreamRecord | null>;
  /** The streams of a kind, by id. */
  listStreams(kind: string): Promise<StreamRecord[]>;
  /** The inputs of a stream from number `from` (0 is the first), in order. */
  readStream(id: string, from: number): Promise<LoggedInput[]>;
  /** Puts another input in the place of one, so that somebody's name can be erased. Nothing else is ever rewritten. */
  rewriteStream(id: string, seq: number, input: Json): Promise<void>;

  /**
   * Removes, of what is older than it has to be kept, as much as `limit` allows. Games that are running stay whole.
   *
   * @example
   * await store.prune({ receiptsBefore: now, gamesBefore: now, limit: 100 }); // => { receipts: 0, games: 0, tables: 0 }
   */
  prune(retention: Retention): Promise<Pruned>;
  /**
   * Writes something that means nothing, and waits until it is durable.
   *
   * @throws Error when the store cannot write: its disk is full or read-only, its database is gone
   */
  check(): Promise<void>;

  /** Counters since the store was opened. */
  metrics(): StoreMetrics;
  /** Writes what is pending, then closes. Closing twice does nothing. */
  close(): Promise<void>;
}

/** Which tables to list. Left out: all. */
export interface TableFilter {
  state?: string;
  /** Last saved before this time. */
  savedBefore?: number;
  limit?: number;
}

/** Which sessions to list. Left out: all. */
export interface SessionFilter {
  tableId?: string;
  finished?: boolean;
  limit?: number;
}

/** What is written together with a new session. */
export interface WithSession {
  /** The table it begins at, saved on the same condition as `saveTable`. */
  table?: { table: TableDraft; expected: number };
  deadlines?: readonly DeadlineRow[];
}

/** What is written together with inputs. */
export interface WithInputs {
  /** All deadlines of the session from now on. Left out: they stay as they are. */
  deadlines?: readonly DeadlineRow[];
  receipts?: readonly Receipt[];
  /** Closes the log and drops the deadlines. */
  finished?: { at: number; outcome: Json };
}

/** How long what is kept. Times are milliseconds since 1970. */
export interface Retention {
  /** Receipts of games that ended before this time go: nobody sends those actions again. */
  receiptsBefore: number;
  /** Games that ended before this time go, and tables not used since. Left out: they are kept for ever. */
  gamesBefore?: number | undefined;
  /** Tables in such a state that nobody has saved since the time given, and at which no game is kept, go. */
  tablesBefore?: { readonly [state: string]: number };
  /** The most games, and the most tables, that one call removes: a long one would keep moves waiting. */
  limit: number;
}

/** How many games lost their receipts, and how many games and tables went. */
export interface Pruned {
  receipts: number;
  games: number;
  tables: number;
}

/** Counters of a store. */
export interface StoreMetrics {
  /** Transactions made durable. */
  commits: number;
  /** Writes in them: `writes / commits` tells how well writes under load share a transaction. */
  writes: number;
}
