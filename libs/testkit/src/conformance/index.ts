import type { AnyGame } from '@masque/core';
import { Fault, type Check, type ConformanceOptions } from './check.ts';

export { Fault, type Check, type ConformanceOptions } from './check.ts';

/**
 * The promises that every game must keep, each ready to be run.
 *
 * @example
 * for (const check of conformance(game)) test(check.name, check.run);
 */
export function conformance(game: AnyGame, options: ConformanceOptions = {}): Check[] {
  void game;
  void options;
  void Fault;
  return [];
}

/** The runner's own functions: those of Vitest, or any that look like them. */
export interface Runner {
  describe(name: string, body: () => void): unknown;
  test(name: string, body: () => void, timeout?: number): unknown;
}

/** Milliseconds that one check may take. */
const TIMEOUT = 120_000;

/**
 * The same as a suite of tests.
 *
 * @example
 * import { describe, test } from 'vitest';
 * describeConformance(game, { describe, test });
 */
export function describeConformance(game: AnyGame, { describe, test }: Runner, options?: ConformanceOptions): void {
  describe(`${game.id} keeps the promises of every game`, () => {
    for (const check of conformance(game, options)) test(check.name, () => check.run(), TIMEOUT);
  });
}
