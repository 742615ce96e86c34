import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Games that ended before this time, the first ended first. */
export const endedBefore = (db: Db, time: number, limit: number, skip = 0) =>
  db
    .selectFrom('sessions')
    .select('id')
    .where('finished_at', '<', time)
    .orderBy('finished_at')
    .orderBy('id')
    .limit(limit)
    .offset(skip);

/** Those of them that may be removed. */
export function removable(db: Db, time: number, limit: number, only: readonly string[] | undefined) {
  const query = endedBefore(db, time, limit);
  return only === undefined ? query : query.where('id', 'in', only);
}

/** Games that ended before this time and still have receipts. */
export const withReceipts = (db: Db, time: number, limit: number) =>
  db
    .selectFrom('receipts')
    .innerJoin('sessions', 'sessions.id', 'receipts.session_id')
    .select('session_id as id')
    .where('finished_at', '<', time)
    .distinct()
    .limit(limit);

/** Tables that nobody has changed since this time and that have no stored game; in one state, or in any. */
export function emptyTables(db: Db, time: number, limit: number, state?: string) {
  const query = db
    .selectFrom('tables')
    .select('tables.id')
    .where('saved_at', '<', time)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('sessions.id').whereRef('table_id', '=', 'tables.id'))),
    )
    .limit(limit);
  return state === undefined ? query : query.where('state', '=', state);
}

/** What belongs to a session, and the session last. */
export const OF_SESSION = ['inputs', 'snapshots', 'deadlines', 'receipts'] as const;

export const deleteOf = (db: Db, table: (typeof OF_SESSION)[number], ids: readonly string[]) =>
  db.deleteFrom(table).where('session_id', 'in', ids);

export const deleteById = (db: Db, table: 'sessions' | 'tables', ids: readonly string[]) =>
  db.deleteFrom(table).where('id', 'in', ids);

/** Changes nothing that anybody reads, but must be written all the same. */
export const mark = (db: Db, value: number) => sql`pragma user_version = ${sql.raw(String(value))}`.compile(db);
