import { z } from 'zod';

/** The way to a part of a document: names of properties and places in lists. */
export type Path = readonly (string | number)[];

/** `[path, value]` puts a value there; `[path]` takes away what is there. */
export type Op = readonly [path: Path, value: unknown] | readonly [path: Path];

const path = z.array(z.union([z.string(), z.number()])).readonly();
export const op = z.custom<Op>(
  (value) => Array.isArray(value) && (value.length === 1 || value.length === 2) && path.safeParse(value[0]).success,
);
