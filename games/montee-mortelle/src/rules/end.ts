import { declassify, reveal, type Outcome, type Seat } from '@masque/core';
import type { GameMessage, Step } from '../messages/index.ts';
import { layOpen, membersOf, them } from '@masque/mechanics';
import type { Society } from '../cards/index.ts';
import type { State } from '../state.ts';
import { takeUp } from './hands.ts';

/** Reveals everything and ends the game. An object on offer goes back to the player who laid it down. */
export function end(before: State, outcome: Outcome<GameMessage>, step: Step): State {
  const { offer } = before;
  const state = offer ? takeUp({ ...before, offer: null }, offer.from, declassify(offer.card)) : before;
  step.log({ kind: 'ended', args: {}, learn: true });
  const of = (side: Society) => them(membersOf(state.societies.map(declassify), side));
  step.log({ kind: 'members', args: { order: of('order'), brotherhood: of('brotherhood') }, learn: true });
  step.end(outcome);
  const { societies, spare, professions, hands, pile, pool } = state;
  const cards = layOpen({ societies, spare, professions, hands, pile, pool });
  return { ...state, ...cards, next: 'over', asked: null, chooser: null, window: null };
}

/** The coach arrives before anybody has won. */
export const endWithoutWinner = (state: State, why: 'stalemate' | 'roundCap' | 'abandoned', step: Step): State =>
  end(state, { winners: [], reason: `outcome.${why}`, side: 'none' }, step);

/** Shows everything a seat has to everybody. */
export const showAll = (state: State, seat: Seat): State => ({
  ...state,
  societies: state.societies.with(seat, reveal(state.societies[seat]!, 'all')),
  professions: state.professions.with(seat, {
    card: reveal(state.professions[seat]!.card, 'all'),
    up: declassify(state.professions[seat]!.card),
  }),
  hands: state.hands.with(
    seat,
    state.hands[seat]!.map((card) => reveal(card, 'all')),
  ),
});
