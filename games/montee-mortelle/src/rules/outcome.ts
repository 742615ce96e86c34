import type { Options } from '../options.ts';
import { effectOf, isBanished, sideOf } from '../public.ts';
import type { Combatant, Duel, Play, Score } from '../state.ts';

type Fought = Pick<Duel, 'attacker' | 'defender' | 'sides' | 'hypnotised' | 'plays'>;

/**
 * How a duel ends, as a function of the set of cards played: their order does not matter. Sword and shield of the two
 * combatants count one each.
 */
export function outcome(duel: Fought, options: Pick<Options, 'duelistBonus'>): Score {
  const banished = isBanished(duel);
  const isCombatant = (seat: number): boolean => seat === duel.attacker || seat === duel.defender;
  const plays = banished ? duel.plays.filter(({ seat }) => isCombatant(seat)) : duel.plays;
  const points = (side: Combatant): number => {
    const supporters = banished ? 0 : duel.sides.filter((it) => it.side === side && it.seat !== duel.hypnotised).length;
    return 1 + supporters + plays.filter((play) => adds(play, options) && sideOf(duel, play.seat) === side).length;
  };
  const [attack, defence] = [points('attacker'), points('defender')];
  const decided = plays.find(({ card }) => effectOf(card)?.decides)?.pick;
  if (decided) return { attack, defence, result: decided };
  if (attack !== defence) return { attack, defence, result: attack > defence ? 'attacker' : 'defender' };
  // Two Rings would cancel each other out.
  const rings = plays.filter(({ card }) => effectOf(card)?.breaksTies);
  const result = rings.length === 1 ? (rings[0]!.seat === duel.attacker ? 'attacker' : 'defender') : 'tie';
  return { attack, defence, result };
}

/** Does a card add a sword or shield for whoever plays it? */
export function adds({ card }: Play, options: Pick<Options, 'duelistBonus'>): boolean {
  const bonus = effectOf(card)?.adds;
  return bonus !== undefined && (bonus.when === undefined || options[bonus.when]);
}
