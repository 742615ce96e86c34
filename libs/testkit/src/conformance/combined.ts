import { randomFor, seedOf, type AnyGame, type Random } from '@masque/core';
import { short } from '../scenario/compare.ts';
import type { OptionValues } from './choices.ts';

/** The options of a table, and its number of seats. */
export interface Combined {
  readonly seats: number;
  readonly options: object;
  /** The options that differ from the table that it was derived from. */
  readonly changes: object;
}

/** A value of an option. */
type Value = readonly [name: string, value: unknown];

/**
 * Makes tables at which many options differ at once, because faults often need two options together. Every table is
 * random, and uses of each option the value that forms the most new pairs with the others.
 *
 * @example
 * const pairs = new Pairs(game, optionValues(game), 'any');
 * pairs.meet({ think: null, peeking: 'all' });
 * pairs.unmet.includes('{"peeking":"all"} with {"think":null}'); // => false
 */
export class Pairs {
  readonly #game: AnyGame;
  readonly #choices: readonly OptionValues[];
  readonly #random: Random;
  readonly #met = new Set<string>();

  /** @param choices options that are varied; each with at least two values */
  constructor(game: AnyGame, choices: readonly OptionValues[], seed: string) {
    this.#game = game;
    this.#choices = choices.filter(({ values }) => values.length > 0);
    this.#random = randomFor(seedOf(`${seed} combined`), 0);
  }

  /** Records the pairs of values of a table. */
  meet(options: object): void {
    const values = this.#valuesOf(options);
    for (const [i, a] of values.entries()) for (const b of values.slice(0, i)) this.#met.add(pairName(a, b));
  }

  /** The table with as many new pairs of values as the game accepts. */
  combine({ seats, options }: Pick<Combined, 'seats' | 'options'>): Combined {
    let now = options;
    const changes: Record<string, unknown> = {};
    const chosen: Value[] = [];
    for (const { name, values } of this.#random.shuffle(this.#choices)) {
      const fits = this.#random.shuffle(values).flatMap((value) => {
        const read = this.#game.options.safeParse({ ...now, [name]: value });
        const takes = read.success && (this.#game.check?.(read.data, seats) ?? []).length === 0;
        const fresh = chosen.filter((other) => !this.#met.has(pairName([name, value], other))).length;
        return takes ? [{ value, options: read.data, fresh }] : [];
      });
      const best = fits.reduce<(typeof fits)[number] | null>((a, b) => (a && a.fresh >= b.fresh ? a : b), null);
      if (!best) continue;
      chosen.push([name, best.value]);
      if (JSON.stringify(valueAt(now, name)) === JSON.stringify(best.value)) continue;
      now = best.options;
      changes[name] = best.value;
    }
    this.meet(now);
    return { seats, options: now, changes };
  }

  /** How many pairs of values there are, whether the game accepts them or not. */
  get count(): number {
    return this.#all().length;
  }

  /** Pairs of values that no table has had together, in words. */
  get unmet(): string[] {
    return this.#all().filter((it) => !this.#met.has(it));
  }

  #all(): string[] {
    const values = this.#choices.map(({ name, values: of }) => of.map((value): Value => [name, value]));
    return values.flatMap((of, i) =>
      values.slice(0, i).flatMap((others) => of.flatMap((a) => others.map((b) => pairName(a, b)))),
    );
  }

  /** The options of a table, as far as they are among the values that are tried. */
  #valuesOf(options: object): Value[] {
    return this.#choices.flatMap(({ name, values }) => {
      const json = JSON.stringify(valueAt(options, name));
      return values.some((it) => JSON.stringify(it) === json) ? [[name, valueAt(options, name)] as const] : [];
    });
  }
}

const valueAt = (options: object, name: string): unknown => (options as { readonly [name: string]: unknown })[name];

/** One name for both orders. */
function pairName(a: Value, b: Value): string {
  const [one, other] = a[0] < b[0] ? [a, b] : [b, a];
  return `${short({ [one[0]]: one[1] })} with ${short({ [other[0]]: other[1] })}`;
}
