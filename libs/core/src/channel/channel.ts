import type { Message } from '../message/message.ts';

/**
 * A place where people may write to each other, for one viewer. A viewer who has a channel can read it.
 *
 * @example
 * const village: Channel = { id: 'table', name: 'channel.village', write: true };
 */
export interface Channel {
  /** Lower-case words with hyphens. The same for everybody who shares the channel. */
  readonly id: string;
  readonly name: Message;
  /** Whether this viewer may write, too. Viewers without a seat never may. */
  readonly write: boolean;
}

/** A channel as the core returns it. */
export interface OpenChannel extends Channel {
  /** Not everybody reads this. */
  readonly private?: true;
}

/**
 * The channel that every table has, unless its game defines others.
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
