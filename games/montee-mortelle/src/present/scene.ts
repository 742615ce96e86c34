import type { Table, Viewer } from '@masque/core';
import type { Seen } from '../own.ts';
import { sideOf } from '../public.ts';
import { runningScore } from './score.ts';

/** What an element of this game may draw instead of the table: the duel, an offer, a proclamation. */
export function sceneOf(view: Seen, me: Viewer): Table['scene'] {
  const { duel, offer, proclamation, next } = view;
  if (proclamation) return { kind: 'proclamation', data: { ...proclamation, named: [...proclamation.named] } };
  if (offer)
    return {
      kind: 'trade',
      data: {
        from: offer.from,
        to: offer.to,
        role: me === offer.to ? 'target' : me === offer.from ? 'giver' : 'witness',
      },
    };
  if (!duel || next === 'main') return undefined;
  return {
    kind: 'duel',
    data: {
      stage: next,
      attacker: duel.attacker,
      defender: duel.defender,
      sides: view.hands.map((_, seat) => sideOf(duel, seat) ?? null),
      hypnotised: duel.hypnotised,
      plays: duel.plays.map(({ seat, card }) => ({ seat, card })),
      score: runningScore(view),
      counted: duel.score !== null,
    },
  };
}
