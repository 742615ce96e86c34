import type { IconName } from './icon.ts';
import type { Message } from '../message/message.ts';
import type { Seat } from '../seat.ts';
import type { CardLook, Counter } from './card.ts';

/** A lasting mark: a badge, an allegiance, a role in this phase. */
export interface Badge<M extends Message = Message> {
  readonly icon: IconName;
  readonly label: M;
}

/** What lies before a seat and is said of it, for one viewer. */
export interface SeatLook<M extends Message = Message> {
  readonly seat: Seat;
  /** `out` struck through, `ghost` dotted: gone from the game but still at the table. */
  readonly state?: 'in' | 'out' | 'ghost';
  readonly counters?: readonly Counter<M>[];
  readonly cards?: readonly CardLook<M>[];
  readonly badges?: readonly Badge<M>[];
  /** A few words under the name: "no coins", "out". */
  readonly note?: M;
  /** This seat is one of those the present question goes to, where the rules make that public. */
  readonly asked?: boolean;
}
