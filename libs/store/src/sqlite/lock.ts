import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { unwritable } from './unwritable.ts';

/** The file that is locked. */
export const LOCK = 'lock.db';

/** A folder locked by this process. */
export interface FolderLock {
  /**
   * Records which process has the lock, if that is known only now. A full disk does not matter: the folder stays
   * locked.
   */
  heldBy(who: string): void;
  /** Releases the folder. */
  free(): void;
}

/**
 * Locks a folder for one process. It is a lock of the operating system, on a file beside the database, and ends with
 * the process, however that ends.
 *
 * @param who what has the lock, to tell a process that is refused: `a server on port 8080`
 * @throws Error that says what has the lock
 * @example
 * const lock = await lockFolder('./data', 'a server that starts');
 * lock.heldBy('a server on port 8080');
 * lock.free();
 */
export async function lockFolder(folder: string, who: string): Promise<FolderLock> {
  const lock = await open(folder);
  const holder = join(folder, 'lock.txt');
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw cannotWrite(folder, error);
    throw new Error(
      `The folder ${folder} is in use: ${read(holder)}. Stop that process first, or choose another folder: DATA=./other`,
      { cause: error },
    );
  }
  const since = new Date().toISOString();
  const say = (who: string): void =>
    writeFileSync(holder, `${who}, process ${process.pid} on ${hostname()}, since ${since}`);
  try {
    say(who);
  } catch (error) {
    lock.close();
    throw cannotWrite(folder, error);
  }
  return {
    heldBy(who) {
      try {
        say(who);
      } catch {
        // It is only for whoever is refused.
      }
    },
    free: () => void lock.close(),
  };
}

async function open(folder: string) {
  const { default: Sqlite } = await import('better-sqlite3');
  try {
    mkdirSync(folder, { recursive: true });
    return new Sqlite(join(folder, LOCK), { timeout: 100 });
  } catch (error) {
    throw cannotWrite(folder, error);
  }
}

const cannotWrite = (folder: string, error: unknown): Error =>
  new Error(`Cannot write to the folder ${folder}: ${unwritable(folder, error, 'choose another one: DATA=./other')}`, {
    cause: error,
  });

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'another process holds its lock';
  }
}
