import type { Created, Extended, SaveResult } from '../outcome.ts';
import * as sessions from '../queries/sessions.ts';
import * as streams from '../queries/streams.ts';
import * as tables from '../queries/tables.ts';
import type { DeadlineRow, StreamName } from '../records.ts';
import type { Schema } from '../schema.ts';
import type { Appender } from './append.ts';
import type { Connection } from './connection.ts';

export function saveTable(on: Connection, { row, expected }: tables.TableWrite): SaveResult {
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
  table?: tables.TableWrite | undefined;
  deadlines: readonly DeadlineRow[];
}

export function createSession(on: Connection, appender: Appender, { row, table, deadlines }: SessionWrite): Created {
  if (on.first(sessions.sessionById(on.db, row.id))) return { ok: false, conflict: 'exists' };
  if (table) {
    const saved = saveTable(on, table);
    if (!saved.ok) return { ok: false, conflict: saved.conflict };
  }
  on.run(sessions.insertSession(on.db, row));
  appender.begin(row.id, deadlines);
  return { ok: true };
}

export interface StreamWrite extends StreamName {
  expected: number;
  inputs: readonly string[];
}

export function extendStream(on: Connection, { id, kind, code, expected, inputs }: StreamWrite): Extended {
  const { db } = on;
  const before = on.first(streams.streamById(db, id));
  const seq = before?.seq ?? 0;
  if (seq !== expected) return { ok: false, conflict: 'sequence', seq };
  const holder = code === null ? undefined : on.first(streams.streamByCode(db, code));
  if (holder && holder.id !== id) return { ok: false, conflict: 'code', seq };
  const row = { id, kind, code, seq: seq + inputs.length };
  on.run(before ? streams.updateStream(db, row) : streams.insertStream(db, row));
  inputs.forEach((data, i) => on.run(streams.insertStreamInput(db, { stream_id: id, seq: seq + i, data })));
  return { ok: true, seq: row.seq };
}

export function dropStream(on: Connection, id: string, expected: number): boolean {
  const { db } = on;
  if (on.first(streams.streamById(db, id))?.seq !== expected) return false;
  on.run(streams.deleteStreamInputs(db, id));
  on.run(streams.deleteStream(db, id));
  return true;
}
