import type { Message } from '../message/message.ts';
import type { Seat } from '../seat.ts';

/** How a game ended. */
export interface Outcome<M extends Message = Message> {
  /** Empty: nobody won. */
  readonly winners: readonly Seat[];
  /** Why: one sentence. */
  readonly reason: M;
  /** The side that won, if the game has sides: a name for statistics. */
  readonly side?: string;
  /**
   * The same as a sentence, at the top of the end page: "The liberals win". Without it, the winners are named there.
   */
  readonly headline?: M;
  /** Points by seat, if the game counts points. */
  readonly scores?: readonly number[];
}
