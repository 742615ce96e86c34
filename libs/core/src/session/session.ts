import type { Clock, Deadline } from '../chart/clock.ts';
import type { AnyGame } from '../game/game.ts';
import type { Outcome } from '../game/outcome.ts';
import type { Log } from '../log/log.ts';
import type { Action } from '../offer/offer.ts';
import type { Seat } from '../seat.ts';
import type { Cache } from './cache.ts';

/** What a session starts from. Together with the inputs it is the whole truth. */
export interface Start {
  /** 64 hexadecimal digits. Secret until the game is over. */
  readonly seed: string;
  readonly seats: number;
  /** As the game's options schema gives them. */
  readonly options: object;
  /** Milliseconds on the server's clock. */
  readonly at: number;
  readonly previous?: Outcome;
}

/** Everything that can happen to a session. Who, when, what. */
export type Input =
  | { readonly at: number; readonly seat: Seat; readonly action: Action }
  /** A clock rings. */
  | { readonly at: number; readonly deadline: Clock; readonly n: number }
  | { readonly at: number; readonly leave: Seat }
  /**
   * A rule failed where nobody can do otherwise: when a clock rang, or a seat was given up. The game ends without a
   * winner, so that no table stands for ever.
   */
  | { readonly at: number; readonly abort: 'fault' }
  /** The clocks stop, go on, or jump to where the first of them rings. */
  | { readonly at: number; readonly pace: 'pause' | 'resume' | 'skip' }
  /** Everything that runs has so many milliseconds more. */
  | { readonly at: number; readonly pace: 'more'; readonly ms: number }
  /** A game master takes back the last so many moves. Needs the way that led here: see `advance`. */
  | { readonly at: number; readonly back: number };

/** A game in progress: a value. Every step makes a new one. */
export interface Session<State extends object = object> {
  readonly game: AnyGame;
  readonly start: Start;
  /** How many inputs have been applied. */
  readonly n: number;
  /** When the last one came, in the table's time. */
  readonly at: number;
  /** The innermost phase it stands in. */
  readonly phase: string;
  readonly state: State;
  /** How often each phase that offers something has been entered: what tells an old question from a new one. */
  readonly entered: { readonly [phase: string]: number };
  readonly deadlines: readonly Deadline[];
  /** How many clocks have been started. */
  readonly armed: number;
  /**
   * By how many milliseconds the table's time is behind the server's. Everything in a session but its inputs and its
   * start is in the table's time, so that pauses go unnoticed: what games write down of time stays right.
   */
  readonly lag: number;
  /** The table's time at which it was stopped; `null`: it runs. */
  readonly paused: number | null;
  /** How often moves have been taken back. A log read before that is not the beginning of the one read after. */
  readonly corrections: number;
  readonly log: Log;
  readonly outcome: Outcome | null;
  /** What has been worked out from all this. Not part of the truth, never saved. */
  readonly cache: Cache;
}
