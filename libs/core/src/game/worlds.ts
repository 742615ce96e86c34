import type { Line } from '../log/entry.ts';
import type { Random } from '../random/random.ts';
import type { Seat } from '../seat.ts';

/** A hidden place of a state: where it lies (`['hands', '2', '0']`), and what may stand in for what lies there. */
export interface Place {
  readonly path: readonly string[];
  readonly kind: string;
}

/**
 * What a seat has read in its log of the worlds there may be: as the functions of {@link Worlds} with the same names, and
 * held together with them.
 *
 * @experimental
 */
export interface Recalled<State> {
  fits?(place: Place, value: unknown): boolean;
  likelihood?(world: State): number;
}

/**
 * What a game adds for bots that imagine what is hidden from them. Without a word of it, hidden places of a kind are
 * filled from what a deal under the same options holds of that kind and the seat does not see, and hidden places of no
 * kind with what the deal begins with there.
 *
 * @experimental
 */
export interface Worlds<State> {
  /**
   * All that may lie in secrets of a kind now, seen or hidden: what was dealt less what lies in the open outside secrets.
   * More than there are places will do. Default: what a deal holds of that kind.
   */
  values?(known: State): { readonly [kind: string]: readonly unknown[] };
  /** Does what lies at this path lie elsewhere, too? Such a place is left to `complete`. */
  copies?(known: State, path: readonly string[]): boolean;
  /** May this value lie there, after all that `seat` knows? Default: any of its kind may. */
  fits?(known: State, seat: Seat, place: Place, value: unknown): boolean;
  /**
   * What a seat knows besides what it sees now, out of the log as it has read it: cards that it has passed on, what
   * somebody said. Asked once for each decision. `null`: nothing.
   */
  recall?(log: readonly Line[], known: State, seat: Seat): Recalled<State> | null;
  /** Puts right what depends on what has been put in; `null` if no such world can be. */
  complete?(world: State, seat: Seat, random: Random): State | null;
  /** How likely people do what has been seen, in this world beside others: any scale. Default: alike in all. */
  likelihood?(world: State, seat: Seat): number;
  /** How good a position looks for each seat, from 0 to 1, where there is no time to play on. Default: alike for all. */
  value?(state: State): readonly number[];
}
