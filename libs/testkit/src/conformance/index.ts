import type { AnyGame } from '@masque/core';
import type { Check, ConformanceOptions } from './check.ts';
import { accepted } from './checks/accepted.ts';
import { bots } from './checks/bots.ts';
import { channels } from './checks/channels.ts';
import { clocks } from './checks/clocks.ts';
import { deal } from './checks/deal.ts';
import { ends } from './checks/ends.ts';
import { frozen } from './checks/frozen.ts';
import { language } from './checks/language.ts';
import { options as defaults } from './checks/options.ts';
import { plain } from './checks/plain.ts';
import { refused } from './checks/refused.ts';
import { replays } from './checks/replay.ts';
import { saving } from './checks/saving.ts';
import { sealed } from './checks/sealed.ts';
import { secrecy } from './checks/secrecy.ts';
import { senses } from './checks/senses.ts';
import { sets } from './checks/sets.ts';
import { planFor } from './setting.ts';

export { Fault, type Check, type ConformanceOptions } from './check.ts';
export { twinOf } from './secrecy/twin.ts';

/**
 * The promises that every game must keep, each ready to be run.
 *
 * @example
 * for (const check of conformance(game)) test(check.name, check.run);
 */
export function conformance(game: AnyGame, options: ConformanceOptions = {}): Check[] {
  const first = defaults(game);
  // Without defaults nothing can be played.
  if (!game.options.safeParse({}).success) return [first];
  const plan = planFor(game, options);
  return [
    first,
    sets(game),
    plain(plan),
    frozen(plan),
    senses(plan),
    replays(plan),
    saving(plan),
    accepted(plan),
    refused(plan),
    ends(plan),
    ...bots(plan),
    clocks(plan),
    deal(plan),
    sealed(plan),
    secrecy(plan),
    channels(plan),
    language(plan),
  ];
}

/** The runner's own functions: those of Vitest, or any that look like them. */
export interface Runner {
  describe(name: string, body: () => void): unknown;
  test(name: string, body: () => void, timeout?: number): unknown;
}

/** Milliseconds that one check may take. */
const TIMEOUT = 300_000;

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
