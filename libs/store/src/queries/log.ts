import type { Db, Schema } from '../schema.ts';

export function inputs(db: Db, sessionId: string, from: number, limit?: number) {
  const query = db
    .selectFrom('inputs')
    .select(['seq', 'data'])
    .where('session_id', '=', sessionId)
    .where('seq', '>=', from)
    .orderBy('seq');
  return limit === undefined ? query : query.limit(limit);
}

/** Only a later snapshot replaces one, so that a slow node cannot set the session back. */
export const keepSnapshot = (db: Db, row: Schema['snapshots']) =>
  db
    .insertInto('snapshots')
    .values(row)
    .onConflict((on) =>
      on
        .column('session_id')
        .doUpdateSet((eb) => ({ seq: eb.ref('excluded.seq'), data: eb.ref('excluded.data') }))
        .whereRef('excluded.seq', '>', 'snapshots.seq'),
    );

export const snapshot = (db: Db, sessionId: string) =>
  db.selectFrom('snapshots').select(['seq', 'data']).where('session_id', '=', sessionId);

export const receipt = (db: Db, { session_id, key }: Pick<Schema['receipts'], 'session_id' | 'key'>) =>
  db.selectFrom('receipts').select('data').where('session_id', '=', session_id).where('key', '=', key);

/** Which input a receipt is for. */
export interface ReceiptOf {
  readonly seq: number;
}
