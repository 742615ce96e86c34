import { z } from 'zod';

/**
 * The path to a part of a document: names of properties and indices of lists.
 *
 * @example
 * const path: Path = ['play', 'table', 'seats', 2];
 */
export type Path = readonly (string | number)[];

/**
 * A change of a document: `[path, value]` sets a value, `[path]` removes it. See `diff` and `apply`.
 *
 * @example
 * const set: Op = [['coins'], 3];
 * const remove: Op = [['note']];
 */
export type Op = readonly [path: Path, value: unknown] | readonly [path: Path];

export const path = z.array(z.union([z.string(), z.number()])).readonly();
export const op = z.custom<Op>(
  (value) => Array.isArray(value) && (value.length === 1 || value.length === 2) && path.safeParse(value[0]).success,
);
