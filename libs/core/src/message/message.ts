import type { Seat } from '../seat.ts';

/**
 * A sentence that the reader's language decides: a key into the message files of the game (or of the table itself),
 * alone or with arguments. The core, games and the server never hold finished sentences.
 *
 * @example
 * const plain: Message = 'offer.income';
 * const filled: Message = { key: 'log.steals', args: { who: { seat: 2 }, from: { seat: 0 }, coins: 2 } };
 */
export type Message = string | { readonly key: string; readonly args?: MessageArgs };

export type MessageArgs = { readonly [name: string]: MessageArg };

/** A number or word as it is, a seat (shown as its player's name), another message, or a list of these. */
export type MessageArg =
  string | number | { readonly seat: Seat } | { readonly msg: Message } | { readonly list: readonly MessageArg[] };

/** The messages of one language: ICU MessageFormat by key. */
export type Messages = { readonly [key: string]: string };

/**
 * The same messages in another language: every key of the first one, and no other.
 *
 * @example
 * const en = { 'log.left': '{who} has left.' } satisfies Messages;
 * const fr: Translation<typeof en> = { 'log.left': '{who} est parti.' };
 */
export type Translation<M extends Messages> = { readonly [K in keyof M]: string };

/** The languages that every game speaks. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/**
 * The key of a message, with or without arguments.
 *
 * @example
 * keyOf({ key: 'says', args: {} }); // => 'says'
 */
export const keyOf = (message: Message): string => (typeof message === 'string' ? message : message.key);
