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
  /**
   * Short sentences on what the player did, the most telling first, without a subject: "Won three duels". The end page
   * shows one below the name. Each must be true whoever reads it.
   */
  readonly told?: readonly Message[];
}
