import type { Appended, Created, Extended, SaveResult } from '../outcome.ts';
import type { TableWrite } from '../queries/tables.ts';
import type { DeadlineRow, StreamName } from '../records.ts';
import type { Schema } from '../schema.ts';

/**
 * A write, and what is needed to decide it. Its rows are built in advance, so that a value that is not JSON does not
 * affect others.
 */
export type Write =
  | { readonly do: 'table'; readonly table: TableWrite }
  | {
      readonly do: 'session';
      readonly row: Schema['sessions'];
      readonly table?: TableWrite | undefined;
      readonly deadlines: readonly DeadlineRow[];
    }
  | {
      readonly do: 'append';
      readonly sessionId: string;
      readonly expected: number;
      readonly inputs: readonly string[];
      readonly receipts: readonly Schema['receipts'][];
      readonly deadlines?: readonly DeadlineRow[] | undefined;
      readonly finished?: { readonly at: number; readonly outcome: string } | undefined;
    }
  | { readonly do: 'snapshot'; readonly row: Schema['snapshots'] }
  | {
      readonly do: 'extend';
      readonly stream: StreamName;
      readonly expected: number;
      readonly inputs: readonly string[];
    }
  | { readonly do: 'rewrite'; readonly row: Schema['stream_inputs'] }
  | { readonly do: 'person'; readonly row: Schema['people'] }
  | { readonly do: 'token'; readonly id: string; readonly token_hash: string }
  | { readonly do: 'check' };

/** What is known about a session: its state in the database, and the changes by a batch. */
export interface KnownSession {
  readonly startedAt: number;
  finishedAt: number | null;
  length: number;
  /** The deadlines that it should have; `null` to keep those it has. */
  deadlines: readonly DeadlineRow[] | null;
}

type Of<K extends Write['do']> = Extract<Write, { do: K }>;

/**
 * What a batch of writes needs to know, and its changes so far. Writes are decided here one after another in
 * order of arrival; each sees the changes of those before it. One that is refused or throws leaves no trace.
 */
export class BatchState {
  readonly sessions: Map<string, KnownSession>;
  readonly tables = new Map<string, { revision: number; code: string | null }>();
  /** Tables by code. */
  readonly codes = new Map<string, string>();
  readonly streams = new Map<string, Schema['streams']>();
  /** Streams by code. */
  readonly streamCodes = new Map<string, string>();
  readonly receipts = new Set<string>();

  /** The new ones. */
  readonly freshTables = new Set<string>();
  readonly freshStreams = new Set<string>();
  readonly saved = new Map<string, Schema['tables']>();
  readonly begun: Schema['sessions'][] = [];
  readonly appended: (Schema['inputs'] & { started_at: number })[] = [];
  readonly received: Schema['receipts'][] = [];
  readonly ended = new Map<string, string>();
  readonly snapshots = new Map<string, Schema['snapshots']>();
  readonly extended = new Map<string, Schema['streams']>();
  readonly streamed: Schema['stream_inputs'][] = [];
  readonly rewritten = new Map<string, Schema['stream_inputs']>();
  readonly people = new Map<string, Schema['people']>();
  readonly tokens = new Map<string, Pick<Schema['people'], 'id' | 'token_hash'>>();
  /** Does somebody want to know whether this can be written? */
  checked = false;

  /** @param sessions what is already known about sessions */
  constructor(sessions = new Map<string, KnownSession>()) {
    this.sessions = sessions;
  }

  decide(write: Write): unknown {
    switch (write.do) {
      case 'table':
        return this.#saveTable(write.table);
      case 'session':
        return this.#begin(write);
      case 'append':
        return this.#append(write);
      case 'snapshot':
        return this.#keepSnapshot(write.row);
      case 'extend':
        return this.#extend(write);
      case 'rewrite':
        return void this.rewritten.set(`${write.row.stream_id} ${write.row.seq}`, write.row);
      case 'person':
        return void this.people.set(write.row.id, write.row);
      case 'token':
        return void this.tokens.set(write.id, { id: write.id, token_hash: write.token_hash });
      case 'check':
        this.checked = true;
    }
  }

  #saveTable(write: TableWrite): SaveResult {
    const refused = this.#refusedTable(write);
    if (refused) return refused;
    const { row } = write;
    if (!this.tables.has(row.id)) this.freshTables.add(row.id);
    rename(this.codes, this.tables.get(row.id)?.code, row);
    this.tables.set(row.id, row);
    putLast(this.saved, row);
    return { ok: true, revision: row.revision };
  }

  #refusedTable({ row, expected }: TableWrite): Exclude<SaveResult, { ok: true }> | null {
    const revision = this.tables.get(row.id)?.revision ?? 0;
    if (revision !== expected) return { ok: false, conflict: 'revision', revision };
    const holder = row.code === null ? undefined : this.codes.get(row.code);
    return holder !== undefined && holder !== row.id ? { ok: false, conflict: 'code', revision } : null;
  }

  #begin({ row, table, deadlines }: Of<'session'>): Created {
    if (this.sessions.has(row.id)) return { ok: false, conflict: 'exists' };
    distinct(deadlines);
    if (table) {
      const saved = this.#saveTable(table);
      if (!saved.ok) return { ok: false, conflict: saved.conflict };
    }
    this.begun.push(row);
    this.sessions.set(row.id, { startedAt: row.started_at, finishedAt: null, length: 0, deadlines });
    return { ok: true };
  }

  #append({ sessionId, expected, inputs, receipts, deadlines, finished }: Of<'append'>): Appended {
    const session = this.sessions.get(sessionId);
    if (!session) throw new Error(`There is no session ${sessionId}. Create it before you append to it.`);
    const seq = session.length;
    if (receipts.some((it) => this.receipts.has(receiptKey(it)))) return { ok: false, conflict: 'receipt', seq };
    if (session.finishedAt !== null) return { ok: false, conflict: 'finished', seq };
    if (seq !== expected) return { ok: false, conflict: 'sequence', seq };
    if (deadlines) distinct(deadlines);

    inputs.forEach((data, i) =>
      this.appended.push({ session_id: sessionId, seq: seq + i, started_at: session.startedAt, data }),
    );
    for (const row of receipts) {
      this.receipts.add(receiptKey(row));
      this.received.push(row);
    }
    session.length += inputs.length;
    if (finished) {
      session.finishedAt = finished.at;
      this.ended.set(sessionId, finished.outcome);
    }
    if (finished) session.deadlines = [];
    else if (deadlines) session.deadlines = deadlines;
    return { ok: true, seq: session.length };
  }

  #extend({ stream, expected, inputs }: Of<'extend'>): Extended {
    const before = this.streams.get(stream.id);
    const seq = before?.seq ?? 0;
    if (seq !== expected) return { ok: false, conflict: 'sequence', seq };
    const holder = stream.code === null ? undefined : this.streamCodes.get(stream.code);
    if (holder !== undefined && holder !== stream.id) return { ok: false, conflict: 'code', seq };
    const { id, kind, code } = stream;
    const row = { id, kind, code, seq: seq + inputs.length };
    if (!before) this.freshStreams.add(id);
    rename(this.streamCodes, before?.code, row);
    this.streams.set(id, row);
    putLast(this.extended, row);
    inputs.forEach((data, i) => this.streamed.push({ stream_id: id, seq: seq + i, data }));
    return { ok: true, seq: row.seq };
  }

  #keepSnapshot(row: Schema['snapshots']): void {
    if ((this.snapshots.get(row.session_id)?.seq ?? -1) < row.seq) this.snapshots.set(row.session_id, row);
  }
}

export const receiptKey = ({ session_id, key }: Pick<Schema['receipts'], 'session_id' | 'key'>): string =>
  `${session_id}\n${key}`;

function rename(
  codes: Map<string, string>,
  before: string | null | undefined,
  row: { id: string; code: string | null },
) {
  if (before != null) codes.delete(before);
  if (row.code !== null) codes.set(row.code, row.id);
}

/** Rows are written in the order of their last change, so that a code is released before it is taken. */
function putLast<Row extends { id: string }>(rows: Map<string, Row>, row: Row): void {
  rows.delete(row.id);
  rows.set(row.id, row);
}

function distinct(deadlines: readonly DeadlineRow[]): void {
  if (new Set(deadlines.map(({ n }) => n)).size < deadlines.length)
    throw new Error('Two deadlines of a session have the same number.');
}
