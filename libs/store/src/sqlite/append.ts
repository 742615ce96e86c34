import { inputTexts, text } from '../json.ts';
import type { Appended } from '../outcome.ts';
import * as deadlines from '../queries/deadlines.ts';
import * as sessions from '../queries/sessions.ts';
import type { DeadlineRow, Json } from '../records.ts';
import type { Schema } from '../schema.ts';
import type { WithInputs } from '../store.ts';
import type { Connection, Statement } from './connection.ts';
import * as inputs from './inputs.ts';
import type { SqliteSchema } from './schema.ts';

/** Sessions that are cached. */
const MAX_KNOWN = 5000;
/** Keys that are cached, in all sessions together. */
const MAX_KEYS = 100_000;

/** An append with its documents as text. */
export interface AppendWrite {
  sessionId: string;
  expected: number;
  inputs: readonly string[];
  /** The idempotency key of each input, if it has one. */
  keys: readonly (string | null)[];
  deadlines?: readonly DeadlineRow[] | undefined;
  finished?: { at: number; outcome: string } | undefined;
}

/** @throws TypeError if JSON cannot represent an input or the outcome */
export const appendWrite = (
  sessionId: string,
  expected: number,
  inputs: readonly Json[],
  { written, deadlines, keys = [], finished }: WithInputs = {},
): AppendWrite => ({
  sessionId,
  expected,
  inputs: inputTexts(inputs, written),
  keys,
  deadlines,
  finished: finished && { at: finished.at, outcome: text(finished.outcome, 'The outcome') },
});

interface StoredEnd {
  finished_at: number | null;
  last: number | null;
}

/** A session. */
interface LogHead {
  readonly seq: number;
  readonly finished: boolean;
  /** Its deadlines by number; `null`: not known. */
  readonly deadlines: ReadonlyMap<number, number> | null;
  /** The keys in its log; `null`: not known. */
  readonly keys: Set<string> | null;
}

/**
 * Appends to the logs of sessions: every move of every table goes through here. Its statements are compiled once. What
 * this writer knows of a session is not read again until somebody else writes to the database, and only what has changed
 * is written.
 */
export class Appender {
  readonly #on: Connection;
  readonly #end: Statement<{ id: string }, StoredEnd>;
  readonly #insertInput: Statement<SqliteSchema['inputs'], unknown>;
  readonly #insertDeadline: Statement<Schema['deadlines'], unknown>;
  readonly #deleteDeadline: Statement<Pick<Schema['deadlines'], 'session_id' | 'n'>, unknown>;
  /** By session; what was used last comes last. */
  readonly #known = new Map<string, LogHead>();
  #knownKeys = 0;
  /** The version of the database that is known. */
  #version: unknown;

  constructor(on: Connection) {
    this.#on = on;
    this.#end = on.prepare(sessions.endOfLog);
    this.#insertInput = on.prepare(inputs.insertInput);
    this.#insertDeadline = on.prepare(deadlines.insertDeadline);
    this.#deleteDeadline = on.prepare(deadlines.deleteDeadline);
  }

  append({ sessionId, expected, inputs, keys, finished, deadlines }: AppendWrite): Appended {
    const known = this.#recall(sessionId) ?? this.#look(sessionId);
    const { seq } = known;
    const given = keys.filter((key) => key !== null);
    const before = given.length > 0 ? (known.keys ?? this.#keysOf(sessionId)) : known.keys;
    // After a conflict nothing is remembered, so the set may be changed before.
    if (before && !added(before, given)) return { ok: false, conflict: 'receipt', seq };
    const late = known.finished ? 'finished' : seq !== expected ? 'sequence' : null;
    if (late !== null) return { ok: false, conflict: late, seq };

    inputs.forEach((data, i) =>
      this.#insertInput.run({ session_id: sessionId, seq: seq + i, data, key: keys[i] ?? null }),
    );
    if (finished) this.#on.run(sessions.finishSession(this.#on.db, sessionId, finished.at, finished.outcome));
    const at = this.#replaceDeadlines(sessionId, known.deadlines, finished ? [] : deadlines);
    this.#remember(sessionId, { seq: seq + inputs.length, finished: !!finished, deadlines: at, keys: before });
    return { ok: true, seq: seq + inputs.length };
  }

  /** A transaction has begun: what is known may have become wrong since the last one. */
  begun(): void {
    const { version } = this.#on;
    if (version !== this.#version) this.forget();
    this.#version = version;
  }

  /** Nothing that is known can be trusted: a transaction was rolled back, or sessions were changed in another way. */
  forget(): void {
    this.#known.clear();
    this.#knownKeys = 0;
  }

  /** A session has just begun, with these deadlines. */
  begin(sessionId: string, rows: readonly DeadlineRow[]): void {
    for (const row of rows) this.#insertDeadline.run(rowOf(sessionId, row));
    this.#remember(sessionId, { seq: 0, finished: false, deadlines: timesOf(rows), keys: new Set() });
  }

  /** Takes what is known of a session out of the cache. */
  #recall(sessionId: string): LogHead | undefined {
    const known = this.#known.get(sessionId);
    this.#known.delete(sessionId);
    this.#knownKeys -= known?.keys?.size ?? 0;
    return known;
  }

  /** @throws Error if there is no such session */
  #look(sessionId: string): LogHead {
    const end = this.#end.first({ id: sessionId });
    if (!end) throw new Error(`There is no session ${sessionId}. Create it before you append to it.`);
    const seq = sessions.lengthAfter(end.last);
    return { seq, finished: end.finished_at !== null, deadlines: null, keys: null };
  }

  #remember(sessionId: string, known: LogHead): void {
    this.#known.set(sessionId, known);
    this.#knownKeys += known.keys?.size ?? 0;
    while (this.#known.size > 1 && (this.#known.size > MAX_KNOWN || this.#knownKeys > MAX_KEYS)) {
      const [oldest] = this.#known.keys();
      this.#knownKeys -= this.#known.get(oldest!)!.keys?.size ?? 0;
      this.#known.delete(oldest!);
    }
  }

  /**
   * Writes what has changed.
   *
   * @param before the deadlines until now, if they are known
   * @param rows all deadlines from now on; `undefined` to leave them as they are
   */
  #replaceDeadlines(
    session_id: string,
    before: LogHead['deadlines'],
    rows: readonly DeadlineRow[] | undefined,
  ): LogHead['deadlines'] {
    if (!rows) return before;
    const there = before ?? timesOf(this.#on.all(deadlines.deadlinesOf(this.#on.db, session_id)));
    if (there.size + rows.length === 0) return there;
    const now = timesOf(rows);
    for (const [n, at] of there) if (now.get(n) !== at) this.#deleteDeadline.run({ session_id, n });
    for (const row of rows) if (there.get(row.n) !== row.at) this.#insertDeadline.run(rowOf(session_id, row));
    return now;
  }

  #keysOf(sessionId: string): Set<string> {
    return new Set(this.#on.all(inputs.keysOf(this.#on.own, sessionId)).map(({ key }) => key));
  }
}

/** Adds to a set. False if one of them is in it already. */
function added(keys: Set<string>, given: readonly string[]): boolean {
  for (const key of given) {
    const { size } = keys;
    if (keys.add(key).size === size) return false;
  }
  return true;
}

const timesOf = (rows: readonly Pick<DeadlineRow, 'n' | 'at'>[]): ReadonlyMap<number, number> =>
  new Map(rows.map(({ n, at }) => [n, at]));

const rowOf = (session_id: string, { clock, n, at }: DeadlineRow): Schema['deadlines'] => ({
  session_id,
  n,
  at,
  clock: JSON.stringify(clock),
});
