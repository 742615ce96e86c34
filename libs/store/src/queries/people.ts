import { text } from '../json.ts';
import type { PersonRecord } from '../records.ts';
import type { Db, Schema } from '../schema.ts';

export const personById = (db: Db, id: string) => db.selectFrom('people').selectAll().where('id', '=', id);

export const personByToken = (db: Db, hash: string) =>
  db.selectFrom('people').selectAll().where('token_hash', '=', hash);

export const keepPerson = (db: Db, row: Schema['people']) =>
  db
    .insertInto('people')
    .values(row)
    .onConflict((on) => on.column('id').doUpdateSet({ data: row.data, saved_at: row.saved_at }));

export const replaceToken = (db: Db, id: string, token_hash: string) =>
  db.updateTable('people').set({ token_hash }).where('id', '=', id);

export const personRow = (person: PersonRecord): Schema['people'] => ({
  id: person.id,
  token_hash: person.tokenHash,
  data: text(person.data, 'What is known of the person'),
  saved_at: person.savedAt,
});

export const personRecord = (row: Schema['people']): PersonRecord => ({
  id: row.id,
  tokenHash: row.token_hash,
  data: JSON.parse(row.data),
  savedAt: row.saved_at,
});
