import type { AnyGame } from '@masque/core';
import { promisesOf } from './all.ts';
import type { Check, ConformanceOptions } from './check.ts';

export { optionValues, type OptionValues } from './choices.ts';
export { Fault, type Check, type ConformanceOptions } from './check.ts';
export { promisesAt, type PromiseResult } from './promises.ts';
export { openingsOf, type Opening } from './openings.ts';
export { twinOf, type Twinning } from './secrecy/twin.ts';

/**
 * The promises that every game must keep, each ready to be run. Games are played once, when the first check that uses
 * them is run.
 *
 * @example
 * for (const check of conformance(game, { promises: (name) => /default/.test(name) })) check.run();
 */
export function conformance(game: AnyGame, options: ConformanceOptions = {}): Check[] {
  const { alone, suite } = promisesOf(game, options);
  const looks = suite?.observers.map((it): Check => ({ name: it.name, run: () => suite.verdict(it) }));
  return [...alone, ...(looks ?? [])];
}

/** The functions of the test runner: those of Vitest, or any with the same signature. */
export interface Runner {
  describe(name: string, body: () => void): unknown;
  test(name: string, body: () => void, timeout?: number): unknown;
}

/** The timeout of one check, in milliseconds. */
const TIMEOUT = 300_000;

declare const console: { warn(text: string): void };

/**
 * The same checks as a suite of tests. Warnings are printed.
 *
 * @example
 * describeConformance(game, { describe, test }); // those of Vitest
 */
export function describeConformance(game: AnyGame, { describe, test }: Runner, options?: ConformanceOptions): void {
  describe(`${game.id} keeps the promises of every game`, () => {
    for (const check of conformance(game, options))
      test(
        check.name,
        () => {
          for (const warning of check.run() ?? []) console.warn(`${game.id}: ${warning}`);
        },
        TIMEOUT,
      );
  });
}
