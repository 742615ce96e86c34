import { OMNISCIENT, known, type CardLook, type Face, type Message, type Seat, type Viewer } from '@masque/core';
import { ruleOf, sideOfCard, type Role } from '../roles/index.ts';
import type { Seen } from '../offers/offer.ts';

/** The face of a card. */
export const faceOf = (role: Role): Face => ({
  id: role,
  name: `role.${role}`,
  icon: ruleOf(role).card.icon,
  text: `role.${role}.text`,
  tags: [`background.${ruleOf(role).card.background}`],
});

/** The card in front of a seat. The viewer's own is face down here too: it is read only in the private area. */
export function cardBefore(view: Seen, seat: Seat, me: Viewer): CardLook {
  const role = known(view.cards[seat]);
  if (role !== undefined && view.next === 'over')
    return { state: view.alive[seat] ? 'up' : 'lost', face: faceOf(role) };
  return role !== undefined && !view.alive[seat] && view.options.reveal
    ? { state: 'lost', face: faceOf(role) }
    : { state: 'down', ...(role !== undefined && seesAll(view, me) && { face: faceOf(role) }) };
}

/** A game master sees everything, and so do the dead if the table has that option. */
export const seesAll = (view: Seen, me: Viewer): boolean =>
  me === OMNISCIENT || (view.options.ghostView === 'all' && me >= 0 && !view.alive[me]);

/** The goal of a card. */
export function aimOf(role: Role, parity: 'all' | 'evil_vs_good'): Message {
  const side = sideOfCard(role);
  if (side === 'good') return 'aim.good';
  if (side === 'evil') return parity === 'all' ? 'aim.evil' : 'aim.evil_vs_good';
  return side === 'sworn' ? 'aim.sworn' : `aim.${role}`;
}
