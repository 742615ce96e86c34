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
  const lock = await open(folder);
  const holder = join(folder, 'lock.txt');
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    const { code, message } = error as { code?: string; message: string };
    if (code !== 'SQLITE_BUSY')
      throw new Error(`Nothing can be written to the folder ${folder}: ${message}. Choose another: DATA=./other`, {
        cause: error,
      });
    throw new Error(
      `The folder ${folder} is in use: ${read(holder)}. Stop that one first, or choose another folder: DATA=./other`,
      { cause: error },
    );
  }
  try {
    writeFileSync(holder, `${who}, process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`);
  } catch (error) {
    lock.close();
    const why = (error as Error).message;
    throw new Error(
      `Nothing can be written to the folder ${folder}: ${why}. Make room on its disk, or let it be written to.`,
      { cause: error },
    );
  }
  return () => void lock.close();
}

async function open(folder: string) {
  const { default: Sqlite } = await import('better-sqlite3');
  try {
    mkdirSync(folder, { recursive: true });
    return new Sqlite(join(folder, 'lock.db'), { timeout: 100 });
  } catch (error) {
    const why = (error as Error).message;
    throw new Error(`Nothing can be written to the folder ${folder}: ${why}. Choose another: DATA=./other`, {
      cause: error,
    });
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'another process holds its lock';
  }
}
