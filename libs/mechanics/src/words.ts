import type { MessageArg, Seat } from '@masque/core';

/**
 * A seat as an argument of a message: shown as the name of its player.
 *
 * @example
 * const entry = { kind: 'left', args: { who: who(2) } };
 * entry.args.who; // => { seat: 2 }
 */
export const who = (seat: Seat): MessageArg => ({ seat });

/**
 * Seats as an argument of a message.
 *
 * @example
 * them([0, 2]); // => { list: [{ seat: 0 }, { seat: 2 }] }
 */
export const them = (seats: readonly Seat[]): MessageArg => ({ list: seats.map(who) });

/**
 * Another message as an argument: the name of a card, a side.
 *
 * @example
 * word('card.duke'); // => { msg: 'card.duke' }
 */
export const word = (key: string): MessageArg => ({ msg: key });

/**
 * Several messages as one argument.
 *
 * @example
 * words(['card.duke', 'card.page']); // => { list: [{ msg: 'card.duke' }, { msg: 'card.page' }] }
 */
export const words = (keys: readonly string[]): MessageArg => ({ list: keys.map(word) });
