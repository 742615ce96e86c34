import type { AnyGame, SetContents } from '@masque/core';
import { short } from '../scenario/compare.ts';
import type { ConformanceOptions } from './check.ts';
import { heldIn } from './held.ts';
import { choicesOf, setsOf, type OptionValues, type SetChoice } from './choices.ts';
import { Pairs } from './combined.ts';

/** A table at which a game is tested. */
export interface TestTable {
  readonly seats: number;
  readonly options: object;
  /** "5 seats, default options" */
  readonly name: string;
}

/** All that the checks of one game share. */
export interface SuitePlan {
  readonly game: AnyGame;
  readonly given: ConformanceOptions;
  readonly seed: string;
  readonly effort: number;
  readonly maxInputs: number;
  /** Default options with every seat count to be tried. */
  readonly plain: readonly TestTable[];
  /**
   * Every value of every option once, and every item of a set, with varying seat counts; below effort 1, up to ten
   * options differ at each of these tables. Then tables at which many options differ.
   */
  readonly varied: readonly TestTable[];
  /** What no table of the plan deals, in words: "option "speed" with the value 7". */
  readonly undealt: readonly string[];
  /** The pairs of option values that no table has, and how many pairs there are. */
  readonly unmet: readonly string[];
  readonly pairs: number;
  waits(options: object): boolean;
  readonly shown: readonly string[];
  readonly known: readonly string[];
}

/** What to try a game with. @throws ZodError when an option has no default, or options given are not the game's */
export function planFor(game: AnyGame, given: ConformanceOptions): SuitePlan {
  const { seed = 'conformance', effort = 1, maxInputs = 5000, waits = untimed, shown = [], known = [] } = given;
  const counts = given.seats ?? spread(game.seats.min, game.seats.max);
  const base = game.options.parse({});
  const plain = counts.map((seats) => ({ seats, options: base, name: `${seats} seats, default options` }));
  // Options have the same effect at large tables, only slower.
  const small = counts.filter((n) => n <= Math.max(12, counts[0]!));
  const choices = choicesOf(game, small, base);
  const tables = new Tables(game, base, choices, { small, counts, together: effort < 1 ? TOGETHER : 1 });
  const undealt: string[] = [];
  const sets = setsOf(game, small, base);
  const seldom = sets.filter((it) => !it.preset);
  for (const { seats, options, set } of sets) tables.put(seats, options, `the set ${named(set)}`);
  for (const { id } of game.sets?.items ?? [])
    if (!sets.some(({ set }) => (set[id] ?? 0) > 0)) undealt.push(`"${id}", which sets may hold`);
  for (const { name, values } of choices) {
    if (values.length === 0 && !game.sets?.options.includes(name) && !given.options?.some((it) => name in it))
      undealt.push(`any value of the option "${name}", which the suite cannot make up: give some under \`options\``);
    let max = RICH;
    for (const value of values) {
      if (tables.has(name, value)) continue;
      if (!tables.add({ [name]: value }, seldom, max))
        undealt.push(`the option "${name}" with the value ${short(value)}`);
      max = 1;
    }
  }
  for (const options of given.options ?? [])
    if (!tables.add(options)) undealt.push(`the options ${short(options)} given to the suite`);
  const free = choices.filter(({ name }) => !game.sets?.options.includes(name));
  const pairs = new Pairs(game, free, seed);
  for (const { options } of [...plain, ...tables.found]) pairs.meet(options);
  for (let i = 0; free.length > 1 && i < Math.max(1, Math.round(COMBINED * effort)); i++) {
    const from = sets[i % sets.length] ?? { seats: small[i % small.length] ?? counts[0]!, options: base };
    const { seats, options, changes } = pairs.combine(from);
    tables.put(seats, options, 'set' in from ? `${short(changes)}, the set ${named(from.set)}` : short(changes));
  }
  return {
    game,
    given,
    seed,
    effort,
    maxInputs,
    unmet: pairs.unmet,
    pairs: pairs.count,
    plain: plain.filter((it) => accepts(game, it.options, it.seats)),
    varied: tables.found,
    undealt,
    waits,
    shown,
    known,
  };
}

/** What differs at a table, in words. */
const wordsOf = (changes: object, set?: SetChoice): string =>
  set ? `${short(changes)}, the set ${named(set.set)}` : short(changes);

/** Are these the values of options? */
const holds = (options: object, values: object): boolean =>
  Object.entries(values).every(
    ([name, value]) =>
      JSON.stringify((options as { readonly [name: string]: unknown })[name]) === JSON.stringify(value),
  );

/** A set in a few words. */
const named = (set: SetContents): string => short(Object.fromEntries(heldIn(set)));

/** Tables at effort 1 at which many options differ at once. */
const COMBINED = 6;

/** How many sets the first change of an option is played with; its further values are played with one. */
const RICH = 2;

/** Options that are changed at one table below effort 1. */
const TOGETHER = 10;

/** What tables are made with. */
interface Limits {
  readonly small: readonly number[];
  readonly counts: readonly number[];
  /** How many changes of different options a table has, if the game accepts them together. */
  readonly together: number;
}

/** A table that takes further changes. */
interface Unfilled {
  readonly index: number;
  readonly changes: object;
  readonly set?: SetChoice;
}

/** Tables with changed options, at changing seat counts. */
class Tables {
  readonly found: TestTable[] = [];
  readonly #game: AnyGame;
  readonly #base: object;
  readonly #choices: readonly OptionValues[];
  readonly #limits: Limits;
  #unfilled: Unfilled[] = [];
  #turn = 0;

  constructor(game: AnyGame, base: object, choices: readonly OptionValues[], limits: Limits) {
    this.#game = game;
    this.#base = base;
    this.#choices = choices;
    this.#limits = limits;
  }

  put(seats: number, options: object, words: string): void {
    this.found.push({ seats, options, name: `${seats} seats, ${words}` });
  }

  /** Adds a change to a table that already has others, if one accepts it. */
  #join(change: object, set?: SetChoice): boolean {
    for (const table of this.#unfilled) {
      if (table.set !== set || Object.keys(change).some((it) => it in table.changes)) continue;
      const { seats, options } = this.found[table.index]!;
      const read = this.#game.options.safeParse({ ...options, ...change });
      // A change that undoes another one, or is undone by it, would not be tested.
      const changes = { ...table.changes, ...change };
      if (!read.success || !accepts(this.#game, read.data, seats) || !holds(read.data, changes)) continue;
      this.found[table.index] = { seats, options: read.data, name: `${seats} seats, ${wordsOf(changes, set)}` };
      this.#unfilled = this.#unfilled.filter((it) => it !== table);
      this.#offer({ ...table, changes });
      return true;
    }
    return false;
  }

  #sit(seats: number, options: object, changes: object, set?: SetChoice): void {
    this.put(seats, options, wordsOf(changes, set));
    this.#offer({ index: this.found.length - 1, changes, ...(set && { set }) });
  }

  #offer(table: Unfilled): void {
    if (Object.keys(table.changes).length < this.#limits.together) this.#unfilled.push(table);
  }

  /** Is there already a table with this value: is it the default, or the option's value in a set? */
  has(name: string, value: unknown): boolean {
    const stands = this.#game.sets?.options.includes(name) === true;
    const is = (options: object): boolean =>
      JSON.stringify((options as { readonly [name: string]: unknown })[name]) === JSON.stringify(value);
    return is(this.#base) || (stands && this.found.some(({ options }) => is(options)));
  }

  /**
   * Adds a table with this change: with sets of items that are seldom dealt, which the change may be about; otherwise
   * with the default options, or together with another change if the game accepts it only so.
   */
  add(change: object, sets: readonly SetChoice[] = [], max = RICH): boolean {
    let rich = 0;
    for (let i = 0; i < sets.length && rich < max; i++) {
      const choice = sets[(this.#turn + i) % sets.length]!;
      const { seats, options } = choice;
      const read = this.#game.options.safeParse({ ...options, ...change });
      if (!read.success || Object.keys(change).some((it) => this.#game.sets!.options.includes(it))) continue;
      if (!accepts(this.#game, read.data, seats)) continue;
      if (!this.#join(change, choice)) this.#sit(seats, read.data, change, choice);
      rich++;
    }
    this.#turn += rich;
    if (rich > 0 || this.#try(change)) return true;
    return this.#choices.some(({ name, values }) =>
      name in change ? false : values.some((value) => this.#try({ ...change, [name]: value })),
    );
  }

  #try(change: object): boolean {
    const game = this.#game;
    const parsed = game.options.safeParse({ ...this.#base, ...change });
    if (!parsed.success) return false;
    if (this.#join(change)) return true;
    const { small, counts } = this.#limits;
    const i = this.found.length;
    const all = [...small.slice(i % small.length), ...small, ...counts];
    // If none of these seat counts works, any other of the game: some options are for two players only.
    for (let n = game.seats.min; n <= game.seats.max; n++) all.push(n);
    const seats = all.find((n) => accepts(game, parsed.data, n));
    if (seats === undefined) return false;
    this.#sit(seats, parsed.data, change);
    return true;
  }
}

/** Does the game accept these options for so many seats? */
export const accepts = (game: AnyGame, options: object, seats: number): boolean =>
  (game.check?.(options, seats) ?? []).length === 0;

/** Values of options that mean "no time limit". */
const untimed = (options: object): boolean => Object.values(options).some((it) => it === null || it === 'off');

const spread = (min: number, max: number): number[] => [...new Set([min, Math.round((min + max) / 2), max])];
