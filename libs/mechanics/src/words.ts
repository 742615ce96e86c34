import type { MessageArg, Seat } from '@masque/core';

/** A seat as an argument of a message: shown as the name of its player. */
export const who = (seat: Seat): MessageArg => ({ seat });

/**
 * Seats as an argument of a message.
 *
 * @example
 * them([0, 2]); // => { list: [{ seat: 0 }, { seat: 2 }] }
 */
export const them = (seats: readonly Seat[]): MessageArg => ({ list: seats.map(who) });

/** Another message as an argument: the name of a card, a side. */
export const word = (key: string): MessageArg => ({ msg: key });

/** Several of them. */
export const words = (keys: readonly string[]): MessageArg => ({ list: keys.map(word) });
