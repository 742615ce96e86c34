import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('code', 'text', (c) => c.unique())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('tables_by_state').on('tables').columns(['state', 'saved_at']).execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text')
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('setup', 'text', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('outcome', 'text')
    .execute();
  await db.schema.createIndex('sessions_by_table').on('sessions').columns(['table_id', 'started_at']).execute();
  await db.schema.createIndex('sessions_by_end').on('sessions').columns(['finished_at', 'started_at']).execute();

  await db.schema
    .createTable('inputs')
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('inputs_key', ['session_id', 'seq'])
    .execute();

  await db.schema
    .createTable('snapshots')
    .addColumn('session_id', 'text', (c) => c.primaryKey().references('sessions.id'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('deadlines')
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('deadlines_key', ['session_id', 'id', 'n'])
    .execute();
  await db.schema.createIndex('deadlines_by_time').on('deadlines').column('at').execute();

  await db.schema
    .createTable('receipts')
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('receipts_key', ['session_id', 'key'])
    .execute();

  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'bigint', (c) => c.notNull())
    .execute();
}

export const first: Migration = { up };
