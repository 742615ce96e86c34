import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Logs of clubs and evenings, which have no deadlines, receipts or end as games have. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('streams')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.unique())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('streams_by_kind').on('streams').columns(['kind', 'id']).execute();
  await db.schema
    .createTable('stream_inputs')
    .addColumn('stream_id', 'text', (c) => c.notNull().references('streams.id'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('stream_inputs_key', ['stream_id', 'seq'])
    .execute();
}

export const streams: Migration = { up };
