import type { AnyGame } from '@masque/core';
import type { Check, ConformanceOptions } from './check.ts';
import { addressed } from './checks/addressed.ts';
import { clocks, goesOn, leaves } from './checks/absent.ts';
import { replays, saving } from './checks/again.ts';
import { channels } from './checks/channels.ts';
import { closed } from './checks/closed.ts';
import { dealt, meaning, parts } from './checks/chart.ts';
import { deal } from './checks/deal.ts';
import { edges } from './checks/edges.ts';
import { bots, ends } from './checks/ends.ts';
import { firstGame } from './checks/first-game.ts';
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

/**
 * The promises that every game must keep: those that are checked alone, and those that are checked while games are
 * played.
 */
export interface Promises {
  readonly alone: readonly Check[];
  /** `null` for a game that cannot be played because its options have no defaults. */
  readonly suite: Suite | null;
}

/** The promises of a game, before any game is played for them. */
export function promisesOf(game: AnyGame, options: ConformanceOptions): Promises {
  const asked = ({ name }: { readonly name: string }): boolean => options.promises?.(name) ?? true;
  const first = defaults(game);
  // Without defaults nothing can be played.
  if (!game.options.safeParse({}).success) return { alone: [first].filter(asked), suite: null };
  const plan = planFor(game, options);
  const twins = new Twins(plan);
  const observers = [
    // First, before the other checks can touch what games share outside their states.
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
    goesOn(plan),
    leaves(plan),
    worlds(),
    sealed(),
    closed(twins),
    channels(twins),
    language(plan),
    addressed(plan),
    icons(plan),
    guide(plan),
    edges(plan),
    meaning(),
    parts(plan),
  ];
  return {
    alone: [first, form(game), sets(game), firstGame(plan), dealt(plan), deal(plan)].filter(asked),
    suite: new Suite(plan, observers.filter(asked)),
  };
}

/** A broken promise, with what was thrown: a `Fault`, or an error of the game's own. */
export interface BrokenPromise {
  readonly promise: string;
  readonly error: unknown;
}

/** What is wrong with a game, as soon as it is found. A caller that stops early saves the remaining games. */
export function* faultsOf(game: AnyGame, options: ConformanceOptions = {}): Generator<BrokenPromise> {
  const { alone, suite } = promisesOf(game, options);
  for (const { name, run } of alone) {
    try {
      run();
    } catch (error) {
      yield { promise: name, error };
    }
  }
  for (const { observer, error } of suite?.faults() ?? []) yield { promise: observer.name, error };
}
