import { known, type Deed, type Line } from '@masque/core';
import type { Seen } from '../own.ts';
import { toldOf } from './told.ts';

/** Each player's profession at the end, and what they did. */
export const deedsOf = (view: Seen, log: readonly Line[]): Deed[] =>
  view.professions.flatMap(({ card, up }, seat) => {
    const profession = up ?? known(card);
    return profession ? [{ seat, role: `profession.${profession}`, told: toldOf(view, log, seat) }] : [];
  });
