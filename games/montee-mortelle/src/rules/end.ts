import { open, reveal, type Outcome, type Seat, type Step } from '@masque/core';
import { societies } from '../cards/index.ts';
import type { State } from '../state.ts';
import { takeUp } from './hands.ts';

/** Everything is turned up, and the game is over. What is on offer goes back to whoever laid it down. */
export function end(before: State, outcome: Outcome, step: Step): State {
  const { offer } = before;
  const state = offer ? takeUp({ ...before, offer: null }, offer.from, open(offer.card)) : before;
  step.log({ kind: 'ended', args: {}, learn: true });
  step.log({
    kind: 'members',
    args: Object.fromEntries(societies.map((it) => [it, { list: seatsIn(state, it).map((seat) => ({ seat })) }])),
    learn: true,
  });
  step.end(outcome);
  return {
    ...state,
    next: 'over',
    chooser: null,
    window: null,
    societies: state.societies.map((it) => reveal(it, 'all')),
    spare: state.spare && reveal(state.spare, 'all'),
    professions: state.professions.map(({ card, up }) => ({ card: reveal(card, 'all'), up })),
    hands: state.hands.map((hand) => hand.map((card) => reveal(card, 'all'))),
    pile: state.pile.map((card) => reveal(card, 'all')),
    pool: state.pool.map((card) => reveal(card, 'all')),
  };
}

const seatsIn = (state: State, society: string): Seat[] =>
  state.societies.flatMap((it, seat) => (open(it) === society ? [seat] : []));

/** The coach arrives before anybody has won. */
export const endWithoutWinner = (state: State, why: 'stalemate' | 'roundCap' | 'abandoned', step: Step): State =>
  end(state, { winners: [], reason: `outcome.${why}`, side: 'none' }, step);

/** Everything that a seat has is shown to all. */
export const layOpen = (state: State, seat: Seat): State => ({
  ...state,
  societies: state.societies.with(seat, reveal(state.societies[seat]!, 'all')),
  professions: state.professions.with(seat, {
    card: reveal(state.professions[seat]!.card, 'all'),
    up: open(state.professions[seat]!.card),
  }),
  hands: state.hands.with(
    seat,
    state.hands[seat]!.map((card) => reveal(card, 'all')),
  ),
});
