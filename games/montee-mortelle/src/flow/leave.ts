import type { ClockEvent, Rule, Transition } from '@masque/core';
import { answer } from '@masque/mechanics';
import { defaultGift } from '../rules/defaults.ts';
import { endWithoutWinner } from '../rules/end.ts';
import type { State } from '../state.ts';

type Leaving = Extract<ClockEvent, { type: 'leave' }>;

/**
 * A seat is given up. Its cards stay at the table, for the others need them: from now on the house answers for it, as it
 * does for everybody whose time is over. When nobody is left, the game is over too.
 */
const giveUp: Rule<State, Leaving> = (state, { seat }, step) => {
  if (state.left.includes(seat)) return state;
  step.log({ kind: 'left', args: { who: { seat } } });
  const { window, rotation } = state;
  const left = [...state.left, seat];
  if (left.length === state.hands.length) return endWithoutWinner({ ...state, left }, 'abandoned', step);
  return {
    ...state,
    left,
    window: window && answer(window, seat, 'no'),
    rotation: rotation && { ...rotation, gifts: answer(rotation.gifts, seat, defaultGift(state, seat)) },
  };
};

/** The present question is asked anew, so that its clock is that of a seat that nobody waits for. */
export const leave: Transition<State, Leaving> = { target: 'next', actions: giveUp };
