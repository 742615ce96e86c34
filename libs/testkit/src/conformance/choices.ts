import type { AnyGame, SetContents } from '@masque/core';
import { toJSONSchema } from 'zod';
import { heldIn } from './held.ts';

/** An option of a game with the values that a test can try, as far as its schema lists them. */
export interface OptionValues {
  readonly name: string;
  readonly values: readonly unknown[];
}

interface Schema {
  readonly properties?: { readonly [name: string]: Schema };
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
}

/**
 * Every option of a game. Sets of cards and their codes have no values here: see `setsOf`.
 *
 * @example
 * const [think] = optionValues(game);
 * think; // => { name: 'think', values: [1000, null] }
 */
export function optionValues(game: AnyGame): OptionValues[] {
  const { properties = {} } = toJSONSchema(game.options, { io: 'input', unrepresentable: 'any' }) as Schema;
  return Object.entries(properties).map(([name, schema]) => ({ name, values: valuesOf(schema) }));
}

/** The same, with share codes of sets; the contents of sets are covered by `setsOf`. */
export function choicesOf(game: AnyGame, counts: readonly number[], base: object): OptionValues[] {
  const { sets } = game;
  if (!sets) return optionValues(game);
  const codes = counts.flatMap((seats) => {
    const set = sets.of(base, seats);
    return set ? [sets.encode(set)] : [];
  });
  return optionValues(game).map(({ name, values }) => {
    if (!sets.options.includes(name)) return { name, values };
    const simple = values.filter((it) => typeof it !== 'object');
    return {
      name,
      values: simple.length === 0 && typeof (base as Record<string, unknown>)[name] === 'string' ? codes : simple,
    };
  });
}

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
    case 'object':
      return ofRecord(schema);
    default:
      return [];
  }
}

/** A record with one key given at a time. */
function ofRecord({ properties = {}, propertyNames, additionalProperties }: Schema): unknown[] {
  const parts = Object.entries(properties);
  if (propertyNames && typeof additionalProperties === 'object')
    for (const key of valuesOf(propertyNames)) parts.push([String(key), additionalProperties]);
  return parts.flatMap(([key, schema]) => valuesOf(schema).map((value) => ({ [key]: value })));
}

/** A table at which a set is played. */
export interface SetChoice {
  readonly seats: number;
  readonly options: object;
  readonly set: SetContents;
  /** One of the sets that the game offers. */
  readonly preset: boolean;
}

/** Tables that together deal every item that a set may contain, if the game accepts a set with it. */
export function setsOf(game: AnyGame, counts: readonly number[], base: object): SetChoice[] {
  const { sets } = game;
  if (!sets) return [];
  const found: SetChoice[] = [];
  const missing = new Set(sets.items.map((it) => it.id));
  const add = (choice: SetChoice | null): void => {
    if (!choice) return;
    found.push(choice);
    for (const [id] of heldIn(choice.set)) missing.delete(id);
  };
  for (const seats of counts)
    for (const preset of sets.presets(seats, base)) add(playable(game, { ...base, ...preset.options }, seats, true));
  for (const id of [...missing]) {
    if (!missing.has(id)) continue;
    for (const seats of counts.toReversed()) {
      const choice = holding(game, [id, ...missing], seats, base);
      add(choice);
      if (choice) break;
    }
  }
  return found;
}

function playable(game: AnyGame, options: object, seats: number, preset = false): SetChoice | null {
  const read = game.options.safeParse(options);
  if (!read.success || (game.check?.(read.data, seats) ?? []).length > 0) return null;
  const set = game.sets!.of(read.data, seats);
  return set && { seats, options: read.data, set, preset };
}

/** A set with the first of these items, and as many of the others as the game accepts. */
function holding(game: AnyGame, [first, ...others]: readonly string[], seats: number, base: object): SetChoice | null {
  let best: SetChoice | null = null;
  for (const from of startsOf(game, seats, base)) {
    best = exchange(game, from, first!, []);
    if (best) break;
  }
  if (!best) return null;
  const kept = [first!];
  for (const id of others) {
    const more: SetChoice | null = (best.set[id] ?? 0) > 0 ? best : exchange(game, best, id, kept);
    if (more) kept.push(id);
    best = more ?? best;
  }
  return best;
}

function startsOf(game: AnyGame, seats: number, base: object): SetChoice[] {
  const presets = game.sets!.presets(seats, base).map((it) => playable(game, { ...base, ...it.options }, seats));
  return presets.filter((it) => it !== null);
}

/** The set with one more of an item and one or two fewer of others: the first one that the game accepts. */
function exchange(
  game: AnyGame,
  { set, seats, options }: SetChoice,
  id: string,
  kept: readonly string[],
): SetChoice | null {
  const sets = game.sets!;
  const size = sets.size(seats, options);
  const max = sets.items.find((it) => it.id === id)!.max;
  const spare = heldIn(set)
    .filter(([it]) => !kept.includes(it) && it !== id)
    .sort(([, a], [, b]) => b - a)
    .map(([it]) => it);
  for (let n = 1; n <= Math.min(max, 2); n++)
    for (const a of spare)
      for (const b of n === 1 ? [a] : spare) {
        const next: Record<string, number> = { ...Object.fromEntries(heldIn(set)), [id]: (set[id] ?? 0) + n };
        next[a]!--;
        if (n === 2) next[b]!--;
        if (Object.values(next).some((it) => it < 0)) continue;
        const total = Object.values(next).reduce((sum, it) => sum + it, 0);
        if (total !== size) continue;
        const choice = playable(game, { ...options, ...sets.to(next, options) }, seats);
        if (choice && (choice.set[id] ?? 0) > 0) return choice;
      }
  return null;
}
