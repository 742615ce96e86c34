import type { Kysely } from 'kysely';
import type { SqliteSchema } from './schema.ts';

type SqliteDb = Kysely<SqliteSchema>;

export const insertInput = (db: SqliteDb, { session_id, seq, data, key }: SqliteSchema['inputs']) =>
  db.insertInto('inputs').values({ session_id, seq, data, key });

export const keysOf = (db: SqliteDb, sessionId: string) =>
  db
    .selectFrom('inputs')
    .select('key')
    .$narrowType<{ key: string }>()
    .where('session_id', '=', sessionId)
    .where('key', 'is not', null);

/** Games that ended before this time and still have keys. */
export const withKeys = (db: SqliteDb, time: number, limit: number) =>
  db
    .selectFrom('sessions')
    .select('id')
    .where('finished_at', '<', time)
    // Written out, so that the index of these sessions is used.
    .where('has_keys', '=', ({ lit }) => lit(1))
    .limit(limit);

export const dropKeys = (db: SqliteDb, ids: readonly string[]) =>
  db.updateTable('inputs').set({ key: null }).where('session_id', 'in', ids).where('key', 'is not', null);

export const haveNoKeys = (db: SqliteDb, ids: readonly string[]) =>
  db.updateTable('sessions').set({ has_keys: 0 }).where('id', 'in', ids);
