import { known, type Deed, type Line, type View } from '@masque/core';
import type { State } from '../state.ts';
import { toldOf } from './told.ts';

/**
 * Each player's card at the end, or the last one they held, and what they did. A Spy's emblem is no claim: all
 * others can only show a true one, so that nobody else could lie.
 */
export const deedsOf = (view: View<State>, log: readonly Line[]): Deed[] =>
  view.court.players.flatMap(({ face }, seat) => {
    const card = known(face);
    return card ? [{ seat, role: `role.${card.role}`, told: toldOf(view, log, seat) }] : [];
  });
