import { known, type Deed, type View } from '@masque/core';
import type { State } from '../state.ts';

/** Who held which card in the end, or held it last. An emblem that lies is no claim: its owner did not choose it. */
export const deedsOf = ({ court }: View<State>): Deed[] =>
  court.players.flatMap(({ face }, seat) => {
    const card = known(face);
    return card ? [{ seat, role: `role.${card.role}` }] : [];
  });
