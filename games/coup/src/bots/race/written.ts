import { learned } from './learned.ts';
import { POSITIONS } from './layout.ts';

/** The race as it is played well. */
export interface Race {
  /** What every position is worth to who is to move in it. */
  readonly worth: Float64Array;
  /** What part of its choice every move of every position is. */
  readonly parts: Float64Array;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MOST = DIGITS.length ** 2 - 1;

/** Numbers from 0 to 1, each as two digits of 64. */
export const written = (numbers: readonly number[]): string =>
  numbers
    .map((it) => Math.round(it * MOST))
    .map((it) => `${DIGITS[it >> 6]!}${DIGITS[it & 63]!}`)
    .join('');

/** What is written down of the race: first the worths, then the parts. */
export function read(): Race {
  const digits = new Map([...DIGITS].map((it, i) => [it, i]));
  const numbers = Float64Array.from(
    { length: learned.length / 2 },
    (_, i) => ((digits.get(learned[2 * i]!)! << 6) | digits.get(learned[2 * i + 1]!)!) / MOST,
  );
  return { worth: numbers.subarray(0, POSITIONS), parts: numbers.subarray(POSITIONS) };
}
