/// <reference types="node" />
/** Do tests run at full length, as in the nightly run (`npm run test:long`), or as part of every check? */
const isLong = (process.env['MASQUE_LONG'] ?? '') !== '';

/**
 * How much a test does: in every check, enough to find systematic errors; in the nightly run, enough to also find
 * occasional ones.
 *
 * @example
 * often(6, 60); // => 6
 */
export const often = (inEveryCheck: number, byNight: number): number => (isLong ? byNight : inEveryCheck);
