import { isPostgres } from '@masque/store';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY = /^[0-9a-f]{64}$/;

/**
 * The key of a server: it marks the tokens that the server gives out, and wraps the seeds of games in the store.
 *
 * In a folder it lies beside the database, in a file that only its owner reads. All nodes of one PostgreSQL database need
 * the same: where none is set it is made of the address of the database, password and all.
 *
 * @param set what the settings say: 64 hexadecimal digits
 * @throws Error that says what is wrong with the file
 */
export function serverKey(data: string, set?: string): Buffer {
  if (set !== undefined) return Buffer.from(set, 'hex');
  if (data === ':memory:') return randomBytes(32);
  if (isPostgres(data)) return createHash('sha256').update(`key of masque ${data}`).digest();
  const file = join(data, 'masque.key');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const text = readFileSync(file, 'utf8').trim();
  if (!KEY.test(text))
    throw new Error(`${file} is not a key: it holds 64 hexadecimal digits. Put the file of your backup in its place.`);
  return Buffer.from(text, 'hex');
}
