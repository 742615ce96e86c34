import { text } from '../json.ts';
import type { TableDraft, TableRecord } from '../records.ts';
import type { Db, Schema } from '../schema.ts';
import type { TableFilter } from '../store.ts';

export const tableById = (db: Db, id: string) => db.selectFrom('tables').selectAll().where('id', '=', id);

export const tableByCode = (db: Db, code: string) => db.selectFrom('tables').selectAll().where('code', '=', code);

export function tables(db: Db, { state, savedBefore, limit }: TableFilter) {
  let query = db.selectFrom('tables').selectAll().orderBy('saved_at', 'desc').orderBy('id');
  if (state !== undefined) query = query.where('state', '=', state);
  if (savedBefore !== undefined) query = query.where('saved_at', '<', savedBefore);
  if (limit !== undefined) query = query.limit(limit);
  return query;
}

export const insertTable = (db: Db, row: Schema['tables']) => db.insertInto('tables').values(row);

export const updateTable = (db: Db, { id, ...row }: Schema['tables']) =>
  db.updateTable('tables').set(row).where('id', '=', id);

/**
 * A table to be stored, provided that the stored one has the expected revision. Its row is built before the
 * transaction, so that a value that is not JSON does not affect others.
 */
export interface TableWrite {
  readonly row: Schema['tables'];
  readonly expected: number;
}

export const tableWrite = (table: TableDraft, expected: number): TableWrite => ({
  row: {
    id: table.id,
    code: table.code,
    state: table.state,
    revision: expected + 1,
    data: text(table.data, 'The document of the table'),
    saved_at: table.savedAt,
  },
  expected,
});

export const tableRecord = ({ saved_at, data, ...row }: Schema['tables']): TableRecord => ({
  ...row,
  data: JSON.parse(data),
  savedAt: saved_at,
});
