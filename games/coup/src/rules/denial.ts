import { open, secret, type Seat, type Step } from '@masque/core';
import { actionOf, type Character } from '../cards/index.ts';
import type { State } from '../state.ts';
import { afterChallenge } from './declare.ts';
import { drawFor, nameOf, noteReputation, placeOf, putBack, withHand } from './hands.ts';

/**
 * The claim not to hold a character is challenged. That character in hand costs the actor an influence of its choice;
 * without it, all its cards are shown and replaced (or the house attests it) and the challenger loses.
 */
export function denialTrial(state: State, challenger: Seat, step: Step): State {
  const { by, action } = state.announced!;
  const denied = actionOf(state.options, action).denies!;
  const as = { msg: nameOf(denied) };
  if (placeOf(state, by, denied) >= 0) {
    step.log({ kind: 'held', args: { who: { seat: by }, as }, learn: true });
    return { ...state, todo: [{ do: 'lose', seat: by }, { do: 'endTurn' }] };
  }
  const attested = state.options.embezzleProof === 'server_attests';
  const proved = attested ? attest(state, by, denied, step) : showAll(state, by, denied, step);
  return { ...proved, todo: [{ do: 'lose', seat: challenger }, ...afterChallenge] };
}

function attest(state: State, by: Seat, denied: Character, step: Step): State {
  step.log({ kind: 'attested', args: { who: { seat: by }, as: { msg: nameOf(denied) } }, learn: true });
  return state;
}

function showAll(state: State, by: Seat, denied: Character, step: Step): State {
  const hand = state.hands[by]!;
  const cards = { list: hand.map((card) => ({ msg: nameOf(open(card)) })) };
  step.log({ kind: 'showedAll', args: { who: { seat: by }, cards, as: { msg: nameOf(denied) } }, learn: true });
  const back = putBack(
    withHand(state, by, []),
    hand.map((card) => secret(open(card), [])),
    step.random,
  );
  const [drawn, next] = drawFor(back, by, hand.length, step);
  return noteReputation(withHand(next, by, drawn), by, { denied: [] });
}
