import type { Seat, Viewer } from '@masque/core';
import type { ScenarioResult } from '../scenario/adapter.ts';

/** One promise that a game must keep. */
export interface Check {
  /** The promise in words. */
  readonly name: string;
  /**
   * The first check that is run plays the games that all of them use.
   * @returns warnings, such as an edge that was never taken
   * @throws Fault that says where the game breaks the promise
   */
  run(): readonly string[] | void;
}

/**
 * A broken promise, in words for the game's author.
 *
 * @example
 * const promises = (name: string) => /^the guide is complete/.test(name);
 * const [check] = conformance({ ...game, guide: undefined }, { promises, seats: [2] });
 * expect(() => check.run()).toThrow(Fault);
 */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** What is played to check a game's promises, and what the suite needs to know about its rules. */
export interface ConformanceOptions {
  /** Any text: another text gives other games. */
  readonly seed?: string;
  /**
   * How much is played: 1 takes some seconds, 5 five times as long. With less than 1, every value is still played, but
   * up to ten options change at one table, bots of all levels sit together, and only the tables with default options
   * are played more than once; the others are played by random players or by bots, in turn. Default 1.
   */
  readonly effort?: number;
  /** Which promises to check, by their names. Default: all. */
  readonly promises?: (name: string) => boolean;
  /** The maximum number of inputs in a game, whoever plays. Default 5,000. */
  readonly maxInputs?: number;
  /** Seat counts to play with. Default: the fewest, the most, and one between. */
  readonly seats?: readonly number[];
  /** Additional options to play with, besides the defaults, every value of every option and every item of a set. */
  readonly options?: readonly object[];
  /**
   * Whether the table, with these options, waits for people as long as it takes. Default: if some option is `null` or
   * `'off'`.
   */
  readonly waits?: (options: object) => boolean;
  /** Paths of the view that reveal something face down because the rules show it, from the start or for a moment. */
  readonly shown?: readonly string[];
  /** Paths of the state at which every deal hides the same value, because the rules say so: `spare`. */
  readonly fixed?: readonly string[];
  /** Messages that are not the game's own but will be available, besides `ui.*`. */
  readonly known?: readonly string[];
  /** Icons that a package of the game provides, besides those of game-icons.net. */
  readonly icons?: readonly string[];
  /** Parameters of offers that may name a player who is out: `raise.ghost`. */
  readonly dead?: readonly string[];
  /**
   * Seats for which a viewer cannot notice whether the table waits for them, as if they were in another room. Default:
   * none, so whom the table waits for must not depend on anything hidden.
   */
  readonly apart?: (state: never, viewer: Viewer) => readonly Seat[];
  /** The seats that are still in the game. Default: those that `present` shows neither `out` nor as a `ghost`. */
  readonly living?: (state: never) => readonly Seat[];
  /**
   * Everything that neither appears nor disappears in a game, such as its cards. It must be the same in every state.
   */
  readonly conserved?: (state: never) => readonly (string | number)[];
  /**
   * Edges and offers that no game of the suite needs to reach, each with the reason: `{ 'vote → over on leave': '…' }`.
   * For others that are never reached there is a warning.
   */
  readonly rare?: { readonly [what: string]: string };
  /** Plays the scenarios of the game; their edges and offers count, too. */
  readonly scenarios?: () => Iterable<ScenarioResult>;
}
