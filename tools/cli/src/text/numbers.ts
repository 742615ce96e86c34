import { InvalidArgumentError } from 'commander';

/** Reads an option that is a whole number from `min` to `max`. */
export const wholeNumber =
  (min: number, max = Number.MAX_SAFE_INTEGER) =>
  (given: string): number => {
    const n = Number(given);
    if (Number.isSafeInteger(n) && n >= min && n <= max) return n;
    const upTo = max === Number.MAX_SAFE_INTEGER ? ` from ${min}` : ` from ${min} to ${max}`;
    throw new InvalidArgumentError(`It must be a whole number${upTo}.`);
  };
