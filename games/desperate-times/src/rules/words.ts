import type { MessageArg } from '@masque/core';
import type { Face } from '../cards/print.ts';

/** The name of a card, as an argument of a message. */
export const cardName = (face: Face): MessageArg => ({ msg: `card.${face}` });

/** "B2: the Judge", as an argument of a message. */
export const cardAt = (slot: string, face: Face): MessageArg => ({
  msg: { key: 'card.at', args: { slot, card: cardName(face) } },
});
