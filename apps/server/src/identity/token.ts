import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters that are not confused when read aloud. A is the only vowel, so that few words come up. */
const LETTERS = 'ABCDFGHJKLMNPRSTVWXZ';

const HALF = 16;

/**
 * A token that identifies a device: 128 random bits, and a signature of the same length that only this server can make.
 * So the server recognizes its own tokens before anything is stored about them.
 */
export function newToken(key: Buffer): string {
  const random = randomBytes(HALF);
  return Buffer.concat([random, markOf(key, random)]).toString('base64url');
}

/** Was this token issued by this server? */
export function isOwnToken(key: Buffer, token: string): boolean {
  const bytes = Buffer.from(token, 'base64url');
  return bytes.length === 2 * HALF && timingSafeEqual(bytes.subarray(HALF), markOf(key, bytes.subarray(0, HALF)));
}

const markOf = (key: Buffer, random: Uint8Array): Buffer =>
  createHmac('sha256', key).update('token').update(random).digest().subarray(0, HALF);

/** The id of the person with this token, until they are saved. */
export const idOf = (key: Buffer, token: string): string =>
  createHmac('sha256', key).update('person').update(token).digest().subarray(0, 12).toString('base64url');

/** What is stored of a token. A plain hash is enough because nobody can guess 128 bits. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** An id that nobody can guess. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** The seed of a deal. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** A code that people read and type. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
