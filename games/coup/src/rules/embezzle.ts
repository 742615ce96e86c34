import { secret, type Seat, type Step } from '@masque/core';
import type { State } from '../state.ts';
import { afterChallenge } from './declare.ts';
import { drawFor, nameOf, noteReputation, placeOf, putBack, withHand } from './hands.ts';
import { open } from '@masque/core';

/**
 * The claim to hold no Duke is challenged. A Duke in hand costs the actor an influence of its choice; without one, all
 * its cards are shown and replaced (or the house attests it) and the challenger loses.
 */
export function embezzleTrial(state: State, challenger: Seat, step: Step): State {
  const { by } = state.announced!;
  if (placeOf(state, by, 'duke') >= 0) {
    step.log({ kind: 'hasDuke', args: { who: { seat: by } }, learn: true });
    return { ...state, todo: [{ do: 'lose', seat: by }, { do: 'endTurn' }] };
  }
  const proved = state.options.embezzleProof === 'server_attests' ? attest(state, by, step) : showAll(state, by, step);
  return { ...proved, todo: [{ do: 'lose', seat: challenger }, ...afterChallenge] };
}

function attest(state: State, by: Seat, step: Step): State {
  step.log({ kind: 'noDuke', args: { who: { seat: by } }, learn: true });
  return state;
}

function showAll(state: State, by: Seat, step: Step): State {
  const hand = state.hands[by]!;
  const cards = { list: hand.map((card) => ({ msg: nameOf(open(card)) })) };
  step.log({ kind: 'showedNoDuke', args: { who: { seat: by }, cards }, learn: true });
  const back = putBack(
    withHand(state, by, []),
    hand.map((card) => secret(open(card), [])),
    step.random,
  );
  const [drawn, next] = drawFor(back, by, hand.length, step);
  return noteReputation(withHand(next, by, drawn), by, { denied: [] });
}
