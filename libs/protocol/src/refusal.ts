import { z } from 'zod';

/**
 * Why something was not done. The first seven come from the game: see `RefusalCode` of the core. Each has a sentence in
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
  'fault',
  /** Not a message of this protocol. */
  'bad_message',
  /** Too many messages. */
  'rate',
  /** The server has too much to do, or could not write. Sending it again with the same key is safe. */
  'busy',
  /** Spectators and screens cannot act. */
  'read_only',
  /** The device is nobody yet: ask `/api/me` first. */
  'no_person',
  /** There is nothing at this address. */
  'not_found',
  'no_table',
  'no_club',
  /** That is not the PIN of the club, or too many have been tried. */
  'pin_wrong',
  'pin_often',
  'no_game',
  /** This person has several tables open at which nothing is played. */
  'many_tables',
  'not_host',
  /** Not in this state of the table. */
  'not_now',
  'not_seated',
  /** There is no such seat, or nobody on it. */
  'no_seat',
  'seat_taken',
  /** An evening keeps the seats that are free for people who have been called. */
  'seat_kept',
  /** Only those who know the password of the table, or whom its host has let in, may take a free seat. */
  'password_needed',
  'password_wrong',
  'not_let_in',
  'table_full',
  'name_needed',
  'name_taken',
  /** Nothing of the name can be seen, or it is too long. */
  'name_bad',
  'mask_taken',
  'bad_options',
  'no_bot',
  /** The game cannot start yet: the lobby's `problems` say why. */
  'problems',
  /** A bot plays this seat: take it back first. */
  'bot_plays',
  /** This table has no chat. */
  'chat_off',
  /** There is no such channel for this person, or one may not write there now. */
  'no_channel',
  'muted',
  /** Said too much in a short time. */
  'slow_down',
  /** Nothing of that kind has been said to this person. */
  'no_message',
  'not_master',
  /** This game, or its options, want no game master. */
  'no_master',
  /** A recorded game was played by another version of its rules. */
  'other_rules',
  /** A recorded game cannot be played again: its file was changed. */
  'broken_record',
  /** A file is larger than what is taken. */
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
