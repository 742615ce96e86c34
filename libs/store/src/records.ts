/** Any value that survives `JSON.stringify` and back. It is opaque to the store. */
export type Json = unknown;

/**
 * A table: the lobby in which people gather, as one opaque document.
 *
 * @example
 * const table: TableRecord = await store.loadTableByCode('WOLF');
 * table; // => { id: 't1', code: 'WOLF', state: 'open', revision: 1, data: { seats: ['p1'] }, savedAt: now }
 */
export interface TableRecord {
  id: string;
  /** What people type to join. Unique among all tables that have one; `null` releases it. */
  code: string | null;
  /** What tables can be filtered by in a list; its values are the server's. */
  state: string;
  /** Counts the saves: 1 after the first. */
  revision: number;
  data: Json;
  /** Milliseconds since 1970, from the caller: the store reads no clock. */
  savedAt: number;
}

/** A table to save: the store counts the revisions. */
export type TableDraft = Omit<TableRecord, 'revision'>;

/** How a session began. With its inputs this is everything needed to replay it. */
export interface SessionStart {
  id: string;
  /** The table at which it is played; `null` if none. */
  tableId: string | null;
  game: string;
  version: string;
  seed: string;
  setup: Json;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** A session in the store. */
export interface SessionRecord extends SessionStart {
  /** The number of inputs in its log: what the next `append` expects. */
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

/** The session after its first `seq` inputs, so that a replay can start there. */
export interface Snapshot {
  seq: number;
  data: string;
}

/** A clock of a session, due at `at`. */
export interface DeadlineRow {
  /** Which clock it is, as the engine has it. */
  clock: Json;
  /**
   * Its number in the session. A clock that is restarted gets a new one, so that a late firing of the old one is
   * ignored.
   */
  n: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** A deadline with the session and the table it belongs to. */
export interface DueDeadline extends DeadlineRow {
  sessionId: string;
  /** The table at which the session is played. */
  tableId: string | null;
}

/** The identity of a stream: the log of a club or an evening. */
export interface StreamName {
  id: string;
  /** What streams can be filtered by in a list; its values are the server's. */
  kind: string;
  /** What people type to come in. Unique among all streams that have one; `null` releases it. */
  code: string | null;
}

/** A stream in the store. */
export interface StreamRecord extends StreamName {
  /** The number of inputs in its log: what the next `extendStream` expects. */
  seq: number;
}

/** A person without an account, identified by a token. Only the hash of the token is stored. */
export interface PersonRecord {
  id: string;
  tokenHash: string;
  data: Json;
  /** Milliseconds since 1970. */
  savedAt: number;
}
