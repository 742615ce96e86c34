import { type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import type { Reveal, State } from '../state.ts';
import { letGhostsLook, turnUp } from './hands.ts';
import { isDecided, lives } from './legal.ts';

/** Everybody looks at a card before anything else happens. */
export const revealed = (state: State, reveal: Reveal): State => ({
  ...state,
  reveal,
  todo: ['reveal', ...state.todo],
});

/** Everybody has seen it. */
export const goOn = (state: State): State => ({ ...state, reveal: null, todo: state.todo.slice(1) });

/** The losing seat gives up the influence at `place`. */
export function loseInfluence(state: State, place: number, step: Step): State {
  const seat = state.loser!;
  const paid: State = { ...turnUp(state, seat, place, step), loser: null, trial: null, todo: state.todo.slice(1) };
  return revealed(settleLoss(paid, seat, step), { by: seat, ...causeOf(state) });
}

/** Why the loser loses influence. */
function causeOf({ trial, loser, announced }: State): Omit<Reveal, 'by'> {
  if (!trial) return { as: 'action', to: announced!.by };
  return trial.challenger === loser ? { as: 'wrong', to: trial.claimant } : { as: 'lie', to: trial.challenger };
}

/** Eliminates a seat without influence. If only one seat is left, nothing else happens this turn. */
export function settleLoss(state: State, seat: Seat, step: Step): State {
  if (lives(state, seat)) return state;
  step.log({ kind: 'eliminated', args: { who: { seat } } });
  const next: State = { ...state, coins: state.coins.with(seat, 0) };
  return letGhostsLook(isDecided(next) ? { ...next, todo: [] } : next, step);
}
