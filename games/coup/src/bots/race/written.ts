import { learned } from './learned.ts';
import { POSITIONS } from './layout.ts';

/** Good play in the race. */
export interface Race {
  /** Value of every position for the player to move. */
  readonly worth: Float64Array;
  /** Probability of every move in every position. */
  readonly parts: Float64Array;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MAX_VALUE = DIGITS.length ** 2 - 1;

/** Numbers from 0 to 1, each as two base-64 digits. */
export const written = (numbers: readonly number[]): string =>
  numbers
    .map((it) => Math.round(it * MAX_VALUE))
    .map((it) => `${DIGITS[it >> 6]!}${DIGITS[it & 63]!}`)
    .join('');

/** The stored race: first the values, then the probabilities. */
export function read(): Race {
  const digits = new Map([...DIGITS].map((it, i) => [it, i]));
  const numbers = Float64Array.from(
    { length: learned.length / 2 },
    (_, i) => ((digits.get(learned[2 * i]!)! << 6) | digits.get(learned[2 * i + 1]!)!) / MAX_VALUE,
  );
  return { worth: numbers.subarray(0, POSITIONS), parts: numbers.subarray(POSITIONS) };
}
