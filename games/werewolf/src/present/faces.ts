import { OMNISCIENT, known, type CardLook, type Face, type Message, type Seat, type Viewer } from '@masque/core';
import { back, recordOf } from '@masque/mechanics';
import { roleNames, ruleOf, sideOfCard, type Role } from '../roles/index.ts';
import type { Seen } from '../offers/offer.ts';

const faces = recordOf(roleNames, (role): Face => ({
  id: role,
  name: `role.${role}`,
  icon: ruleOf(role).card.icon,
  text: `role.${role}.text`,
  tags: [`background.${ruleOf(role).card.background}`],
}));

/** The face of a card: the same object for everybody who sees it. */
export const faceOf = (role: Role): Face => faces[role];

/** The card in front of a seat, if it lies open for all: once it is turned up, and at the end. */
export function openCard(view: Seen, seat: Seat): Role | undefined {
  const isOpen = view.next === 'over' || (!view.alive[seat] && view.options.reveal);
  return isOpen ? known(view.cards[seat]) : undefined;
}

/** The card in front of a seat. The viewer's own is face down here too: it is read only in the private area. */
export const cardLook = (open: Role | undefined, alive: boolean): CardLook =>
  open === undefined ? back : { state: alive ? 'up' : 'lost', face: faceOf(open) };

/** The same for those who see all cards, also where they lie face down. */
export function seenCard(view: Seen, seat: Seat): CardLook {
  const role = known(view.cards[seat]);
  const open = openCard(view, seat);
  return open === undefined && role !== undefined
    ? { state: 'down', face: faceOf(role) }
    : cardLook(open, view.alive[seat]!);
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
