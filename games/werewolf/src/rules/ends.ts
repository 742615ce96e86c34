import { seatsOf, type Outcome, type Seat, type Step } from '@masque/core';
import { layOpen, them } from '@masque/mechanics';
import type { End } from '../roles/index.ts';
import type { State } from '../state.ts';
import { cardRule, holding, livingWith, ownOf, packIn, roleOf, sideOf } from './hidden.ts';
import { isLiving, living } from './village.ts';

/** Those whose goal was to be lynched, and who were. */
export const happilyLynched = (state: State): Seat[] =>
  holding(state, ({ wins }) => wins?.lynched).filter((seat) =>
    state.deaths.some((it) => it.cause === 'lynched' && it.seat === seat),
  );

/** The end that has been reached, checked in the rulebook's order; `null`: the game goes on. */
function endOf(state: State): End | null {
  if (happilyLynched(state).length > 0) return 'lynched';
  const wolves = packIn(state).length;
  if (wolves === 0) return 'village';
  const on = (side: string): number => living(state).filter((seat) => sideOf(state, seat) === side).length;
  const [many, others] =
    state.options.parity === 'all' ? [wolves, living(state).length - wolves] : [on('evil'), on('good')];
  return many >= others ? 'wolves' : null;
}

/** Living players who steal this end from its rightful winners. */
const takers = (state: State, end: End): Seat[] => livingWith(state, ({ wins }) => wins?.instead?.(end, state.options));

/** Who wins at an end: a side including its dead, or a lone card; and those who only had to survive until then. */
function winnersOf(state: State, end: End): Seat[] {
  const taken = takers(state, end);
  const lynched = happilyLynched(state);
  const main = (seat: Seat): boolean => {
    if (taken.length > 0) return taken.includes(seat);
    if (end === 'lynched') return lynched.includes(seat);
    // If the end belongs to nobody, surviving players who play for themselves win.
    if (end === 'draw') return isLiving(state, seat) && cardRule(state, seat).wins?.instead !== undefined;
    return sideOf(state, seat) === (end === 'village' ? 'good' : 'evil');
  };
  return seatsOf(state.cards.length).filter((seat) => {
    const { wins } = cardRule(state, seat);
    if (wins?.never) return false;
    const { lover } = ownOf(state, seat);
    if (lover !== null && isLiving(state, seat) && isLiving(state, lover)) return true;
    return wins?.alive ? isLiving(state, seat) : main(seat);
  });
}

/** Ends the game if an end has been reached. */
export function endIfOver(state: State, step: Step): State {
  const end = endOf(state);
  return end === null ? state : finish(state, end, step);
}

/**
 * Reveals everything: cards, lovers, and what happened each night. An end that belongs to a single card is named after
 * it.
 */
export function finish(state: State, end: End, step: Step): State {
  const winners = winnersOf(state, end);
  const lynched = end === 'lynched' ? happilyLynched(state)[0] : undefined;
  const taker = takers(state, end)[0] ?? lynched;
  const side = taker === undefined ? end : roleOf(state, taker);
  const outcome: Outcome = {
    winners,
    reason: `end.${side}`,
    side,
    ...((side === 'village' || side === 'wolves') && { headline: `win.${side}` }),
  };
  step.end(outcome);
  const args = { winners: them(winners) };
  step.log({ kind: `end.${side}`, args, learn: true, data: lynched === undefined ? end : roleOf(state, lynched) });
  const { set, cards, own, books } = state;
  return {
    ...state,
    next: 'over',
    question: null,
    ballot: null,
    ...layOpen({ set, cards, own, books }),
  };
}
