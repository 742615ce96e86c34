import { compare, compareParts } from './compare.ts';
import type { Assertion } from './runner.ts';

/** Reads a value from a scenario in play; `expected` only tells what to read. */
type Reader<P, S, Expected> = (play: P, expected: Expected, scenario: S) => unknown;

/**
 * Expects the value to be exactly equal.
 * @param tidied puts both sides in one order before they are compared
 *
 * @example
 * const points = equal((play) => play.state.points);
 * points(situation(game, { seats: 2 }), [0, 1], { name: 'points' }); // => ['points: expected [0,1], got [0,0]']
 */
export const equal =
  <P, S = unknown, Expected = unknown>(
    read: Reader<P, S, Expected>,
    tidied: (value: never) => unknown = (value) => value,
  ): Assertion<P, S> =>
  (play, expected, { name, scenario }) =>
    compare(name, tidied(expected), tidied(read(play, expected, scenario) as never));

/**
 * Expects of the value only what the scenario names, at any depth.
 *
 * @example
 * const options = partly((play) => play.state.options);
 * options(situation(game, { seats: 2 }), { peeking: 'all' }, { name: 'options' }); // => []
 */
export const partly =
  <P, S = unknown, Expected = unknown>(read: Reader<P, S, Expected>): Assertion<P, S> =>
  (play, expected, { name, scenario }) =>
    compareParts(name, expected, read(play, expected, scenario));

/**
 * A list in ascending order, for lists that represent sets.
 *
 * @example
 * ascending([3, 1, 2]); // => [1, 2, 3]
 */
export const ascending = <T extends string | number>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
