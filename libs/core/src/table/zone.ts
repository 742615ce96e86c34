import type { Message } from '../message/message.ts';
import type { Seat } from '../seat.ts';
import type { CardLook, Counter } from './card.ts';

/** Something that lies in the middle of the table: a deck, a discard, a treasury. */
export interface Zone<M extends Message = Message> {
  readonly id: string;
  readonly label: M;
  readonly cards?: readonly CardLook<M>[];
  readonly counter?: Counter<M>;
  /** Seats that stand around it, as at a small table of their own; and those who are asked to come. */
  readonly around?: readonly Seat[];
  readonly awaits?: readonly Seat[];
  /** Those who stand around it cannot go back any more. */
  readonly sealed?: boolean;
}

/** What only the viewer has: drawn closed, opened by holding. */
export interface PrivateArea<M extends Message = Message> {
  readonly cards: readonly CardLook<M>[];
  /** Further secret cards, such as those drawn for an exchange or a card that was shown. */
  readonly extra?: readonly { readonly label: M; readonly cards: readonly CardLook<M>[] }[];
  /** Sentences to read while peeking: one's aim, one's allies. */
  readonly facts?: readonly M[];
  readonly counters?: readonly Counter<M>[];
}
