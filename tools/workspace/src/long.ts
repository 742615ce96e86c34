/// <reference types="node" />
/** Whether tests take their time, as by night (`npm run test:long`), or are a part of every check. */
const isLong = (process.env['MASQUE_LONG'] ?? '') !== '';

/**
 * How much a test does: in every check so much that it would show what is wrong in general, by night so much that it
 * would also show what is wrong now and then.
 *
 * @example
 * often(6, 60); // => 6
 */
export const often = (inEveryCheck: number, byNight: number): number => (isLong ? byNight : inEveryCheck);
