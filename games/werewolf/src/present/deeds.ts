import { known, type Deed } from '@masque/core';
import type { Seen } from '../offers/offer.ts';
import { toldOf } from './told.ts';

/** Each player's card at the end, how often they named another as their own, and what they did. */
export const deedsOf = (view: Seen): Deed[] =>
  view.cards.flatMap((card, seat) => {
    const role = known(card);
    const said = view.said.filter(({ by, kind }) => by === seat && kind === 'claim');
    const lies = said.filter((it) => it.role !== role);
    if (!role) return [];
    return [{ seat, role: `role.${role}`, claims: said.length, lies: lies.length, told: toldOf(view, seat) }];
  });
