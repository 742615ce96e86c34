import type { Rule } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { nextSeat } from '@masque/mechanics';
import type { State } from '../state.ts';
import { anonymousOf, stacksOf } from './board.ts';
import { elect } from './end.ts';
import { openSelecting, passOn } from './select.ts';

/** Starts the first Selection, or the Endorsement if the last cards have been laid down. */
export const begin: Rule<State, unknown> = (state, _, step) =>
  state.offices ? state : handsAreEmpty(state) ? skipped(state, step) : openSelecting(state, step);

/** An Endorsement is over: moves on to the next seat to the left, the next round, or the end. */
export function finish(state: State, step: Step): State {
  const next = skipped(onward(state), step);
  if (next.endorsed < next.areas.length) return next;
  return handsAreEmpty(next) ? elect(next, step) : openSelecting(passOn(next, step), step);
}

const onward = (state: State): State => ({
  ...state,
  ability: null,
  turn: nextSeat(state.turn, state.areas.length),
  endorsed: state.endorsed + 1,
});

/** Skips players who can neither Reveal nor Bribe. All of that is public. */
function skipped(state: State, step: Step): State {
  const { endorsed, areas, supply, turn } = state;
  const canEndorse = anonymousOf(state, turn).length > 0 || (supply > 0 && stacksOf(state, turn).length > 0);
  if (endorsed === areas.length || canEndorse) return state;
  step.log({ kind: 'forced_pass', args: { who: { seat: turn } } });
  return skipped(onward(state), step);
}

/** The last card of every hand has been laid down. */
const handsAreEmpty = (state: State): boolean => state.hands.every((hand) => hand.length === 0);
