import { join } from 'node:path';
import { postgresStore } from './postgres/postgres-store.ts';
import { sqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';
import { threadedStore } from './threaded/threaded-store.ts';

/** Is this the address of a PostgreSQL database? */
export const isPostgres = (data: string): boolean => /^postgres(ql)?:\/\//.test(data);

/** The file that the store of a folder keeps everything in. */
export const fileIn = (folder: string): string => join(folder, 'masque.db');

/**
 * Opens the store that a setting names.
 *
 * @param data a folder; `:memory:` to keep nothing; or `postgres://user:password@host/database`
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
