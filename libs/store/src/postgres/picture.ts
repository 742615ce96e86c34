import type { Appended, Created, Saved } from '../outcome.ts';
import type { DeadlineRow } from '../records.ts';
import type { Schema } from '../schema.ts';

/** A write, and what has to be known to decide it. Its rows are made before, so that a value that is not JSON disturbs nobody. */
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
  | { readonly do: 'person'; readonly row: Schema['people'] };

export interface TableWrite {
  readonly row: Schema['tables'];
  readonly expected: number;
}

/** What is known of a session: as the database has it, and what a batch makes of it. */
interface KnownSession {
  readonly startedAt: number;
  finishedAt: number | null;
  length: number;
  /** Deadlines that it is to have; `null`: those it has. */
  deadlines: readonly DeadlineRow[] | null;
}

type Of<K extends Write['do']> = Extract<Write, { do: K }>;

/**
 * What a batch of writes has to know, read under lock, and what becomes of it. Writes are decided here one after another
 * in the order they came; each sees what those before it did. One that is refused or throws leaves no trace.
 */
export class Picture {
  readonly sessions = new Map<string, KnownSession>();
  readonly tables = new Map<string, { revision: number; code: string | null }>();
  /** Tables by code. */
  readonly codes = new Map<string, string>();
  readonly receipts = new Set<string>();

  readonly saved = new Map<string, Schema['tables']>();
  readonly begun: Schema['sessions'][] = [];
  readonly appended: (Schema['inputs'] & { started_at: number })[] = [];
  readonly received: Schema['receipts'][] = [];
  readonly ended = new Map<string, string>();
  readonly snapshots = new Map<string, Schema['snapshots']>();
  readonly people = new Map<string, Schema['people']>();

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
      case 'person':
        this.people.set(write.row.id, write.row);
    }
  }

  #saveTable(write: TableWrite): Saved {
    const refused = this.#refusedTable(write);
    if (refused) return refused;
    const { row } = write;
    const before = this.tables.get(row.id)?.code ?? null;
    if (before !== null) this.codes.delete(before);
    if (row.code !== null) this.codes.set(row.code, row.id);
    this.tables.set(row.id, row);
    // Written last, after those who give a code back.
    this.saved.delete(row.id);
    this.saved.set(row.id, row);
    return { ok: true, revision: row.revision };
  }

  #refusedTable({ row, expected }: TableWrite): Exclude<Saved, { ok: true }> | null {
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
    if (!session) throw new Error(`There is no session ${sessionId} to append to. Create it first.`);
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

  #keepSnapshot(row: Schema['snapshots']): void {
    if ((this.snapshots.get(row.session_id)?.seq ?? -1) < row.seq) this.snapshots.set(row.session_id, row);
  }
}

export const receiptKey = ({ session_id, key }: Pick<Schema['receipts'], 'session_id' | 'key'>): string =>
  `${session_id}\n${key}`;

function distinct(deadlines: readonly DeadlineRow[]): void {
  if (new Set(deadlines.map(({ n }) => n)).size < deadlines.length)
    throw new Error('Two deadlines of a session have the same number.');
}
