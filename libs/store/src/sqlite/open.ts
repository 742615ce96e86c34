import Sqlite, { type Database } from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { migrate, migrations } from '../migrations/index.ts';

/** Migrations wait on promises with the write lock held; a second one in this thread would wait forever. */
let lastMigration: Promise<unknown> = Promise.resolve();

/**
 * Opens the database file, creates it if it is missing, and migrates its tables.
 *
 * @param busyTimeoutMs how long to wait while another process writes, in milliseconds
 * @throws Error if the file cannot be opened, is not a database, or is newer than this release
 */
export async function open(file: string, busyTimeoutMs: number): Promise<Database> {
  let database: Database | null = null;
  try {
    if (file !== ':memory:') mkdirSync(dirname(resolve(file)), { recursive: true });
    database = new Sqlite(file, { timeout: busyTimeoutMs });
    // Seeds and hands of running games are in it: for its owner's eyes alone. Its journals get the same rights.
    if (file !== ':memory:') chmodSync(file, 0o600);
    // Readers do not wait for the writer; a commit is on the disk, not only handed to the system, when it returns.
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    const damage = String(database.pragma('quick_check(1)', { simple: true }));
    if (damage !== 'ok') throw new Error(damaged(damage.replace(/\s+/g, ' ').trim()));
    const opened = database;
    const migrated = lastMigration.then(() =>
      alone(opened, () => migrate(new Kysely({ dialect: dialect(opened) }), migrations)),
    );
    lastMigration = migrated.catch(() => undefined);
    await migrated;
    return database;
  } catch (error) {
    database?.close();
    const { code = '', message } = error as { code?: string; message: string };
    // Some damage shows at the first look, before anything is checked.
    const why = /^SQLITE_(CORRUPT|NOTADB)/.test(code) ? damaged(message) : message;
    throw new Error(`Cannot use ${file} as the database: ${why}`, { cause: error });
  }
}

const damaged = (what: string): string =>
  `it is damaged (${what}). Restore a backup, or move the file away to start with an empty database.`;

const dialect = (database: Database) => new SqliteDialect({ database });

/** Holds the write lock of the file while `work` runs; its changes are applied completely or not at all. */
async function alone(database: Database, work: () => Promise<void>): Promise<void> {
  database.exec('begin immediate');
  try {
    await work();
    database.exec('commit');
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    throw error;
  }
}
