import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * Takes a folder for one process. The lock is the operating system's, on a file beside the database: it goes with the
 * process, however that ends.
 *
 * @param who what holds it, for whoever is refused: `a server on port 8080`
 * @returns gives the folder back
 * @throws Error that says who holds it
 */
export async function lockFolder(folder: string, who: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const { default: Sqlite } = await import('better-sqlite3');
  const lock = new Sqlite(join(folder, 'lock.db'), { timeout: 100 });
  const holder = join(folder, 'lock.txt');
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new Error(
      `The folder ${folder} is in use: ${read(holder)}. Stop that one first, or choose another folder: DATA=./other`,
    );
  }
  writeFileSync(holder, `${who}, process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`);
  return () => void lock.close();
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'another process holds its lock';
  }
}
