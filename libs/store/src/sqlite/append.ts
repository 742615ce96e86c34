import type { Appended } from '../outcome.ts';
import * as deadlines from '../queries/deadlines.ts';
import * as log from '../queries/log.ts';
import * as sessions from '../queries/sessions.ts';
import type { DeadlineRow } from '../records.ts';
import type { Schema } from '../schema.ts';
import type { Connection, Statement } from './connection.ts';

/** Sessions whose deadlines are cached. */
const MAX_KNOWN = 5000;

export interface AppendWrite {
  sessionId: string;
  expected: number;
  inputs: readonly string[];
  receipts: readonly Schema['receipts'][];
  deadlines?: readonly DeadlineRow[] | undefined;
  finished?: { at: number; outcome: string } | undefined;
}

type Key<Table extends keyof Schema, Column extends keyof Schema[Table]> = Pick<Schema[Table], Column>;
interface End {
  finished_at: number | null;
  last: number | null;
}

/**
 * Appends to the logs of sessions: every move of every table goes through here. Its statements are compiled once, and
 * only deadlines that have changed since this writer's last write are written.
 */
export class Appender {
  readonly #on: Connection;
  readonly #end: Statement<{ id: string }, End>;
  readonly #receipt: Statement<Key<'receipts', 'session_id' | 'key'>, unknown>;
  readonly #insertInput: Statement<Schema['inputs'], unknown>;
  readonly #insertReceipt: Statement<Schema['receipts'], unknown>;
  readonly #deleteReceipt: Statement<Key<'receipts', 'session_id' | 'key'>, unknown>;
  readonly #insertDeadline: Statement<Schema['deadlines'], unknown>;
  readonly #deleteDeadline: Statement<Key<'deadlines', 'session_id' | 'n'>, unknown>;
  /** The deadlines of a session, by number, as they were when its log had this length. */
  readonly #known = new Map<string, { seq: number; at: ReadonlyMap<number, number> }>();

  constructor(on: Connection) {
    this.#on = on;
    this.#end = on.prepare(sessions.endOfLog);
    this.#receipt = on.prepare(log.receipt);
    this.#insertInput = on.prepare(log.insertInput);
    this.#insertReceipt = on.prepare(log.insertReceipt);
    this.#deleteReceipt = on.prepare(log.deleteReceipt);
    this.#insertDeadline = on.prepare(deadlines.insertDeadline);
    this.#deleteDeadline = on.prepare(deadlines.deleteDeadline);
  }

  append({ sessionId, expected, inputs, receipts, finished, deadlines }: AppendWrite): Appended {
    const end = this.#end.first({ id: sessionId });
    if (!end) throw new Error(`There is no session ${sessionId}. Create it before you append to it.`);
    const seq = sessions.lengthAfter(end.last);
    const late = end.finished_at !== null ? 'finished' : seq !== expected ? 'sequence' : null;
    if (late !== null)
      return { ok: false, conflict: receipts.some((it) => this.#receipt.first(it)) ? 'receipt' : late, seq };
    if (!this.#keep(receipts)) return { ok: false, conflict: 'receipt', seq };

    inputs.forEach((data, i) => this.#insertInput.run({ session_id: sessionId, seq: seq + i, data }));
    if (finished) this.#on.run(sessions.finishSession(this.#on.db, sessionId, finished.at, finished.outcome));
    this.#replaceDeadlines(sessionId, seq, seq + inputs.length, finished ? [] : deadlines);
    return { ok: true, seq: seq + inputs.length };
  }

  /** Writes receipts. Returns false if one of them already exists; then none was written. */
  #keep(receipts: AppendWrite['receipts']): boolean {
    const known = receipts.findIndex((row) => this.#insertReceipt.run(row) === 0);
    if (known < 0) return true;
    for (const row of receipts.slice(0, known)) this.#deleteReceipt.run(row);
    return false;
  }

  /** A transaction was rolled back, so nothing in the cache can be trusted. */
  forget(): void {
    this.#known.clear();
  }

  /** The deadlines of a session that has just begun. */
  begin(sessionId: string, rows: readonly DeadlineRow[]): void {
    for (const row of rows) this.#insertDeadline.run(rowOf(sessionId, row));
  }

  /** @param rows all deadlines from now on; `undefined` to leave them as they are */
  #replaceDeadlines(session_id: string, seq: number, end: number, rows: readonly DeadlineRow[] | undefined): void {
    const known = this.#known.get(session_id);
    this.#known.delete(session_id);
    const there = known?.seq === seq ? known.at : rows && this.#stored(session_id);
    if (!there) return;
    if (rows) {
      const wanted = new Map(rows.map((row) => [row.n, row]));
      for (const [n, at] of there) if (wanted.get(n)?.at !== at) this.#deleteDeadline.run({ session_id, n });
      for (const row of rows) if (there.get(row.n) !== row.at) this.#insertDeadline.run(rowOf(session_id, row));
    }
    if (this.#known.size >= MAX_KNOWN) this.#known.delete(this.#known.keys().next().value!);
    this.#known.set(session_id, { seq: end, at: rows ? new Map(rows.map(({ n, at }) => [n, at])) : there });
  }

  #stored(sessionId: string): ReadonlyMap<number, number> {
    return new Map(this.#on.all(deadlines.deadlinesOf(this.#on.db, sessionId)).map(({ n, at }) => [n, at]));
  }
}

const rowOf = (session_id: string, { clock, n, at }: DeadlineRow): Schema['deadlines'] => ({
  session_id,
  n,
  at,
  clock: JSON.stringify(clock),
});
