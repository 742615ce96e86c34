import type { Message } from '../message/message.ts';
import type { Seat } from '../seat.ts';

/** How a game ended. */
export interface Outcome {
  /** Empty: nobody won. */
  readonly winners: readonly Seat[];
  /** Why: one sentence. */
  readonly reason: Message;
  /** The side that won, where sides play. */
  readonly side?: string;
  /** Points by seat, where points are counted. */
  readonly scores?: readonly number[];
}
