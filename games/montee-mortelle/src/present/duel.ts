import type { Arrow, Face, Seat, IconName } from '@masque/core';
import type { Options } from '../options.ts';
import type { Seen } from '../own.ts';
import { effectOf, isBanished, sideOf } from '../public.ts';
import { adds } from '../rules/outcome.ts';
import type { Combatant, Duel, Result } from '../state.ts';
import { playedFace } from './cards.ts';

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
/** Something that has been laid down for a side of a duel, in the order in which it fell. */
export interface Fall {
  readonly seat: Seat;
  readonly side: Combatant;
  /** A card that was played; without it, somebody's own sword or shield. */
  readonly face?: Face;
  /** A sword, a shield, or what adds neither. */
  readonly icon: IconName;
  /** A sword or shield more; a Ring and a poison add none. */
  readonly point: boolean;
  /** It counts no more: its owner is hypnotised, or a Duelist has sent all others away. */
  readonly void: boolean;
}

/** A duel as it is shown to all. */
export interface DuelScene {
  /** Tells this duel from others. */
  readonly n: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly falls: readonly Fall[];
  /** Who stands aside: has not sided yet, or with nobody. */
  readonly aside: readonly { readonly seat: Seat; readonly why: 'waits' | 'abstains' | 'hypnotised' }[];
  readonly icon: IconName;
  /** Fixed when the cards are counted. */
  readonly result: Result | null;
  /** The card that settled it whatever swords and shields say. */
  readonly by?: Face;
}

const arms: Readonly<Record<Combatant, IconName>> = { attacker: 'broadsword', defender: 'checked-shield' };

/** Everything that has fallen so far: the combatants' own, those of who sided, cards. */
export function fallsOf(duel: Duel, options: Pick<Options, 'duelistBonus'>): Fall[] {
  const { attacker, defender, sides, hypnotised, plays } = duel;
  const banished = isBanished(duel);
  const fights = (seat: Seat): boolean => seat === attacker || seat === defender;
  return [
    { seat: attacker, side: 'attacker', icon: arms.attacker, point: true, void: false },
    { seat: defender, side: 'defender', icon: arms.defender, point: true, void: false },
    ...sides.flatMap(({ seat, side }): Fall[] =>
      side === 'none' ? [] : [{ seat, side, icon: arms[side], point: true, void: banished || seat === hypnotised }],
    ),
    ...plays.flatMap((play): Fall[] => {
      const { seat, card, pick } = play;
      const side = effectOf(card)?.decides ? pick : sideOf(duel, seat);
      if (side === undefined || side === 'none') return [];
      const face = playedFace(card);
      const point = adds(play, options);
      const icon = point ? arms[side] : face.icon!;
      return [{ seat, side, face, icon, point, void: banished && !fights(seat) }];
    }),
  ];
}
