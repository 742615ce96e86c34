import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters that are not confused when read aloud; no vowels but A, so that few words come up. */
const LETTERS = 'ABCDFGHJKLMNPRSTVWXZ';

const HALF = 16;

/**
 * What proves who a device is: 128 random bits, and as many that only this server can put to them. So a token that the
 * server has given out is known from one that somebody made up, though nothing has been written down of it yet.
 */
export function newToken(key: Buffer): string {
  const random = randomBytes(HALF);
  return Buffer.concat([random, markOf(key, random)]).toString('base64url');
}

/** Has this server given out the token? */
export function isOwnToken(key: Buffer, token: string): boolean {
  const bytes = Buffer.from(token, 'base64url');
  return bytes.length === 2 * HALF && timingSafeEqual(bytes.subarray(HALF), markOf(key, bytes.subarray(0, HALF)));
}

const markOf = (key: Buffer, random: Uint8Array): Buffer =>
  createHmac('sha256', key).update('token').update(random).digest().subarray(0, HALF);

/** The id of the person to whom a token was given, until anything is written down of them. */
export const idOf = (key: Buffer, token: string): string =>
  createHmac('sha256', key).update('person').update(token).digest().subarray(0, 12).toString('base64url');

/** What is kept of a token. A plain hash will do, as nobody can guess 128 bits. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newId = (): string => randomBytes(12).toString('base64url');

/** The seed of a deal. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** A code to be read and typed. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
