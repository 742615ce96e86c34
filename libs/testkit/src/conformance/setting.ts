import type { AnyGame } from '@masque/core';
import { toJSONSchema } from 'zod';
import { short } from '../scenario/compare.ts';
import type { ConformanceOptions } from './check.ts';

/** A table that a game is tried at. */
export interface Setting {
  readonly seats: number;
  readonly options: object;
  /** "5 seats, default options" */
  readonly name: string;
}

/** All that the checks of one game share. */
export interface Plan {
  readonly game: AnyGame;
  readonly seed: string;
  readonly effort: number;
  readonly maxInputs: number;
  /** Default options with every seat count to be tried. */
  readonly plain: readonly Setting[];
  /** Every value of every option once, with changing seat counts. */
  readonly varied: readonly Setting[];
  waits(options: object): boolean;
  readonly shown: readonly string[];
  readonly known: readonly string[];
}

/** What to try a game with. @throws ZodError when an option has no default, or options given are not the game's */
export function planFor(game: AnyGame, options: ConformanceOptions): Plan {
  const { seed = 'conformance', effort = 1, maxInputs = 5000, waits = untimed, shown = [], known = [] } = options;
  const counts = options.seats ?? spread(game.seats.min, game.seats.max);
  const base = game.options.parse({});
  const plain = counts.map((seats) => ({ seats, options: base, name: `${seats} seats, default options` }));
  const changes = [...variations(game), ...(options.options ?? [])];
  // Options do the same at large tables, only slower.
  const small = counts.filter((n) => n <= Math.max(12, counts[0]!));
  const varied = changes.flatMap((change, i) => {
    const parsed = game.options.safeParse({ ...base, ...change });
    if (!parsed.success) return [];
    const seats = [...small.slice(i % small.length), ...small, ...counts].find((n) => accepts(game, parsed.data, n));
    return seats === undefined ? [] : [{ seats, options: parsed.data, name: `${seats} seats, ${short(change)}` }];
  });
  return {
    game,
    seed,
    effort,
    maxInputs,
    plain: plain.filter((it) => accepts(game, it.options, it.seats)),
    varied,
    waits,
    shown,
    known,
  };
}

/** Does the game take these options for so many seats? */
export const accepts = (game: AnyGame, options: object, seats: number): boolean =>
  (game.check?.(options, seats) ?? []).length === 0;

/** The words by which options say that nothing is hurried. */
const untimed = (options: object): boolean => Object.values(options).some((it) => it === null || it === 'off');

const spread = (min: number, max: number): number[] => [...new Set([min, Math.round((min + max) / 2), max])];

interface Schema {
  readonly properties?: { readonly [name: string]: Schema };
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
}

/** Each option of a game with the values that a test can try, as far as its schema tells them. */
export function optionValues(game: AnyGame): { readonly name: string; readonly values: readonly unknown[] }[] {
  const { properties = {} } = toJSONSchema(game.options, { io: 'input', unrepresentable: 'any' }) as Schema;
  return Object.entries(properties).map(([name, schema]) => ({ name, values: valuesOf(schema) }));
}

const variations = (game: AnyGame): object[] =>
  optionValues(game).flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));

function valuesOf(schema: Schema): unknown[] {
  if (schema.anyOf) return schema.anyOf.flatMap(valuesOf);
  if (schema.enum) return [...schema.enum];
  if ('const' in schema) return [schema.const];
  switch (schema.type) {
    case 'null':
      return [null];
    case 'boolean':
      return [false, true];
    case 'integer':
    case 'number':
      return [schema.minimum, schema.maximum].filter((n) => n !== undefined && Math.abs(n) < 1e6);
    case 'array': {
      const each = schema.items ? valuesOf(schema.items) : [];
      return each.length === 0 ? [[]] : [[], each, ...each.map((one) => [one])];
    }
    default:
      return [];
  }
}
