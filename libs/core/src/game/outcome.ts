import type { Message } from '../message/message.ts';
import type { Seat } from '../seat.ts';

/** How a game ended. */
export interface Outcome<M extends Message = Message> {
  /** Empty: nobody won. */
  readonly winners: readonly Seat[];
  /** Why: one sentence. */
  readonly reason: M;
  /** The side that won, where sides play. */
  readonly side?: string;
  /** Points by seat, where points are counted. */
  readonly scores?: readonly number[];
}
