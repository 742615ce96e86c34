import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A deadline now says which clock it is as data, instead of as a string from the statechart library. Logs written
 * before cannot be continued, so their deadlines are removed.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('deadlines').execute();
  await db.schema
    .createTable('deadlines')
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id'))
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('clock', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('deadlines_key', ['session_id', 'n'])
    .execute();
  await db.schema.createIndex('deadlines_by_time').on('deadlines').column('at').execute();
}

export const clocks: Migration = { up };
