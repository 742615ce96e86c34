import type { Action, Bot, Seat } from '@masque/core';
import { actions, claimOf, type TurnAction } from '../actions.ts';
import type { Character } from '../characters.ts';
import { living } from '../legal.ts';
import type { State } from '../state.ts';
import { believes, holds, ownCards, strongestOf } from './belief.ts';
import { chooseCards, offerOf, take, targets, type CoupMind } from './common.ts';
import { roleOf } from './easy.ts';

/** Plays like good players do: bluffs now and then, challenges few claims, strikes the strongest. */
export const normal: Bot<State> = {
  decide: (mind) => answer(mind) ?? chooseCards(mind) ?? act(mind),
};

function answer(mind: CoupMind): Action | null {
  const { view, seat } = mind;
  const allow = offerOf(mind, 'allow');
  if (!allow) return null;
  const block = chooseBlock(mind);
  if (block) return block;
  const challenge = offerOf(mind, 'challenge');
  if (!challenge) return take(allow);
  const claimant = view.next === 'challengeBlock' ? view.blocked!.by : view.announced!.by;
  const claim =
    view.next === 'challengeBlock' ? view.blocked!.as : claimOf(view.announced!.action, view.options.inquisitor);
  const truth = claim ? believes(view, seat, claimant, claim) : 1 - holds(view, seat, claimant, 'duke');
  return take(truth < doubt(mind, claimant) ? challenge : allow);
}

/** Below which likelihood a claim is challenged. */
function doubt({ view, seat }: CoupMind, claimant: Seat): number {
  const { announced } = view;
  const mine = announced!.target === seat && view.next === 'challenge';
  const kills = announced!.action === 'assassinate' && mine;
  if (kills && view.hands[seat]!.length === 1) return ownCards(view, seat).includes('contessa') ? 0 : 0.55;
  if (view.hands[seat]!.length === 1) return 0.15;
  const concerned = mine || announced!.by === seat;
  const duel = living(view).length === 2;
  return (concerned || duel ? 0.45 : 0.25) - (claimant === announced!.by ? 0 : 0.05);
}

/** Blocks with a real card always, with a lie where much is at stake. */
function chooseBlock(mind: CoupMind): Action | null {
  const { view, seat, random } = mind;
  const offers = mind.offers.filter((it) => it.type === 'block');
  if (offers.length === 0) return null;
  const own = ownCards(view, seat);
  const honest = offers.find((it) => own.includes(roleOf(it)));
  if (honest) return take(honest, { as: roleOf(honest) });
  const { action } = view.announced!;
  const lie =
    action === 'assassinate' ? (view.hands[seat]!.length === 1 ? 0.6 : 0.25) : action === 'steal' ? 0.1 : 0.06;
  const believable = offers.filter(
    (it) => holds(view, seat, seat, roleOf(it)) >= 0 && !view.records[seat]!.denied.includes(roleOf(it)),
  );
  if (believable.length === 0 || !random.chance(lie)) return null;
  const chosen = random.pick(believable);
  return take(chosen, { as: roleOf(chosen) });
}

/** How much each action is wanted early in a game, when it can be done honestly. */
const weights: Readonly<Partial<Record<TurnAction, number>>> = {
  tax: 40,
  exchange: 20,
  steal: 25,
  income: 12,
  foreign_aid: 8,
  examine: 15,
};

function act(mind: CoupMind): Action {
  const { view, seat, random } = mind;
  const own = ownCards(view, seat);
  const at = (type: string, target: Seat | undefined): Action | null => {
    const offer = offerOf(mind, type);
    return offer && target !== undefined ? take(offer, { target }) : null;
  };
  const coup = offerOf(mind, 'coup');
  if (coup) return at('coup', strongestOf(view, targets(coup)))!;
  const assassinate = offerOf(mind, 'assassinate');
  if (assassinate && own.includes('assassin')) {
    // Somebody who has never been believed to be the Contessa is struck first.
    const open = targets(assassinate).filter((it) => (view.records[it]!.claims.contessa ?? 0) === 0);
    const strike = at('assassinate', strongestOf(view, open.length > 0 ? open : targets(assassinate)));
    if (strike) return strike;
  }
  const embezzle = offerOf(mind, 'embezzle');
  if (embezzle && view.reserve >= 3 && !own.includes('duke')) return take(embezzle);
  const wanted = mind.offers.flatMap((offer) => {
    const type = offer.type as TurnAction;
    const weight = (weights[type] ?? 0) * honesty(mind, own, claimOf(type, view.options.inquisitor));
    const target = actions[type].target ? bestTarget(mind, type, targets(offer)) : undefined;
    return weight > 0 ? [{ offer, weight, target }] : [];
  });
  let drawn = (random.below(1000) / 1000) * wanted.reduce((sum, it) => sum + it.weight, 0);
  const chosen = wanted.find((it) => (drawn -= it.weight) < 0) ??
    wanted[0] ?? { offer: mind.offers[0]!, target: targets(mind.offers[0]!)[0] };
  return take(chosen.offer, chosen.target === undefined ? {} : { target: chosen.target });
}

/** A lie is told seldom, more easily when one has already been believed, never when it has been found out. */
function honesty({ view, seat }: CoupMind, own: readonly Character[], claim: Character | undefined): number {
  if (claim === undefined || own.includes(claim)) return 1;
  const record = view.records[seat]!;
  if (record.denied.includes(claim)) return 0;
  return (record.claims[claim] ?? 0) > 0 ? 0.18 : 0.06;
}

function bestTarget({ view }: CoupMind, type: TurnAction, seats: readonly Seat[]): Seat | undefined {
  if (type !== 'steal') return strongestOf(view, seats);
  return [...seats].sort(
    (a, b) => Math.min(2, view.coins[b]!) - Math.min(2, view.coins[a]!) || view.coins[b]! - view.coins[a]!,
  )[0];
}
