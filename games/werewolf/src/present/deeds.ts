import { known, type Deed } from '@masque/core';
import type { Seen } from '../offers/offer.ts';

/** Each player's card at the end, and how often they named another as their own. */
export const deedsOf = (view: Seen): Deed[] =>
  view.cards.flatMap((card, seat) => {
    const role = known(card);
    const said = view.said.filter(({ by, kind }) => by === seat && kind === 'claim');
    const lies = said.filter((it) => it.role !== role);
    return role ? [{ seat, role: `role.${role}`, claims: said.length, lies: lies.length }] : [];
  });
