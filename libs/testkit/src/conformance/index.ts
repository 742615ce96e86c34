import type { AnyGame } from '@masque/core';
import type { Check, ConformanceOptions } from './check.ts';
import { clocks, leaves } from './checks/absent.ts';
import { replays, saving } from './checks/again.ts';
import { channels } from './checks/channels.ts';
import { closed } from './checks/closed.ts';
import { dealt, meaning, parts } from './checks/chart.ts';
import { deal } from './checks/deal.ts';
import { edges } from './checks/edges.ts';
import { bots, ends } from './checks/ends.ts';
import { guide } from './checks/guide.ts';
import { icons } from './checks/icons.ts';
import { language } from './checks/language.ts';
import { accepted, living, refused } from './checks/offers.ts';
import { form, options as defaults } from './checks/options.ts';
import { frozen, plain, senses } from './checks/pure.ts';
import { sealed } from './checks/sealed.ts';
import { secrecy } from './checks/secrecy.ts';
import { sets } from './checks/sets.ts';
import { worlds } from './checks/worlds.ts';
import { Twins } from './secrecy/twin.ts';
import { planFor } from './setting.ts';
import { Suite } from './suite.ts';

export { optionValues, type Choice } from './choices.ts';
export { Fault, type Check, type ConformanceOptions } from './check.ts';
export { promisesAt, type Kept } from './promises.ts';
export { openingsOf, type Opening } from './openings.ts';
export { twinOf, type Twinning } from './secrecy/twin.ts';

/**
 * The promises that every game must keep, each ready to be run. Games are played once, when the first of those that
 * look at them is run.
 *
 * @example
 * for (const check of conformance(game)) test(check.name, () => void check.run());
 */
export function conformance(game: AnyGame, options: ConformanceOptions = {}): Check[] {
  const first = defaults(game);
  // Without defaults nothing can be played.
  if (!game.options.safeParse({}).success) return [first];
  const plan = planFor(game, options);
  const twins = new Twins(plan);
  const observers = [
    // First, so that what games share outside their states has not been touched by what the others try.
    secrecy(plan, twins),
    plain(),
    frozen(),
    senses(),
    replays(plan),
    saving(),
    accepted(),
    living(plan),
    refused(),
    ends(plan),
    ...bots(plan),
    clocks(plan),
    leaves(plan),
    worlds(),
    sealed(),
    closed(twins),
    channels(twins),
    language(plan),
    icons(plan),
    guide(plan),
    edges(plan),
    meaning(),
    parts(plan),
  ];
  const suite = new Suite(plan, observers);
  const looks = observers.map((it): Check => ({ name: it.name, run: () => suite.verdict(it) }));
  return [first, form(game), sets(game), dealt(plan), deal(plan), ...looks];
}

/** The runner's own functions: those of Vitest, or any that look like them. */
export interface Runner {
  describe(name: string, body: () => void): unknown;
  test(name: string, body: () => void, timeout?: number): unknown;
}

/** Milliseconds that one check may take. */
const TIMEOUT = 300_000;

declare const console: { warn(text: string): void };

/**
 * The same as a suite of tests. Warnings are printed.
 *
 * @example
 * import { describe, test } from 'vitest';
 * describeConformance(game, { describe, test });
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
