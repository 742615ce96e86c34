import type { Message } from '../message/message.ts';
import type { Seat } from '../seat.ts';

/** What somebody was and did in a game that is over, for whoever counts over many games. */
export interface Deed {
  readonly seat: Seat;
  /** What it was: a role, as the game calls it. */
  readonly role?: Message;
  /** How often it said what it was or had, where that can be a lie; and how many of these were. */
  readonly claims?: number;
  readonly lies?: number;
}
