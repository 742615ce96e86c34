import type { Kysely } from 'kysely';
import { text } from '../json.ts';
import type { TableDraft, TableRecord } from '../records.ts';
import type { Schema } from '../schema.ts';
import type { TableFilter } from '../store.ts';

type Db = Kysely<Schema>;

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

export const tableRow = (table: TableDraft, revision: number): Schema['tables'] => ({
  id: table.id,
  code: table.code,
  state: table.state,
  revision,
  data: text(table.data, 'The document of the table'),
  saved_at: table.savedAt,
});

export const tableRecord = ({ saved_at, data, ...row }: Schema['tables']): TableRecord => ({
  ...row,
  data: JSON.parse(data),
  savedAt: saved_at,
});
