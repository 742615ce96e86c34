import { text } from '../json.ts';
import type { SessionRecord, SessionStart } from '../records.ts';
import type { Db, Schema } from '../schema.ts';
import type { SessionFilter } from '../store.ts';

/** A session with the length of its log, which is counted only in the log. */
const withSeq = (db: Db) =>
  db
    .selectFrom('sessions')
    .selectAll('sessions')
    .select(({ selectFrom }) =>
      selectFrom('inputs')
        .whereRef('inputs.session_id', '=', 'sessions.id')
        .select(({ fn }) => fn.max('inputs.seq').as('last'))
        .as('last'),
    );

export const sessionById = (db: Db, id: string) => withSeq(db).where('sessions.id', '=', id);

export function sessions(db: Db, { tableId, finished, limit }: SessionFilter) {
  let query = withSeq(db).orderBy('started_at', 'desc').orderBy('sessions.id');
  if (tableId !== undefined) query = query.where('table_id', '=', tableId);
  if (finished !== undefined) query = query.where('finished_at', finished ? 'is not' : 'is', null);
  if (limit !== undefined) query = query.limit(limit);
  return query;
}

export const running = (db: Db) =>
  withSeq(db).where('finished_at', 'is', null).orderBy('started_at').orderBy('sessions.id');

export const insertSession = (db: Db, row: Schema['sessions']) => db.insertInto('sessions').values(row);

export const finishSession = (db: Db, id: string, finished_at: number, outcome: string) =>
  db.updateTable('sessions').set({ finished_at, outcome }).where('id', '=', id);

/** What an append needs to know: whether the session is running, and what its last input is. */
export const endOfLog = (db: Db, { id }: { id: string }) =>
  db
    .selectFrom('sessions')
    .where('sessions.id', '=', id)
    .select('finished_at')
    .select(({ selectFrom }) =>
      selectFrom('inputs')
        .where('session_id', '=', id)
        .select(({ fn }) => fn.max('seq').as('last'))
        .as('last'),
    );

export const sessionRow = (session: SessionStart): Schema['sessions'] => ({
  id: session.id,
  table_id: session.tableId,
  game: session.game,
  version: session.version,
  seed: session.seed,
  setup: text(session.setup, 'The setup of the session'),
  started_at: session.startedAt,
  finished_at: null,
  outcome: null,
});

/** The number of inputs in a log whose last one is `last`. */
export const lengthAfter = (last: number | null): number => (last === null ? 0 : last + 1);

export const sessionRecord = (row: Schema['sessions'] & { last: number | null }): SessionRecord => ({
  id: row.id,
  tableId: row.table_id,
  game: row.game,
  version: row.version,
  seed: row.seed,
  setup: JSON.parse(row.setup),
  startedAt: row.started_at,
  seq: lengthAfter(row.last),
  finishedAt: row.finished_at,
  outcome: row.outcome === null ? null : JSON.parse(row.outcome),
});
