import type { Appended, Created, Extended, SaveResult } from './outcome.ts';
import type {
  DeadlineRow,
  DueDeadline,
  Json,
  LoggedInput,
  PersonRecord,
  SessionRecord,
  SessionStart,
  Snapshot,
  StreamName,
  StreamRecord,
  TableDraft,
  TableRecord,
} from './records.ts';

/**
 * The store for tables, sessions and people: the source of truth that several nodes share. Times are milliseconds since
 * 1970, and come from the caller: the store reads no clock.
 *
 * The promise of a write resolves once it is durable: what was acknowledged survives a crash. Reads see only durable
 * data.
 *
 * @throws Error from every method once the store is closed; TypeError from writes of a value that is not JSON
 */
export interface Store {
  /**
   * Saves a table if its revision is still `expected` (0 for a new table).
   *
   * @example
   * const table = await store.loadTable('t1');
   * const saved = await store.saveTable({ ...table, state: 'playing', savedAt: now }, table.revision);
   * saved; // => { ok: true, revision: 2 }
   */
  saveTable(table: TableDraft, expected: number): Promise<SaveResult>;
  /** The table with this id; `null` if there is none. */
  loadTable(id: string): Promise<TableRecord | null>;
  /** The table with this code; `null` if there is none. */
  loadTableByCode(code: string): Promise<TableRecord | null>;
  /**
   * Tables, the last saved first.
   *
   * @example
   * (await store.listTables({ state: 'open', limit: 10 })).map((it) => it.code); // => ['WOLF']
   */
  listTables(filter?: TableFilter): Promise<TableRecord[]>;

  /**
   * Begins a session with an empty log, together with `also` in one transaction.
   *
   * @example
   * const start = { id: 's2', tableId: 't1', game: 'coup', version: '1', seed: 'c0ffee', setup: null, startedAt: now };
   * await store.createSession(start); // => { ok: true }
   * await store.createSession(start); // => { ok: false, conflict: 'exists' }
   */
  createSession(session: SessionStart, also?: WithSession): Promise<Created>;
  /** The session with this id; `null` if there is none. */
  loadSession(id: string): Promise<SessionRecord | null>;
  /** Sessions, the last started first. */
  listSessions(filter?: SessionFilter): Promise<SessionRecord[]>;
  /** Sessions that are not finished, the first started first: a node that starts has to resume these. */
  runningSessions(): Promise<SessionRecord[]>;

  /**
   * Adds inputs to a session's log if it has exactly `expected` of them. Deadlines, keys and the outcome are written in
   * the same transaction, completely or not at all.
   *
   * @throws Error if there is no such session
   * @example
   * const deadlines = [{ clock: { phase: 'vote', delay: 'turn' }, n: 2, at: now + 30_000 }];
   * const keys = ['sent-once'];
   * await store.append('s1', 1, ['raise'], { deadlines, keys }); // => { ok: true, seq: 2 }
   * await store.append('s1', 2, ['raise'], { keys }); // => { ok: false, conflict: 'receipt', seq: 2 }
   */
  append(sessionId: string, expected: number, inputs: readonly Json[], also?: WithInputs): Promise<Appended>;
  /**
   * The log from input number `from` (0 is the first), in order. After a snapshot, read from its `seq`.
   *
   * @example
   * await store.read('s1', 0); // => [{ seq: 0, input: 'bet' }]
   */
  read(sessionId: string, from: number, limit?: number): Promise<LoggedInput[]>;
  /**
   * Stores a snapshot after `seq` inputs, unless there is a later one. It only saves time: the log is the source of
   * truth.
   */
  saveSnapshot(sessionId: string, seq: number, data: string): Promise<void>;
  /** The stored snapshot; `null` if there is none. */
  latestSnapshot(sessionId: string): Promise<Snapshot | null>;
  /**
   * The number of the input that was accepted under this idempotency key; `null`: none was.
   *
   * @example
   * await store.append('s1', 1, ['call'], { keys: ['sent-once'] });
   * await store.seenAction('s1', 'sent-once'); // => 1
   */
  seenAction(sessionId: string, key: string): Promise<number | null>;

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
   * Adds a person, or replaces what is known of them. Their token stays as it is, so that whoever has read the record
   * before it was replaced does not bring the old one back.
   *
   * @example
   * await store.savePerson({ id: 'p2', tokenHash: 'b4d', data: { name: 'Ben' }, savedAt: now });
   * (await store.personByToken('b4d')).data; // => { name: 'Ben' }
   */
  savePerson(person: PersonRecord): Promise<void>;
  /**
   * Replaces the token of a person.
   *
   * @example
   * await store.savePerson({ id: 'p3', tokenHash: 'e77', data: { name: 'Cleo' }, savedAt: now });
   * await store.replaceToken('p3', '9f0');
   * await store.personByToken('e77'); // => null
   * (await store.personByToken('9f0')).data; // => { name: 'Cleo' }
   */
  replaceToken(personId: string, tokenHash: string): Promise<void>;
  /** The person with this id; `null` if there is none. */
  loadPerson(id: string): Promise<PersonRecord | null>;
  /** The person whose token has this hash; `null` if there is none. */
  personByToken(tokenHash: string): Promise<PersonRecord | null>;

  /**
   * Adds inputs to a stream if it has exactly `expected` of them; 0 creates it. Its code becomes the one given here.
   *
   * @example
   * const evening = { id: 'e1', kind: 'evening', code: 'VELA' };
   * await store.extendStream(evening, 0, [{ t: 'open' }]); // => { ok: true, seq: 1 }
   * await store.extendStream(evening, 0, [{ t: 'open' }]); // => { ok: false, conflict: 'sequence', seq: 1 }
   */
  extendStream(stream: StreamName, expected: number, inputs: readonly Json[]): Promise<Extended>;
  /** The stream with this id; `null` if there is none. */
  loadStream(id: string): Promise<StreamRecord | null>;
  /** The stream with this code; `null` if there is none. */
  loadStreamByCode(code: string): Promise<StreamRecord | null>;
  /** The streams of a kind, by id. */
  listStreams(kind: string): Promise<StreamRecord[]>;
  /** The inputs of a stream from number `from` (0 is the first), in order. */
  readStream(id: string, from: number): Promise<LoggedInput[]>;
  /** Replaces an input, so that a person's name can be erased. Nothing else is ever rewritten. */
  rewriteStream(id: string, seq: number, input: Json): Promise<void>;
  /**
   * Removes a stream, its inputs and its code, if it has exactly `expected` inputs.
   *
   * @returns whether it was removed
   * @example
   * const evening = { id: 'e1', kind: 'evening', code: 'VELA' };
   * await store.extendStream(evening, 0, [{ t: 'open' }]);
   * await store.dropStream('e1', 0); // => false
   * await store.dropStream('e1', 1); // => true
   */
  dropStream(id: string, expected: number): Promise<boolean>;

  /**
   * The ids of games that ended before a time, the first ended first.
   *
   * @param skip how many of them to leave out
   */
  endedGames(before: number, limit: number, skip?: number): Promise<string[]>;
  /**
   * Removes what is older than its retention time, up to `limit`. Running games stay complete.
   *
   * @example
   * await store.prune({ receiptsBefore: now, gamesBefore: now, limit: 100 }); // => { receipts: 0, games: 0, tables: 0 }
   */
  prune(retention: Retention): Promise<Pruned>;
  /**
   * Does a test write, and waits until it is durable.
   *
   * @throws Error if the store cannot write: its disk is full or read-only, or its database is gone
   */
  check(): Promise<void>;

  /** Counters since the store was opened. */
  metrics(): StoreMetrics;
  /** Writes what is pending, then closes. Closing twice does nothing. */
  close(): Promise<void>;
}

/** Which tables to list. By default, all. */
export interface TableFilter {
  state?: string;
  /** Last saved before this time. */
  savedBefore?: number;
  /** The maximum number of tables; left out: all. */
  limit?: number;
}

/** Which sessions to list. By default, all. */
export interface SessionFilter {
  tableId?: string;
  finished?: boolean;
  /** The maximum number of sessions; left out: all. */
  limit?: number;
}

/** What is written together with a new session. */
export interface WithSession {
  /** The table at which it begins, saved under the same condition as in `saveTable`. */
  table?: { table: TableDraft; expected: number };
  deadlines?: readonly DeadlineRow[];
}

/** What is written together with inputs. */
export interface WithInputs {
  /** All deadlines of the session from now on. By default, they stay as they are. */
  deadlines?: readonly DeadlineRow[];
  /** The inputs are texts of JSON, which are stored as they are. */
  written?: boolean;
  /** The idempotency key of each input, if it has one. A session accepts a key once. */
  keys?: readonly (string | null)[];
  /** Closes the log and drops the deadlines. */
  finished?: { at: number; outcome: Json };
}

/** How long to keep what. Times are milliseconds since 1970. */
export interface Retention {
  /** Keys of games that ended before this time are removed: nobody sends those actions again. */
  receiptsBefore: number;
  /** Games that ended before this time are removed, and tables not used since. By default, they are kept for ever. */
  gamesBefore?: number | undefined;
  /** Only these of the games are removed. By default, any of them. */
  games?: readonly string[] | undefined;
  /** Tables in a given state that nobody has saved since the given time, and that have no stored game, are removed. */
  tablesBefore?: { readonly [state: string]: number };
  /** The maximum number of games, and of tables, that one call removes: a longer call would delay moves. */
  limit: number;
}

/** How many games lost their keys, and how many games and tables were removed. */
export interface Pruned {
  receipts: number;
  games: number;
  tables: number;
}

/** Counters of a store. */
export interface StoreMetrics {
  /** Durable transactions. */
  commits: number;
  /** Writes in them: `writes / commits` shows how well writes share transactions under load. */
  writes: number;
}
