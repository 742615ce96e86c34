import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

type Db = Kysely<Schema>;

export const deadlinesOf = (db: Db, sessionId: string) =>
  db
    .selectFrom('deadlines')
    .select(['id', 'n', 'at'])
    .where('session_id', '=', sessionId)
    .orderBy('at')
    .orderBy('id')
    .orderBy('n');

export const deadlinesDue = (db: Db, now: number, limit: number) =>
  db
    .selectFrom('deadlines')
    .select(['session_id as sessionId', 'id', 'n', 'at'])
    .where('at', '<=', now)
    .orderBy('at')
    .orderBy('session_id')
    .orderBy('id')
    .orderBy('n')
    .limit(limit);

export const dropDeadlines = (db: Db, sessionId: string) =>
  db.deleteFrom('deadlines').where('session_id', '=', sessionId);

export const insertDeadline = (db: Db, row: Schema['deadlines']) => db.insertInto('deadlines').values(row);
