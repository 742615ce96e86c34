import type { Line } from '../log/entry.ts';
import type { Random } from '../random/random.ts';
import type { Seat } from '../seat.ts';

/** A hidden place in a state: where it is (`['hands', '2', '0']`), and which values may be there instead. */
export interface HiddenPlace {
  readonly path: readonly string[];
  readonly kind: string;
}

/**
 * What a seat has read in its log about the possible worlds: like the functions of {@link Worlds} with the same names,
 * and applied together with them.
 *
 * @experimental
 */
export interface Recalled<State> {
  fits?(place: HiddenPlace, value: unknown): boolean;
  likelihood?(world: State): number;
  /** What the seat has seen together, as a hand that it has passed on. No place is in two of them. */
  readonly together?: readonly SeenTogether[];
}

/**
 * Values that a seat has seen together, and the places where nothing else can be now.
 *
 * @experimental
 */
export interface SeenTogether {
  /**
   * The places, all of the same kind, by their paths with dots between the steps (`hands.2.0`). Those that are not hidden
   * do not count.
   */
  readonly places: ReadonlySet<string>;
  /** The values, each as often as it was there. Some of them may be elsewhere by now. */
  readonly values: readonly unknown[];
}

/**
 * What a game adds for bots that imagine what is hidden from them. By default, hidden places with a kind are filled
 * with those values of that kind that a deal with the same options has and the seat does not see, and hidden places
 * without a kind with what the deal begins with there.
 *
 * @experimental
 */
export interface Worlds<State> {
  /**
   * All values that may be in secrets of a kind now, seen or hidden: what was dealt, minus what is public outside
   * secrets. There may be more values than places. Default: what a deal has of that kind.
   */
  values?(known: State): { readonly [kind: string]: readonly unknown[] };
  /** Whether the value at this path is elsewhere, too. Such a place is left to `complete`. */
  copies?(known: State, path: readonly string[]): boolean;
  /** Whether this value may be there, according to everything that `seat` knows. Default: any value of its kind may. */
  fits?(known: State, seat: Seat, place: HiddenPlace, value: unknown): boolean;
  /**
   * What a seat knows besides what it sees now, based on the log as it has read it: cards that it has passed on, what
   * somebody said. Called once for each decision. `null` for nothing.
   */
  recall?(log: readonly Line[], known: State, seat: Seat): Recalled<State> | null;
  /** Corrects what depends on the values that were filled in; `null` if no such world is possible. */
  complete?(world: State, seat: Seat, random: Random): State | null;
  /**
   * How likely people are to do what was seen, in this world compared with others, on any scale. Default: equally
   * likely in all.
   */
  likelihood?(world: State, seat: Seat): number;
  /**
   * How good a position looks for each seat, from 0 to 1, when there is no time to play on. Default: the same for all.
   */
  value?(state: State): readonly number[];
}
