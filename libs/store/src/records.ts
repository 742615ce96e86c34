/** Any value that survives `JSON.stringify` and back. The store never looks inside. */
export type Json = unknown;

/**
 * A table: the lobby people gather at, as one opaque document.
 *
 * @example
 * { id: 'tbl_1', code: 'WOLF', state: 'open', revision: 3, data: { seats: ['p1', 'p2'] }, savedAt: 1_700_000_000_000 }
 */
export interface TableRecord {
  id: string;
  /** What people type to join. Unique among all tables that have one; `null` gives it back. */
  code: string | null;
  /** The one thing about a table one can list by; the words are the server's. */
  state: string;
  /** Counts the saves: 1 after the first. */
  revision: number;
  data: Json;
  /** Milliseconds since 1970, from the caller: the store reads no clock. */
  savedAt: number;
}

/** A table as handed in to be saved: the store counts the revisions. */
export type TableDraft = Omit<TableRecord, 'revision'>;

/** A game as it began. With its inputs this is everything needed to play it again. */
export interface SessionStart {
  id: string;
  /** The table it is played at, or `null` for a game without one. */
  tableId: string | null;
  game: string;
  version: string;
  seed: string;
  setup: Json;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** A game as it stands in the store. */
export interface SessionRecord extends SessionStart {
  /** How many inputs its log holds; what the next `append` expects. */
  seq: number;
  /** Milliseconds since 1970, `null` while it is running. */
  finishedAt: number | null;
  /** How it ended, `null` while it is running. */
  outcome: Json;
}

/** One input of a session; `seq` is the number of inputs before it, so the first has 0. */
export interface LoggedInput {
  seq: number;
  input: Json;
}

/** The session after its first `seq` inputs, so that reading may start there. */
export interface Snapshot {
  seq: number;
  data: string;
}

/** A clock that will ring at `at`. */
export interface DeadlineRow {
  /** Which clock it is, as the engine has it. */
  clock: Json;
  /** Its number in the session: a clock that is started again is a new one, so that a late ring of the old one is told apart. */
  n: number;
  /** Milliseconds since 1970. */
  at: number;
}

export interface DueDeadline extends DeadlineRow {
  sessionId: string;
  /** The table at which the session is played. */
  tableId: string | null;
}

/** Proof that an action was taken: `key` is the sender's idempotency key, `data` what to answer when it comes again. */
export interface Receipt {
  key: string;
  data: Json;
}

/** Someone without an account: whoever holds the token is that person. Only the token's hash is kept. */
export interface PersonRecord {
  id: string;
  tokenHash: string;
  data: Json;
  /** Milliseconds since 1970. */
  savedAt: number;
}
