import type { Seat, Step } from '@masque/core';
import type { State } from '../state.ts';
import { living } from '../village.ts';

/** Somebody would rather sleep; when more than half would, the day is over. */
export function sleep(state: State, seat: Seat, step: Step): State {
  const sleepy = [...state.sleepy, seat];
  step.log({ kind: 'sleepy', args: { who: { seat }, n: sleepy.length } });
  return { ...state, sleepy };
}

export const wake = (state: State, seat: Seat): State => ({
  ...state,
  sleepy: state.sleepy.filter((it) => it !== seat),
});

/** More than half of the living want to sleep. */
export const villageSleeps = (state: State): boolean =>
  state.sleepy.filter((seat) => state.alive[seat]).length * 2 > living(state).length;
