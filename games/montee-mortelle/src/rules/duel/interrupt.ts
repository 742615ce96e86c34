import type { Seat, Step } from '@masque/core';
import type { ObjectKind } from '../../cards/index.ts';
import type { State } from '../../state.ts';
import { checkLimit, transfer } from '../hands.ts';
import { turnUp } from '../professions.ts';
import { stop } from '../turn.ts';

/** The Priest stops the duel: an attacker with two objects or more must give one, and the turn is over. */
export function callOff(state: State, by: Seat, step: Step): State {
  const shown: State = { ...turnUp(state, by, step), window: null };
  step.log({ kind: 'calledOff', args: { who: { seat: by } } });
  const { attacker } = shown.duel!;
  return shown.hands[attacker]!.length >= 2 ? { ...shown, chooser: by, next: 'pay' } : stop(shown);
}

/** What the attacker gives the Priest is his own choice. */
export function pay(state: State, card: ObjectKind, step: Step): State {
  const by = state.chooser!;
  const { attacker } = state.duel!;
  const over = stop({ ...state, chooser: null });
  return checkLimit(transfer(over, attacker, by, card, 'fee', step), by);
}

/** The Doctor undoes the duel: nobody looks, takes or draws anything, and the turn is over. */
export function undo(state: State, by: Seat, step: Step): State {
  const shown = turnUp(state, by, step);
  step.log({ kind: 'undone', args: { who: { seat: by } } });
  return stop(shown);
}
