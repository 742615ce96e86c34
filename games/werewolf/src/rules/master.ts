import type { Step } from '@masque/core';
import type { State } from '../state.ts';
import { holders, withOwn } from './hidden.ts';

/** The human game master decides which side the Gravedigger serves. */
export function swear(state: State, side: 'good' | 'evil', step: Step): State {
  // That there is one is told only where everybody may know the cards.
  step.log({ kind: 'master.swears', ...(state.options.mystery && { to: [] }) });
  return holders(state, 'gravedigger').reduce((next, seat) => withOwn(next, seat, { side }), state);
}

/** The human game master sets how many accusations there may be today. */
export function setLimit(state: State, n: number, step: Step): State {
  step.log({ kind: 'master.limit', args: { n } });
  return { ...state, limit: n };
}
