/** One promise that a game must keep. */
export interface Check {
  /** The promise in words. */
  readonly name: string;
  /** @throws Fault that says where the game breaks it */
  run(): void;
}

/** A broken promise, in words for the game's author. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

export interface ConformanceOptions {
  /** Any words: other words, other games. */
  readonly seed?: string;
  /** How much is played: 1 takes some seconds, 5 five times as long. Default 1. */
  readonly effort?: number;
  /** Most inputs that a game may take, whoever plays. Default 5,000. */
  readonly maxInputs?: number;
  /** Seat counts to play with. Default: the fewest, the most, and one between. */
  readonly seats?: readonly number[];
  /** Further option sets to play with, besides the default and every value of every option once. */
  readonly options?: readonly object[];
  /** With these options the table waits for people as long as it takes. Default: when some option is `null` or `'off'`. */
  readonly waits?: (options: object) => boolean;
  /** Paths of the view that may depend on what was dealt face down, because the rules show it from the start. */
  readonly shown?: readonly string[];
  /** Messages that are not the game's own but will be there, besides `ui.*`. */
  readonly known?: readonly string[];
}
