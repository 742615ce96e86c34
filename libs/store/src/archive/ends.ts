import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { fileIn, isFile, isPostgres } from '../open-store.ts';
import { applied, migrate, migrations as inSqlite } from '../migrations/index.ts';
import { readers, withoutPassword } from '../postgres/connect.ts';
import { migrations as inPostgres } from '../postgres/migrations/index.ts';
import { Partitions } from '../postgres/partitions.ts';
import type { Schema } from '../schema.ts';
import { LOCK, lockFolder } from '../sqlite/lock.ts';
import { unwritable } from '../sqlite/unwritable.ts';

export type DbTable = keyof Schema;
export type DbRow = Readonly<Record<string, unknown>>;

/**
 * What is stored: each kind with the columns that all stores have, its key first. Kinds that others refer to come
 * first.
 */
export const KINDS: { readonly [K in DbTable]: readonly (keyof Schema[K] & string)[] } = {
  people: ['id', 'token_hash', 'data', 'saved_at'],
  tables: ['id', 'code', 'state', 'revision', 'data', 'saved_at'],
  sessions: ['id', 'table_id', 'game', 'version', 'seed', 'setup', 'started_at', 'finished_at', 'outcome'],
  inputs: ['session_id', 'seq', 'data'],
  snapshots: ['session_id', 'seq', 'data'],
  deadlines: ['session_id', 'n', 'at', 'clock'],
  receipts: ['session_id', 'key', 'data'],
  streams: ['id', 'kind', 'code', 'seq'],
  stream_inputs: ['stream_id', 'seq', 'data'],
};
export const kinds = Object.keys(KINDS) as DbTable[];

/** How many columns of a kind form its key. */
export const KEY_LENGTH: { readonly [K in DbTable]: number } = {
  ...{ people: 1, tables: 1, sessions: 1, inputs: 2, snapshots: 1, deadlines: 2, receipts: 2 },
  ...{ streams: 1, stream_inputs: 2 },
};

/** One end of a copy: a file or a database. */
export interface ArchiveEnd {
  readonly name: string;
  readonly db: Kysely<Schema>;
  readonly postgres: boolean;
  /** Prepares space for the inputs of these games. */
  ready(rows: readonly DbRow[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a place from which to copy, without changing it.
 *
 * @throws Error that says what cannot be read, and why
 */
export async function source(data: string): Promise<ArchiveEnd> {
  const end = await named(data, () => (isPostgres(data) ? inDatabase(data) : inFile(fileOf(data), true)));
  const migrations = isPostgres(data) ? inPostgres : inSqlite;
  try {
    const there = await applied(end.db).catch((error: unknown) => {
      throw unreadable(end.name, error);
    });
    if (Object.keys(migrations).join() === there.join()) return end;
    throw new Error(
      `${end.name} was written by another release. Start the server of this release on it once, then try again.`,
    );
  } catch (error) {
    await end.close();
    throw error;
  }
}

/**
 * Opens a place to copy to, which must be empty.
 *
 * @throws Error that says what cannot be written, and why
 */
export async function target(data: string): Promise<ArchiveEnd> {
  const end = await named(data, async () => {
    if (isPostgres(data)) return inDatabase(data);
    const place = normalize(fileOf(data));
    const folder = dirname(place);
    // Whether it is named by its folder or by its file, a server may use it.
    const isOfServer = !isFile(data) || (place === fileIn(folder) && existsSync(join(folder, LOCK)));
    const lock = isOfServer ? await lockFolder(folder, 'a copy') : null;
    const file = await inFile(place, false).catch((error: unknown) => (lock?.free(), Promise.reject(error as Error)));
    return { ...file, close: async () => (await file.close(), lock?.free()) };
  });
  try {
    await migrate(end.db, end.postgres ? inPostgres : inSqlite).catch((error: unknown) => {
      throw unwritten(end, error);
    });
    for (const kind of kinds)
      if (await end.db.selectFrom(kind).selectAll().limit(1).executeTakeFirst())
        throw new Error(`${end.name} is not empty: it contains ${kind}. Choose an empty place.`);
    return end;
  } catch (error) {
    await end.close();
    throw error;
  }
}

/** A damaged file, or a database that is lost: the driver's message does not name it. */
export const unreadable = (name: string, error: unknown): Error =>
  new Error(`Cannot read ${name}: ${(error as Error).message}. Nothing was copied.`, { cause: error });

/** A full disk, or a database that is lost. */
export const unwritten = ({ name, postgres }: ArchiveEnd, error: unknown): Error => {
  const why = postgres ? (error as Error).message : unwritable(dirname(resolve(name)), error, ELSEWHERE);
  return new Error(`Cannot write to ${name}: ${why}. Nothing was copied.`, { cause: error });
};

const ELSEWHERE = 'choose another place';

const fileOf = (data: string): string => (isFile(data) ? data : fileIn(data));

async function named(data: string, open: () => Promise<ArchiveEnd>): Promise<ArchiveEnd> {
  try {
    return await open();
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`Cannot use ${isPostgres(data) ? withoutPassword(data) : data}: ${message}`, { cause: error });
  }
}

async function inFile(file: string, readonly: boolean): Promise<ArchiveEnd> {
  if (readonly && !existsSync(file)) throw new Error(`there is no file ${file}.`);
  const { default: Sqlite } = await import('better-sqlite3');
  const folder = dirname(resolve(file));
  const opened = () => {
    if (!readonly) mkdirSync(folder, { recursive: true });
    const database = new Sqlite(file, { readonly, timeout: 5000 });
    if (readonly) return database;
    // What it is to hold is for its owner's eyes alone, as the server's own file is.
    chmodSync(file, 0o600);
    database.pragma('synchronous = FULL');
    return database;
  };
  try {
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: opened() }) });
    return { name: file, db, postgres: false, ready: async () => {}, close: () => db.destroy() };
  } catch (error) {
    throw readonly ? error : new Error(unwritable(folder, error, ELSEWHERE), { cause: error });
  }
}

async function inDatabase(url: string): Promise<ArchiveEnd> {
  const pool = await readers(url);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const partitions = new Partitions();
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    name: withoutPassword(url),
    db,
    postgres: true,
    async ready(rows) {
      for (const { started_at } of rows) await partitions.make(pool, started_at as number);
    },
    close: () => db.destroy(),
  };
}
