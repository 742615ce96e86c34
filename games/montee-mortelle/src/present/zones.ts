import { isHidden, type CardLook, type Viewer, type Zone } from '@masque/core';
import type { Seen } from '../own.ts';
import { back, objectCard, objectFace, playedFace, societyFace } from './cards.ts';

/** What lies in the middle of the table. */
export function zonesOf(view: Seen, me: Viewer): Zone[] {
  const { pile, pool, opening, offer, duel, spare } = view;
  return [
    ...(offer ? [{ id: 'offer', label: 'zone.offer', cards: [offered(view, me)] }] : []),
    ...(duel && duel.plays.length > 0
      ? [
          {
            id: 'plays',
            label: 'zone.plays',
            cards: duel.plays.map(({ card }): CardLook => ({ state: 'up', face: playedFace(card) })),
          },
        ]
      : []),
    {
      id: 'pile',
      label: 'zone.pile',
      cards: backs(pile.length),
      counter: { icon: 'card-draw', n: pile.length, label: 'counter.cards' },
    },
    ...(pool.length > 0
      ? [
          {
            id: 'pool',
            label: 'zone.pool',
            cards: backs(pool.length),
            counter: { icon: 'card-draw', n: pool.length, label: 'counter.cards' },
          },
        ]
      : []),
    ...(opening && view.turns <= view.hands.length
      ? [
          {
            id: 'opening',
            label: 'zone.opening',
            cards: opening.map((kind): CardLook => ({ state: 'up', face: objectFace(kind) })),
          },
        ]
      : []),
    ...(spare && !isHidden(spare)
      ? [{ id: 'spare', label: 'zone.spare', cards: [{ state: 'up', face: societyFace(spare) } satisfies CardLook] }]
      : []),
  ];
}

/** The object on offer: read by peeking, by the one it is offered to and the one who offers it. */
const offered = ({ offer }: Seen, me: Viewer): CardLook =>
  isHidden(offer!.card) || (me !== offer!.to && me !== offer!.from) ? back : objectCard(offer!.card, 'down', 'offered');

const backs = (n: number): CardLook[] => Array.from({ length: Math.min(3, n) }, () => back);
