import type { Action, Bot, Mind, Offer } from '@masque/core';
import type { State } from '../state.ts';
import { modelOf } from './model.ts';
import {
  best,
  bribeMoves,
  digMoves,
  drugMoves,
  exposeMoves,
  fundMoves,
  inspectMoves,
  liftMoves,
  payMoves,
  reinforceMoves,
  revealMoves,
  spyWorth,
  swapMoves,
  verdictWorth,
} from './moves.ts';
import { wishes } from './select.ts';
import { domainOf, take } from './take.ts';

/** Looks one Endorsement ahead: own points, less half of the best rival's, and what its Anonymous Supporters promise. */
export const normal: Bot<State> = {
  decide(mind) {
    const { offers, random } = mind;
    const needed = offers.filter((it) => !it.optional);
    const back = offers.find((it) => it.type === 'back');
    if (needed.length === 0) return back ? take(back) : null;
    if (needed.some((it) => it.type === 'reveal' || it.type === 'bribe')) return endorse(mind, needed);
    return decideOne(mind, random.pick(needed), needed);
  },
};

function endorse({ view, seat, random }: Mind<State>, offers: readonly Offer[]): Action {
  const model = modelOf(view, seat);
  const reveal = offers.find((it) => it.type === 'reveal');
  const bribe = offers.find((it) => it.type === 'bribe');
  const pass = offers.find((it) => it.type === 'pass');
  const moves = [
    ...(reveal ? revealMoves(model).map((it) => ({ ...it, params: take(reveal, it.params) })) : []),
    ...(bribe ? bribeMoves(model).map((it) => ({ ...it, params: take(bribe, it.params) })) : []),
    ...(pass ? [{ params: take(pass), after: model }] : []),
  ];
  return best(moves, random)!.params;
}

function decideOne({ view, seat, random }: Mind<State>, offer: Offer, offers: readonly Offer[]): Action {
  const model = modelOf(view, seat);
  const ability = view.ability;
  const of = <P extends object>(moves: Parameters<typeof best<P>>[0]): Action =>
    take(offer, best(moves, random)!.params);
  switch (offer.type) {
    case 'office':
      return take(offer, { rung: random.pick(domainOf(offer, 'rung')) });
    case 'select': {
      const wish = wishes(view, seat).sort((a, b) => b.wish - a.wish)[0]!;
      return take(offer, { card: wish.card });
    }
    case 'drug':
      return of(drugMoves(model, ability!.slot));
    case 'lift':
      return take(offer, { from: best(liftMoves(model), random)?.params.from ?? random.pick(domainOf(offer, 'from')) });
    case 'put': {
      const move = best(
        liftMoves(model).filter((it) => it.params.from === ability!.chosen),
        random,
      );
      return take(offer, { to: move?.params.to ?? random.pick(domainOf(offer, 'to')) });
    }
    case 'expose':
      return of(exposeMoves(model));
    case 'reinforce':
      return of(reinforceMoves(model));
    case 'fund':
      return of(fundMoves(model));
    case 'dig':
      return of(digMoves(model));
    case 'pay':
      return of(payMoves(model));
    case 'inspect':
      return of(inspectMoves(model));
    case 'spy': {
      const targets = random.shuffle(domainOf(offer, 'target') as readonly number[]);
      return take(offer, { target: targets.sort((a, b) => spyWorth(model, b) - spyWorth(model, a))[0]! });
    }
    case 'swap':
      return of(swapMoves(model, ability!.target!));
    default: {
      const type = verdictWorth(model, ability!.chosen!) > 0 ? 'discard' : 'leave_be';
      return take(offers.find((it) => it.type === type) ?? offer);
    }
  }
}
