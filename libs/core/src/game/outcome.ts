import type { Message } from '../message/message.ts';
import type { Seat } from '../seat.ts';

/** How a game ended. */
export interface Outcome<M extends Message = Message> {
  /** Empty: nobody won. */
  readonly winners: readonly Seat[];
  /** Why: one sentence. */
  readonly reason: M;
  /** The side that won, where sides play: a word for statistics. */
  readonly side?: string;
  /** The same in words, over the last page: "The liberals win". Without it the winners are named there. */
  readonly headline?: M;
  /** Points by seat, where points are counted. */
  readonly scores?: readonly number[];
}
