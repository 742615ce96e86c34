import type { Message } from '../message/message.ts';
import type { Seat } from '../seat.ts';

/** What a player was and did in a finished game, for statistics over many games. */
export interface Deed {
  readonly seat: Seat;
  /** The player's role, as the game names it. */
  readonly role?: Message;
  /** How often the player said what they were or had, where that can be a lie, and how many of these were lies. */
  readonly claims?: number;
  readonly lies?: number;
}
