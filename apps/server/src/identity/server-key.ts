import { isPostgres } from '@masque/store';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY = /^[0-9a-f]{64}$/;

/**
 * The server's key: signs the tokens that the server issues, and encrypts the seeds of games in the store.
 *
 * With a folder, the key is stored beside the database in a file that only its owner can read. All nodes of one
 * PostgreSQL database need the same key: if none is set, it is derived from the address of the database, including the
 * password.
 *
 * @param set the key from the settings: 64 hexadecimal digits
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
    throw new Error(`${file} is not a key, which has 64 hexadecimal digits. Restore the file from your backup.`);
  return Buffer.from(text, 'hex');
}
