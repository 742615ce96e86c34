import type { Options } from '../options.ts';
import { effectOf, isBanished, sideOf } from '../public.ts';
import type { Combatant, Duel, PlayedCard, Score } from '../state.ts';

type Fought = Pick<Duel, 'attacker' | 'defender' | 'sides' | 'hypnotised' | 'plays'>;

/**
 * The outcome of a duel as a function of the set of cards played: their order does not matter. The combatants' own
 * sword and shield count one each.
 */
export const outcome = (duel: Fought, options: Pick<Options, 'duelistBonus'>): Score => settled(duel, options).score;

/** The card that decided a duel regardless of swords and shields, if there was one. */
export const settledBy = (duel: Fought, options: Pick<Options, 'duelistBonus'>): PlayedCard | undefined =>
  settled(duel, options).by;

function settled(duel: Fought, options: Pick<Options, 'duelistBonus'>): { score: Score; by?: PlayedCard } {
  const banished = isBanished(duel);
  const isCombatant = (seat: number): boolean => seat === duel.attacker || seat === duel.defender;
  const plays = banished ? duel.plays.filter(({ seat }) => isCombatant(seat)) : duel.plays;
  const points = (side: Combatant): number => {
    const supporters = banished ? 0 : duel.sides.filter((it) => it.side === side && it.seat !== duel.hypnotised).length;
    return 1 + supporters + plays.filter((play) => adds(play, options) && sideOf(duel, play.seat) === side).length;
  };
  const [attack, defence] = [points('attacker'), points('defender')];
  const poison = plays.find(({ card, pick }) => effectOf(card)?.decides && pick);
  if (poison) return { score: { attack, defence, result: poison.pick! }, by: poison };
  if (attack !== defence) return { score: { attack, defence, result: attack > defence ? 'attacker' : 'defender' } };
  // Two Rings would cancel each other out.
  const [ring, another] = plays.filter(({ card }) => effectOf(card)?.breaksTies);
  if (!ring || another) return { score: { attack, defence, result: 'tie' } };
  return { score: { attack, defence, result: ring.seat === duel.attacker ? 'attacker' : 'defender' }, by: ring };
}

/** Does a card add a sword or shield for its player? */
export function adds({ card }: PlayedCard, options: Pick<Options, 'duelistBonus'>): boolean {
  const bonus = effectOf(card)?.adds;
  return bonus !== undefined && (bonus.when === undefined || options[bonus.when]);
}
