import { type Step } from '@masque/core';
import { fade } from '../notebook.ts';
import { hasBreath } from '../public.ts';
import type { State } from '../state.ts';
import { endWithoutWinner } from './end.ts';
import { later, onlyEndTurn } from './tasks.ts';

/** Does nothing for a turn. */
export function pass(state: State, step: Step): State {
  step.log({ kind: 'passed', args: { who: { seat: state.active } } });
  return onlyEndTurn({ ...state, passes: state.demanded ? 0 : state.passes + 1 });
}

/** An action is begun: it is not a turn of passing. */
export const acting = (state: State): State => ({ ...state, passes: 0 });

/** Back to the turn: the action still to come, the short breath after it, or the next seat. */
export function resume(state: State, to: 'main' | 'after', step: Step): State {
  if (to === 'main') return { ...state, next: 'main' };
  return hasBreath(state) ? { ...state, next: 'after' } : endTurn(state, step);
}

/** The next seat clockwise; or the coach arrives, where nothing happens any more. */
export function endTurn(state: State, step: Step): State {
  const n = state.hands.length;
  const { stalemateRounds, roundCap } = state.options;
  if (stalemateRounds > 0 && state.passes >= stalemateRounds * n) return endWithoutWinner(state, 'stalemate', step);
  if (roundCap > 0 && state.turns >= roundCap * n) return endWithoutWinner(state, 'roundCap', step);
  const active = (state.active + 1) % n;
  step.log({ kind: 'turn', args: { who: { seat: active } } });
  return {
    ...fade({ ...state, turns: state.turns + 1 }),
    active,
    acted: null,
    demanded: false,
    duel: null,
    window: null,
    next: 'main',
  };
}

/** A trade or duel is over; what it has set off comes first. */
export const afterAction = (state: State): State => later(state, { do: 'resume', to: 'after' });
