import type { State } from '../state.ts';

/** An Endorsement is over: the next seat to the left. */
export const finish = (state: State): State => ({
  ...state,
  ability: null,
  turn: (state.turn + 1) % state.areas.length,
  endorsed: state.endorsed + 1,
});

export const roundIsOver = (state: State): boolean => state.endorsed === state.areas.length;

/** The last card of every hand has been laid down. */
export const handsAreEmpty = (state: State): boolean => state.hands.every((hand) => hand.length === 0);
