import type { Arrow, BallotLook } from '@masque/core';
import { sideOf } from '../public.ts';
import type { Seen } from '../own.ts';

/** Who points at whom: the challenge, and those who have taken sides. */
export const duelArrows = ({ duel }: Seen): Arrow[] =>
  duel === null
    ? []
    : [
        { from: duel.attacker, to: duel.defender, strong: true, label: 'arrow.challenges' },
        ...duel.sides.flatMap(({ seat }): Arrow[] => {
          const side = sideOf(duel, seat);
          return side === 'attacker' || side === 'defender'
            ? [{ from: seat, to: duel[side], label: `arrow.${side}` }]
            : [];
        }),
      ];

const choices = { attacker: 'offer.sword', defender: 'offer.shield', none: 'offer.abstain' } as const;

/** Swords and shields round the table. */
export function duelBallot(view: Seen): BallotLook {
  const duel = view.duel!;
  return {
    title: 'ballot.title',
    votes: view.hands.map((_, seat) => {
      const side = sideOf(duel, seat);
      const tone = side === 'attacker' ? 'for' : side === 'defender' ? 'against' : undefined;
      return { seat, choice: side === undefined ? null : choices[side], ...(tone && { tone }) };
    }),
  };
}
