import type { IconName } from './icon.ts';
import type { Message } from '../message/message.ts';
import type { Seat } from '../seat.ts';
import type { CardLook, Counter } from './card.ts';

/** A lasting mark: a badge, an allegiance, a role in this phase. */
export interface Badge<M extends Message = Message> {
  readonly icon: IconName;
  readonly label: M;
}

/** What is in front of a seat and what is said about it, for one viewer. */
export interface SeatLook<M extends Message = Message> {
  readonly seat: Seat;
  /** `out` struck through, `ghost` dotted: gone from the game but still at the table. */
  readonly state?: 'in' | 'out' | 'ghost';
  readonly counters?: readonly Counter<M>[];
  readonly cards?: readonly CardLook<M>[];
  readonly badges?: readonly Badge<M>[];
  /** A few words under the name: "no coins", "out". */
  readonly note?: M;
  /** Whether the current question goes to this seat, if the rules make that public. */
  readonly asked?: boolean;
}
