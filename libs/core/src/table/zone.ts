import type { Message } from '../message/message.ts';
import type { Seat } from '../seat.ts';
import type { CardLook, Counter } from './card.ts';

/** Something in the middle of the table: a deck, a discard pile, a treasury. */
export interface Zone<M extends Message = Message> {
  readonly id: string;
  readonly label: M;
  readonly cards?: readonly CardLook<M>[];
  readonly counter?: Counter<M>;
  /** Seats that stand around it, as at a small table of their own, and those who are asked to come. */
  readonly around?: readonly Seat[];
  readonly awaits?: readonly Seat[];
  /** The people around it cannot leave it any more. */
  readonly sealed?: boolean;
}

/** What only the viewer has: drawn closed, opened by pressing and holding. */
export interface PrivateArea<M extends Message = Message> {
  readonly cards: readonly CardLook<M>[];
  /** Further secret cards, such as those drawn for an exchange or a card that was shown. */
  readonly extra?: readonly { readonly label: M; readonly cards: readonly CardLook<M>[] }[];
  /** Sentences to read while peeking: the player's aim and allies. */
  readonly facts?: readonly M[];
  readonly counters?: readonly Counter<M>[];
}
