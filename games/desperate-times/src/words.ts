import type { MessageArg } from '@masque/core';
import type { Supporter } from './supporters.ts';

/** The name of a card, as an argument of a message. */
export const cardName = (supporter: Supporter): MessageArg => ({ msg: `card.${supporter}` });

/** "B2: the Judge", as an argument of a message. */
export const cardAt = (slot: string, supporter: Supporter): MessageArg => ({
  msg: { key: 'card.at', args: { slot, card: cardName(supporter) } },
});
