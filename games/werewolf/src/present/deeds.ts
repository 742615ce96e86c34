import { known, type Deed } from '@masque/core';
import type { Seen } from '../offers/offer.ts';

/** Each player's card at the end. */
export const deedsOf = (view: Seen): Deed[] =>
  view.cards.flatMap((card, seat) => {
    const role = known(card);
    return role ? [{ seat, role: `role.${role}` }] : [];
  });
