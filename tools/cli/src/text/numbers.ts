import { InvalidArgumentError } from 'commander';

/**
 * Parses an option that is a time in seconds, or a range, into milliseconds: `2`, `1-6`.
 * @throws InvalidArgumentError
 */
export function seconds(given: string): readonly [min: number, max: number] {
  const [min = NaN, max = min, ...more] = given.split('-').map((it) => (it.trim() === '' ? NaN : Number(it) * 1000));
  if (more.length > 0 || !(min >= 1) || !(max >= min) || !Number.isFinite(max))
    throw new InvalidArgumentError('It must be a number of seconds or a range, such as 2, 0.5 or 1-6.');
  return [Math.round(min), Math.round(max)];
}

/** Parses an option that is a whole number from `min` to `max`. @throws InvalidArgumentError */
export const wholeNumber =
  (min: number, max = Number.MAX_SAFE_INTEGER) =>
  (given: string): number => {
    const n = Number(given);
    if (Number.isSafeInteger(n) && n >= min && n <= max) return n;
    const upTo = max === Number.MAX_SAFE_INTEGER ? ` from ${min}` : ` from ${min} to ${max}`;
    throw new InvalidArgumentError(`It must be a whole number${upTo}.`);
  };
