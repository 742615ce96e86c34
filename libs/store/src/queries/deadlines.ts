import type { Json } from '../records.ts';
import type { Db, Schema } from '../schema.ts';

export const deadlinesOf = (db: Db, sessionId: string) =>
  db
    .selectFrom('deadlines')
    .select(['clock', 'n', 'at'])
    .where('session_id', '=', sessionId)
    .orderBy('at')
    .orderBy('n');

export const deadlinesDue = (db: Db, now: number, limit: number) =>
  db
    .selectFrom('deadlines')
    .innerJoin('sessions', 'sessions.id', 'deadlines.session_id')
    .select(['session_id as sessionId', 'table_id as tableId', 'clock', 'n', 'at'])
    .where('at', '<=', now)
    .orderBy('at')
    .orderBy('session_id')
    .orderBy('n')
    .limit(limit);

export const deleteDeadline = (db: Db, { session_id, n }: Pick<Schema['deadlines'], 'session_id' | 'n'>) =>
  db.deleteFrom('deadlines').where('session_id', '=', session_id).where('n', '=', n);

export const insertDeadline = (db: Db, { session_id, n, at, clock }: Schema['deadlines']) =>
  db.insertInto('deadlines').values({ session_id, n, at, clock });

/** A row with its clock, which is stored as text. */
export const withClock = <Row extends { clock: string }>(row: Row): Omit<Row, 'clock'> & { clock: Json } => ({
  ...row,
  clock: JSON.parse(row.clock) as Json,
});
