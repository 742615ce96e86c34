import type { Kysely } from 'kysely';
import type { SessionFilter } from '../store.ts';
import type { PostgresSchema } from './schema.ts';

type PostgresDb = Kysely<PostgresSchema>;

/** Sessions with the number of their last input, as the queries of all stores have it. */
const all = (db: PostgresDb) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .select(({ eb }) => eb.fn<number | null>('nullif', [eb('length', '-', 1), eb.lit(-1)]).as('last'));

export const sessionById = (db: PostgresDb, id: string) => all(db).where('id', '=', id);

export function sessions(db: PostgresDb, { tableId, finished, limit }: SessionFilter) {
  let query = all(db).orderBy('started_at', 'desc').orderBy('id');
  if (tableId !== undefined) query = query.where('table_id', '=', tableId);
  if (finished !== undefined) query = query.where('finished_at', finished ? 'is not' : 'is', null);
  if (limit !== undefined) query = query.limit(limit);
  return query;
}

export const running = (db: PostgresDb) => all(db).where('finished_at', 'is', null).orderBy('started_at').orderBy('id');

/** States when the game began, so that only the partition of that month is searched. */
export function inputs(db: PostgresDb, sessionId: string, from: number, limit?: number) {
  const query = db
    .selectFrom('inputs')
    .select(['seq', 'data'])
    .where('session_id', '=', sessionId)
    .where('started_at', '=', (eb) =>
      eb.selectFrom('sessions').select('sessions.started_at').where('id', '=', sessionId),
    )
    .where('seq', '>=', from)
    .orderBy('seq');
  return limit === undefined ? query : query.limit(limit);
}
