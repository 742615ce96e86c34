import { z } from 'zod';

/**
 * Why something was not done. The first nine come from the game: see `RefusalCode` of the core. Each has a sentence in
 * `serverMessages`, under `refuse.<code>`.
 *
 * @example
 * refusalCodes.includes('seat_taken'); // => true
 */
export const refusalCodes = [
  'over',
  'not_offered',
  'stale',
  'bad_param',
  'closed',
  'not_pending',
  'paused',
  'not_paused',
  'fault',
  /** Not a message of this protocol. */
  'bad_message',
  /** Too many messages. */
  'rate',
  /** The server is overloaded, or could not write. Sending it again with the same key is safe. */
  'busy',
  /** What the server stores is out of reach for now: its database does not answer, or the node that has it. */
  'away',
  /** Spectators and screens cannot act. */
  'read_only',
  /** The device does not belong to anybody yet: ask `/api/me` first. */
  'no_person',
  /** There is nothing at this address. */
  'not_found',
  'no_table',
  'no_club',
  'no_ruleset',
  /** This is not the PIN of the club, or too many were tried. */
  'pin_wrong',
  'pin_often',
  'no_game',
  /** This person has several open tables without a game. */
  'many_tables',
  /** Too many clubs were made or imported from one address. */
  'many_clubs',
  'not_host',
  /** Not possible in this state of the table. */
  'not_now',
  'not_seated',
  /** There is no such seat, or nobody in it. */
  'no_seat',
  'seat_taken',
  /** An evening keeps the free seats for people who have been called. */
  'seat_kept',
  /** Only people who know the password of the table, or whom its host has let in, may take a free seat. */
  'password_needed',
  'password_wrong',
  'not_let_in',
  'evening_locked',
  'sent_away',
  'table_full',
  'name_needed',
  'name_taken',
  /** The name has no visible characters, or is too long. */
  'name_bad',
  'mask_taken',
  'bad_options',
  'no_bot',
  /** The game cannot start yet: the lobby's `problems` say why. */
  'problems',
  /** A bot can only answer for people who are asked, or who may be. */
  'not_asked',
  /** A bot plays this seat: take it back first. */
  'bot_plays',
  /** This table has no chat. */
  'chat_off',
  /** There is no such channel for this person, or they may not write there now. */
  'no_channel',
  'muted',
  /** Sent too many messages in a short time. */
  'slow_down',
  /** This person has not been sent such a message. */
  'no_message',
  'not_master',
  /** This game, with its options, has no game master. */
  'no_master',
  /** A recorded game was played with another version of its rules. */
  'other_rules',
  /** A recorded game cannot be replayed: its file was changed. */
  'broken_record',
  /** A file is larger than the limit. */
  'too_long',
] as const;

/**
 * Reads a refusal code.
 *
 * @example
 * refusalCode.safeParse('no_such_code').success; // => false
 */
export const refusalCode = z.enum(refusalCodes);
/** One of `refusalCodes`. */
export type RefusedCode = (typeof refusalCodes)[number];
