import type { Step } from '@masque/core';
import type { State } from '../state.ts';
import { isLiving } from '../village.ts';
import { die, settle } from './deaths.ts';

/** The day is over. Those whose players are gone do not see the night. */
export function dusk(state: State, step: Step): State {
  const leaving = state.options.onLeave === 'dusk' ? state.gone.filter((seat) => isLiving(state, seat)) : [];
  return leaving.length === 0
    ? { ...state, next: 'nightfall' }
    : settle({ ...die(state, leaving, 'gone', step), then: 'night' }, step);
}
