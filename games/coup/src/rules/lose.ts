import { type Seat, type Step } from '@masque/core';
import type { State } from '../state.ts';
import { letGhostsLook, turnUp } from './hands.ts';
import { isDecided, lives } from './legal.ts';

/** The seat that has to gives up the influence at `place`. */
export function loseInfluence(state: State, place: number, step: Step): State {
  const seat = state.loser!;
  const paid: State = { ...turnUp(state, seat, place, step), loser: null, trial: null, todo: state.todo.slice(1) };
  return settleLoss(paid, seat, step);
}

/** Puts a seat without influence out of the game. With one seat left nothing else happens in this turn. */
export function settleLoss(state: State, seat: Seat, step: Step): State {
  if (lives(state, seat)) return state;
  step.log({ kind: 'eliminated', args: { who: { seat } } });
  const next: State = { ...state, coins: state.coins.with(seat, 0) };
  return letGhostsLook(isDecided(next) ? { ...next, todo: [] } : next, step);
}
