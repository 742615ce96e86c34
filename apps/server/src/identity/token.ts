import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters that are not confused when read aloud; no vowels but A, so that few words come up. */
const LETTERS = 'ABCDFGHJKLMNPRSTVWXZ';

/** What proves who a device is: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. A plain hash will do, as nobody can guess 256 bits. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newId = (): string => randomBytes(12).toString('base64url');

/** The seed of a deal. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** A code to be read and typed. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
