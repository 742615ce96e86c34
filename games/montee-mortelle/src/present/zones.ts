import { isHidden, type CardLook, type Viewer, type Zone } from '@masque/core';
import type { Seen } from '../own.ts';
import { back, objectCard, societyFace } from './cards.ts';

/** What lies in the middle of the table. */
export function zonesOf(view: Seen, me: Viewer): Zone[] {
  const { pile, offer, spare, proclamation } = view;
  const zones: Zone[] = [];
  const add = (id: string, cards: readonly CardLook[]): void => void zones.push({ id, label: `zone.${id}`, cards });
  if (offer) add('offer', [offered(view, me)]);
  // After a proclamation it would tell the end before it is told; the account at the end says it.
  if (!proclamation && spare && !isHidden(spare)) add('spare', [{ state: 'up', face: societyFace(spare) }]);
  const counter = { icon: 'card-draw', n: pile.length, label: 'counter.cards' };
  return [...zones, { id: 'pile', label: 'zone.pile', cards: pile.length > 0 ? [back] : [], counter }];
}

/** The object on offer: read by peeking, by the one it is offered to and the one who offers it. */
const offered = ({ offer }: Seen, me: Viewer): CardLook =>
  isHidden(offer!.card) || (me !== offer!.to && me !== offer!.from) ? back : objectCard(offer!.card, 'down', 'offered');
