import type { Db, Schema } from '../schema.ts';

type StreamRow = Schema['streams'];

export const streamById = (db: Db, id: string) => db.selectFrom('streams').selectAll().where('id', '=', id);

export const streamByCode = (db: Db, code: string) => db.selectFrom('streams').selectAll().where('code', '=', code);

export const streams = (db: Db, kind: string) =>
  db.selectFrom('streams').selectAll().where('kind', '=', kind).orderBy('id');

export const insertStream = (db: Db, row: StreamRow) => db.insertInto('streams').values(row);

export const updateStream = (db: Db, { id, ...row }: StreamRow) =>
  db.updateTable('streams').set(row).where('id', '=', id);

export const insertStreamInput = (db: Db, row: Schema['stream_inputs']) => db.insertInto('stream_inputs').values(row);

export const streamInputs = (db: Db, id: string, from: number) =>
  db
    .selectFrom('stream_inputs')
    .select(['seq', 'data'])
    .where('stream_id', '=', id)
    .where('seq', '>=', from)
    .orderBy('seq');

export const replaceStreamInput = (db: Db, { stream_id, seq, data }: Schema['stream_inputs']) =>
  db.updateTable('stream_inputs').set({ data }).where('stream_id', '=', stream_id).where('seq', '=', seq);

export const deleteStreamInputs = (db: Db, id: string) => db.deleteFrom('stream_inputs').where('stream_id', '=', id);

export const deleteStream = (db: Db, id: string) => db.deleteFrom('streams').where('id', '=', id);
