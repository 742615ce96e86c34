import type { Message } from '../message/message.ts';

/**
 * A place where people may write to each other, as one viewer has it. Whoever has it reads it.
 *
 * @example
 * const village: Channel = { id: 'table', name: 'channel.village', write: true };
 */
export interface Channel {
  /** Lower-case words with hyphens. The same for all who share the channel. */
  readonly id: string;
  readonly name: Message;
  /** May this viewer write, too? Those without a seat never do. */
  readonly write: boolean;
}

/** A channel as the core hands it out. */
export interface OpenChannel extends Channel {
  /** Not everybody reads this. */
  readonly private?: true;
}

/**
 * The channel that every table has unless its game says otherwise.
 *
 * @example
 * channelsFor(session, 0).some((it) => it.id === TABLE_CHANNEL); // => true
 */
export const TABLE_CHANNEL = 'table';

/**
 * Everybody at the table talks to everybody.
 *
 * @example
 * tableChannel(true).write; // => true
 */
export const tableChannel = (write: boolean): Channel => ({ id: TABLE_CHANNEL, name: 'channel.table', write });
