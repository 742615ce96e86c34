import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { tornOf } from './sqlite/torn.ts';
import { postgresStore } from './postgres/postgres-store.ts';
import { sqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';
import { threadedStore } from './threaded/threaded-store.ts';

/**
 * Whether this is the address of a PostgreSQL database.
 *
 * @example
 * isPostgres('postgres://127.0.0.1/masque'); // => true
 * isPostgres('./data'); // => false
 */
export const isPostgres = (data: string): boolean => /^postgres(ql)?:\/\//.test(data);

/**
 * Whether this names a file with everything in it, such as a backup, and not the folder of a server or a database: it has
 * an extension, and is no folder that has one in its name.
 *
 * @example
 * isFile('backup.db'); // => true
 * isFile('./data'); // => false
 */
export const isFile = (data: string): boolean =>
  !isPostgres(data) && extname(data) !== '' && statSync(data, { throwIfNoEntry: false })?.isDirectory() !== true;

/** The file in which the store of a folder has everything. */
export const fileIn = (folder: string): string => join(folder, 'masque.db');

/**
 * Opens the store that a setting names.
 *
 * @param data a folder; `:memory:` to store nothing on disk; or `postgres://user:password@host/database`
 * @throws Error that says what cannot be used, and why
 * @example
 * const kept = await openStore(folder);
 * await kept.loadTable('nobody'); // => null
 * await kept.close();
 */
export function openStore(data: string): Promise<Store> {
  if (isPostgres(data)) return postgresStore(data);
  // A database that keeps nothing never waits for a disk; one in a folder works in a thread of its own.
  return data === ':memory:' ? sqliteStore(data) : threadedStore(fileIn(data));
}

/**
 * What a store that was not closed has lost, as a message for its operator; `null` if nothing. SQLite opens such a
 * store without a warning. Call this before opening it.
 *
 * @param data as `openStore` takes it
 * @example
 * lossOf(folder); // => null
 */
export function lossOf(data: string): string | null {
  const torn = isPostgres(data) || data === ':memory:' ? null : tornOf(fileIn(data));
  if (!torn) return null;
  const { file, commits, writtenAt } = torn;
  const [last, are] = commits === 1 ? ['the last commit', 'is'] : [`the last ${commits} commits`, 'are'];
  return (
    `${file} is torn: at least ${last} in it, of ${new Date(writtenAt).toISOString()} or before, cannot be read and ${are} gone. ` +
    'Games go on from what is there. Its disk or its machine has lost what it said was written: look at both, and keep a backup.'
  );
}
