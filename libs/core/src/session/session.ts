import type { ClockId, Deadline } from '../chart/clock.ts';
import type { AnyGame } from '../game/game.ts';
import type { Outcome } from '../game/outcome.ts';
import type { Log } from '../log/log.ts';
import type { Action } from '../offer/offer.ts';
import type { Seat } from '../seat.ts';
import type { Cache } from './cache.ts';

/** What a session starts from. Together with the inputs, it determines everything. */
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

/** Everything that can happen to a session: who, when (`at`, in milliseconds on the server's clock), what. */
export type Input =
  | { readonly at: number; readonly seat: Seat; readonly action: Action }
  /** A clock fires. */
  | { readonly at: number; readonly deadline: ClockId; readonly n: number }
  | { readonly at: number; readonly leave: Seat }
  /**
   * A rule failed in a case where nobody can do anything else: when a clock fired, or a seat was given up. The game
   * ends without a winner, so that no table is stuck for ever.
   */
  | { readonly at: number; readonly abort: 'fault' }
  /**
   * The clocks stop, go on, or jump to the moment at which the first of them fires. `by`: the host's own seat, if there
   * is one.
   */
  | { readonly at: number; readonly pace: 'pause' | 'resume' | 'skip'; readonly by?: Seat }
  /** Everything that runs gets this many milliseconds more. */
  | { readonly at: number; readonly pace: 'more'; readonly ms: number; readonly by?: Seat }
  /**
   * A host goes on: the phase ends as if its time were up, even if no clock runs in it. Clocks that not everybody may
   * know of run on, so that this reveals nothing.
   */
  | { readonly at: number; readonly close: true; readonly by?: Seat }
  /** A game master takes back this many of the last moves. Needs the history that led here: see `advance`. */
  | { readonly at: number; readonly back: number };

/** A game in progress: a value. Every step makes a new one. */
export interface Session<State extends object = object> {
  readonly game: AnyGame;
  readonly start: Start;
  /** How many inputs have been applied. */
  readonly n: number;
  /** When the last one came, in milliseconds of the table's time, which stands still during a pause. */
  readonly at: number;
  /** The innermost phase it is in. */
  readonly phase: string;
  readonly state: State;
  /** How often each phase that offers something has been entered, which tells an old question from a new one. */
  readonly entered: { readonly [phase: string]: number };
  readonly deadlines: readonly Deadline[];
  /** How many clocks have been started. */
  readonly armed: number;
  /**
   * By how many milliseconds the table's time is behind the server's. Everything in a session, except its inputs and
   * its start, is in the table's time, so that pauses do not matter and times that games store stay correct.
   */
  readonly lag: number;
  /** The table's time at which it was paused, in milliseconds; `null` if it is running. */
  readonly paused: number | null;
  /** How often moves have been taken back. The log before that is not the beginning of the log after it. */
  readonly corrections: number;
  readonly log: Log;
  readonly outcome: Outcome | null;
  /** What has been computed from all this. Not part of the session's data, and never saved. */
  readonly cache: Cache;
}
