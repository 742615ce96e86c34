import type { Seat, Step } from '@masque/core';
import type { State } from '../state.ts';

/** A player is gone for good. The others see it; the seat dies at dusk, and until then nobody waits for it. */
export function leave(state: State, seat: Seat, step: Step): State {
  if (state.gone.includes(seat)) return state;
  step.log({ kind: 'left', args: { who: { seat } } });
  return {
    ...state,
    gone: [...state.gone, seat].sort((a, b) => a - b),
    sleepy: state.sleepy.filter((it) => it !== seat),
  };
}
