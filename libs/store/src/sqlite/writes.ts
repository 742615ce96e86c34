import type { Appended, Created, Saved } from '../outcome.ts';
import * as deadlines from '../queries/deadlines.ts';
import * as log from '../queries/log.ts';
import * as sessions from '../queries/sessions.ts';
import * as tables from '../queries/tables.ts';
import type { DeadlineRow } from '../records.ts';
import type { Schema } from '../schema.ts';
import type { Connection } from './connection.ts';

/** Rows are made before the transaction, so that a value that is not JSON disturbs nobody. */
export interface TableWrite {
  row: Schema['tables'];
  expected: number;
}

export function saveTable(on: Connection, { row, expected }: TableWrite): Saved {
  const { db } = on;
  const revision = on.first(tables.tableById(db, row.id))?.revision ?? 0;
  if (revision !== expected) return { ok: false, conflict: 'revision', revision };
  const holder = row.code === null ? undefined : on.first(tables.tableByCode(db, row.code));
  if (holder && holder.id !== row.id) return { ok: false, conflict: 'code', revision };
  on.run(expected === 0 ? tables.insertTable(db, row) : tables.updateTable(db, row));
  return { ok: true, revision: row.revision };
}

export interface SessionWrite {
  row: Schema['sessions'];
  table?: TableWrite | undefined;
  deadlines: readonly DeadlineRow[];
}

export function createSession(on: Connection, { row, table, deadlines }: SessionWrite): Created {
  if (on.first(sessions.sessionById(on.db, row.id))) return { ok: false, conflict: 'exists' };
  if (table) {
    const saved = saveTable(on, table);
    if (!saved.ok) return { ok: false, conflict: saved.conflict };
  }
  on.run(sessions.insertSession(on.db, row));
  replaceDeadlines(on, row.id, deadlines);
  return { ok: true };
}

export interface AppendWrite {
  sessionId: string;
  expected: number;
  inputs: readonly string[];
  receipts: readonly Schema['receipts'][];
  deadlines?: readonly DeadlineRow[] | undefined;
  finished?: { at: number; outcome: string } | undefined;
}

export function append(on: Connection, write: AppendWrite): Appended {
  const { db } = on;
  const { sessionId, expected, inputs, receipts, finished } = write;
  const end = on.first(sessions.endOfLog(db, sessionId));
  if (!end) throw new Error(`There is no session ${sessionId} to append to. Create it first.`);
  const seq = sessions.lengthAfter(end.last);
  if (receipts.some(({ key }) => on.first(log.receipt(db, sessionId, key)))) {
    return { ok: false, conflict: 'receipt', seq };
  }
  if (end.finished_at !== null) return { ok: false, conflict: 'finished', seq };
  if (seq !== expected) return { ok: false, conflict: 'sequence', seq };

  inputs.forEach((data, i) => on.run(log.insertInput(db, { session_id: sessionId, seq: seq + i, data })));
  for (const row of receipts) on.run(log.insertReceipt(db, row));
  if (finished) on.run(sessions.finishSession(db, sessionId, finished.at, finished.outcome));
  const pending = finished ? [] : write.deadlines;
  if (pending) replaceDeadlines(on, sessionId, pending);
  return { ok: true, seq: seq + inputs.length };
}

function replaceDeadlines(on: Connection, session_id: string, rows: readonly DeadlineRow[]): void {
  on.run(deadlines.dropDeadlines(on.db, session_id));
  for (const { clock, n, at } of rows)
    on.run(deadlines.insertDeadline(on.db, { session_id, n, at, clock: JSON.stringify(clock) }));
}
