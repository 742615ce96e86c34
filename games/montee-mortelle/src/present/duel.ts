import type { Arrow } from '@masque/core';
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
