import type { Action, Offer, Seat } from '@masque/core';
import { ownAnswer, take, valuesOf } from '@masque/mechanics';
import { objects, type ObjectKind } from '../cards/index.ts';
import { ownHand } from '../own.ts';
import { effectOf, resultOf, sideOf } from '../public.ts';
import { outcome } from '../rules/outcome.ts';
import type { Combatant, Duel, PlayedCard, Result } from '../state.ts';
import { guesses } from './luggage.ts';
import type { Thinking } from './thinking.ts';
import { bookOf } from './splits.ts';
import { cheapest, countsAlone, wanted, worth } from './worth.ts';

/** Preference for a side to win: 1 for oneself, less for probable allies. */
function liking(thinking: Thinking, duel: Duel): { side: Combatant; by: number } {
  if (thinking.me === duel.attacker) return { side: 'attacker', by: 1 };
  if (thinking.me === duel.defender) return { side: 'defender', by: 1 };
  const wish = (seat: Seat): number => thinking.ally(seat) - 0.6 * thinking.spite(seat);
  const by = wish(duel.attacker) - wish(duel.defender);
  return { side: by >= 0 ? 'attacker' : 'defender', by: Math.abs(by) };
}

/** The current duel. */
const duelIn = ({ view }: Thinking): Duel => view.duel!;

/** The object given to the Priest. */
export const payFee = (thinking: Thinking): Action =>
  take(thinking.offer('pay')!, {
    card: cheapest(thinking, ownHand(thinking.view, thinking.me), thinking.view.chooser!),
  });

/** Sides with a probable ally; without a preference it mostly abstains. It chooses once, without waiting for its turn. */
export function takeSides(thinking: Thinking): Action | null {
  if (ownAnswer(thinking.view.early!, thinking.me) !== undefined) return null;
  const duel = duelIn(thinking);
  const { side, by } = liking(thinking, duel);
  const { random, temper, leaning } = thinking;
  const chosen = random.chance(temper.impulse * 0.5)
    ? random.pick(['sword', 'shield', 'abstain'] as const)
    : (by > 0.1 && random.chance(Math.min(0.95, 0.45 + by))) || random.chance(leaning.meddles)
      ? side === 'attacker'
        ? 'sword'
        : 'shield'
      : 'abstain';
  return take(thinking.offer(chosen)!);
}

/** Uses Priest and Doctor for itself and for probable allies; otherwise lets the duel be, and sides if it is asked to. */
export function stop(thinking: Thinking): Action | null {
  const duel = duelIn(thinking);
  const lets = (): Action | null => (thinking.offer('abstain') ? takeSides(thinking) : take(thinking.offer('no')!));
  const use = thinking.offer('use')!;
  const score = duel.score;
  const loser = score
    ? score.result === 'attacker'
      ? duel.defender
      : score.result === 'defender'
        ? duel.attacker
        : null
    : duel.defender;
  const winner = loser === duel.attacker ? duel.defender : duel.attacker;
  if (loser === null) return lets();
  const mine =
    loser === thinking.me
      ? 0.6
      : winner === thinking.me
        ? 0
        : Math.max(0, thinking.ally(loser) - thinking.ally(winner) - 0.3);
  return thinking.random.chance(mine) ? take(use) : lets();
}

const resultWith = (
  thinking: Thinking,
  duel: Duel,
  plays: readonly PlayedCard[],
  hypnotised = duel.hypnotised,
): Result => outcome({ ...duel, plays: [...duel.plays, ...plays], hypnotised }, thinking.view.options).result;

/** Silences an opponent who could turn the result. */
export function hypnotise(thinking: Thinking): Action {
  const duel = duelIn(thinking);
  const offer = thinking.offer('hypnotize')!;
  const foes = duel.sides.filter(({ side }) => side === 'defender').map(({ seat }) => seat);
  return foes.length > 0
    ? take(offer, { whom: thinking.best(foes, (seat) => -thinking.ally(seat)) })
    : take(thinking.offer('no')!);
}

/** Plays the least that turns the result; plays nothing if the result cannot be turned or is already right. */
export function playCard(thinking: Thinking): Action {
  const duel = duelIn(thinking);
  const no = thinking.offer('no')!;
  if (thinking.observation.offers.length === 1) return take(no);
  const { side, by } = liking(thinking, duel);
  const own = sideOf(duel, thinking.me);
  const wanted: Combatant = own === 'attacker' || own === 'defender' ? own : side;
  if (by < 0.1 || resultWith(thinking, duel, []) === wanted) return take(no);
  const plays = thinking.observation.offers
    .filter((it) => it.type === 'play')
    .map((offer) => ({ offer, card: valuesOf<ObjectKind>(offer, 'card')[0]! }));
  const alone = plays.find(({ card }) => turns(thinking, duel, [{ seat: thinking.me, card }], wanted));
  if (alone) return play(alone.offer, alone.card);
  const cheap = plays.filter(({ card }) => !effectOf(card)?.banishes);
  if (
    cheap.length > 1 &&
    turns(
      thinking,
      duel,
      cheap.map(({ card }) => ({ seat: thinking.me, card })),
      wanted,
    )
  )
    return play(cheap[0]!.offer, cheap[0]!.card);
  const poison = thinking.observation.offers.find(
    (it) => it.type === 'poison' && valuesOf<Combatant>(it, 'winner')[0] === wanted,
  );
  return poison && by > 0.45 && duel.plays.every(({ card }) => !effectOf(card)?.decides)
    ? take(poison, { winner: wanted })
    : take(no);
}

const play = (offer: Offer, card: ObjectKind): Action => take(offer, { card });

/** Do these cards turn a loss into a tie or better? */
function turns(thinking: Thinking, duel: Duel, plays: readonly PlayedCard[], wanted: Combatant): boolean {
  const rank = (result: Result): number => (result === wanted ? 2 : result === 'tie' ? 1 : 0);
  return rank(resultWith(thinking, duel, plays)) > rank(resultWith(thinking, duel, []));
}

/** Steals where something useful is likely, otherwise looks at the hand of an unknown player. */
export function chooseSpoils(thinking: Thinking): Action {
  const duel = duelIn(thinking);
  const { view, me } = thinking;
  const { loser } = resultOf(duel);
  const known = bookOf(view, me).some((fact) => fact.fact === 'society' && fact.of === loser);
  const { goal, alone } = wanted(thinking, guesses(view, me)[loser]!);
  const steals =
    goal * (1.2 - thinking.ally(loser)) + alone * thinking.ally(loser) > 0.5 ||
    (known && thinking.ally(loser) < 0.5) ||
    (known && view.hands[loser]!.length > 1);
  return take(thinking.offer(steals ? 'steal' : 'look')!);
}

export function takeObject(thinking: Thinking): Action {
  const offer = thinking.offer('take') ?? thinking.offer('swap')!;
  const { loser } = resultOf(duelIn(thinking));
  const card = thinking.best(valuesOf<ObjectKind>(offer, 'card'), (kind) => value(thinking, kind, loser));
  return take(offer, {
    card,
    ...(offer.type === 'swap' && { back: cheapest(thinking, valuesOf<ObjectKind>(offer, 'back'), loser) }),
  });
}

/** Goal objects of an ally are just as good where they are, except for a player who goes for the win alone. */
const value = (thinking: Thinking, kind: ObjectKind, from: Seat): number =>
  objects[kind].goal === thinking.society && !countsAlone(thinking, kind) && thinking.ally(from) > 0.8
    ? 1
    : worth(thinking, kind);
