import { reveal, secret, withAt, type Outcome, type Seat, type Step } from '@masque/core';
import { living, lives } from './legal.ts';
import type { State } from '../state.ts';
import { letGhostsLook, turnUp } from './hands.ts';

/** A seat gives up the influence at `place`. Without any left it is out, its coins go to the Treasury. */
export function loseInfluence(state: State, seat: Seat, place: number, step: Step): State {
  return { ...settleLoss(turnUp(state, seat, place, step), seat, step), loser: null };
}

/** Puts a seat without influence out of the game. */
export function settleLoss(state: State, seat: Seat, step: Step): State {
  if (lives(state, seat)) return state;
  step.log({ kind: 'eliminated', args: { who: { seat } } });
  return letGhostsLook({ ...state, coins: withAt(state.coins, seat, 0) }, step);
}

/** The last one with influence has won. */
export const isDecided = (state: State): boolean => living(state).length <= 1;

export const lastOneLeft = (state: State): Outcome => {
  const winners = living(state);
  return { winners, reason: { key: 'outcome.lastLeft', args: { who: { seat: winners[0] ?? 0 } } } };
};

/** At the turn cap: most influence, then most coins, then shared. */
export function strongest(state: State): Outcome {
  const strength = (seat: Seat): number => state.hands[seat]!.length * 1000 + state.coins[seat]!;
  const best = Math.max(...living(state).map(strength));
  return { winners: living(state).filter((seat) => strength(seat) === best), reason: 'outcome.turnCap' };
}

/** Ends the game: all hands and all lies are laid open. */
export function finish(state: State, outcome: Outcome, step: Step): State {
  step.log({ kind: 'won', args: { who: { list: outcome.winners.map((seat) => ({ seat })) } }, learn: true });
  step.end(outcome);
  return {
    ...state,
    next: 'over',
    todo: [],
    hands: state.hands.map((hand) => hand.map((card) => reveal(card, 'all'))),
    records: state.records.map((record) => ({ ...record, lies: reveal(record.lies, 'all') })),
  };
}
