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
/** Something played for a side of a duel, in order. */
export interface Fall {
  readonly seat: Seat;
  readonly side: Combatant;
  /** The card that was played; without it, a player's own sword or shield. */
  readonly face?: Face;
  /** A sword, a shield, or something that adds neither. */
  readonly icon: IconName;
  /** It adds a sword or shield; a Ring and a poison do not. */
  readonly point: boolean;
  /** It no longer counts: its owner is hypnotised, or a Duelist has sent all others away. */
  readonly void: boolean;
}

/** A duel as everybody sees it. */
export interface DuelScene {
  /** Distinguishes this duel from others. */
  readonly n: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly falls: readonly Fall[];
  /** The players who stand aside: those who have not taken a side yet, and those who support nobody. */
  readonly aside: readonly { readonly seat: Seat; readonly why: 'waits' | 'abstains' | 'hypnotised' }[];
  readonly icon: IconName;
  /** Set when the cards are counted. */
  readonly result: Result | null;
  /** The card that decided the duel regardless of swords and shields. */
  readonly by?: Face;
}

const arms: Readonly<Record<Combatant, IconName>> = { attacker: 'broadsword', defender: 'checked-shield' };

/** Everything played so far: the combatants' own swords and shields, those of their supporters, and cards. */
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
