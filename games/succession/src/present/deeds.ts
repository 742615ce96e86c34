import { known, type Deed, type View } from '@masque/core';
import type { State } from '../state.ts';

/**
 * Each player's card at the end, or the last one they held. A Spy's emblem is no claim: its owner did not choose it.
 */
export const deedsOf = ({ court }: View<State>): Deed[] =>
  court.players.flatMap(({ face }, seat) => {
    const card = known(face);
    return card ? [{ seat, role: `role.${card.role}` }] : [];
  });
