import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { first } from './0001-first.ts';
import { clocks } from './0002-clocks.ts';
import { streams } from './0003-streams.ts';
import { rowsByKey } from './0004-rows-by-key.ts';
import { keysOfInputs } from './0005-keys-of-inputs.ts';

/**
 * Every change to the tables in SQLite since the first release, in order. A released one is never edited; add another.
 */
export const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-clocks': clocks,
  '0003-streams': streams,
  '0004-rows-by-key': rowsByKey,
  '0005-keys-of-inputs': keysOfInputs,
};

/**
 * Migrates the tables, or leaves them as they were. Nodes that start at the same time take turns.
 *
 * @throws Error if the database was made by a newer release, or a migration fails.
 */
export async function migrate<Schema>(db: Kysely<Schema>, migrations: Record<string, Migration>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const unknown = (await applied(db)).filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new Error(
      `The database was written by a newer release: this one does not know the migration ${unknown.join(', ')}. ` +
        'Start that release, or choose another database.',
    );
  }
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be migrated; nothing was changed.', { cause: error });
}

/** The changes that were applied to a database, in order. */
export async function applied<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const rows = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map((row) => row.name);
}
