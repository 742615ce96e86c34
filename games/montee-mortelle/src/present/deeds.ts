import { known, type Deed } from '@masque/core';
import type { Seen } from '../own.ts';

/** Each player's profession at the end. */
export const deedsOf = (view: Seen): Deed[] =>
  view.professions.flatMap(({ card, up }, seat) => {
    const profession = up ?? known(card);
    return profession ? [{ seat, role: `profession.${profession}` }] : [];
  });
