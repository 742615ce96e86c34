import { declassify, secret, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { actionOf, type Character } from '../cards/index.ts';
import type { State } from '../state.ts';
import { drawFor, exchangeCard, gain, nameOf, noteReputation, placeOf, putBack, turnUp, withHand } from './hands.ts';
import { lives } from './legal.ts';
import { revealed, settleLoss } from './lose.ts';

/** A claim is challenged: it must be proved before anything else happens. */
export const challenged = (state: State, claimant: Seat, challenger: Seat, claim: Character): State => ({
  ...state,
  trial: { claimant, challenger, claim },
  todo: ['prove', ...state.todo],
});

/**
 * Does the claimant have no choice: only one card left, or a true claim at a table where those are proved
 * automatically?
 */
export function provesItself({ options, hands, trial }: State): boolean {
  const { claimant, claim } = trial!;
  const hand = hands[claimant]!;
  return hand.length === 1 || (options.autoProve && hand.some((card) => declassify(card) === claim));
}

/** The card that is shown automatically: the claimed character if held, or else the older card. */
export const proofOf = (state: State): number => Math.max(0, placeOf(state, state.trial!.claimant, state.trial!.claim));

/**
 * The claimant shows a card. If it is the claimed character, it is replaced and the challenger loses influence. Any
 * other card is lost, whether the claimant could not or did not want to prove the claim.
 */
export function show(state: State, place: number, step: Step): State {
  const { claimant, challenger, claim } = state.trial!;
  const done: State = { ...state, todo: state.todo.slice(1) };
  if (declassify(state.hands[claimant]![place]!) !== claim) return caught(done, place, step);
  const args = { who: { seat: claimant }, card: { msg: nameOf(claim) } };
  step.log({ kind: 'proved', args, learn: true, data: claim });
  const proved: State = { ...exchangeCard(done, claimant, place, step), proof: { by: claimant, card: claim } };
  const paying = pays(state.blocked ? stopped(proved, step) : proved, challenger);
  return revealed(paying, { by: claimant, as: 'proof', to: challenger });
}

/** The block stands: nothing else happens this turn. */
export function stopped(state: State, step: Step): State {
  step.log({ kind: 'blocked', args: { who: { seat: state.blocked!.by }, target: { seat: state.announced!.by } } });
  return { ...state, todo: [] };
}

/** A wrong challenge costs influence. */
function pays(state: State, loser: Seat): State {
  // At tables where a target that has lost its own challenge may not block, the block is skipped.
  const skips = !state.options.blockAfterOwnChallenge && loser === state.announced!.target;
  const todo = skips ? state.todo.filter((phase) => phase !== 'block') : state.todo;
  return { ...state, loser, todo: ['lose', ...todo] };
}

/**
 * The claim is not proved. If it was for the action, the action fails and is refunded; if it was for a block, the block
 * fails and the action takes effect.
 */
function caught(state: State, place: number, step: Step): State {
  const { claimant, challenger, claim } = state.trial!;
  step.log({ kind: 'caught', args: { who: { seat: claimant }, as: { msg: nameOf(claim) } } });
  const lost = turnUp({ ...state, trial: null }, claimant, place, step);
  const denied = noteReputation(lost, claimant, { denied: [...lost.records[claimant]!.denied, claim] });
  const settled = state.blocked
    ? settleLoss(denied, claimant, step)
    : refund(settleLoss({ ...denied, todo: [] }, claimant, step), step);
  return revealed(settled, { by: claimant, as: 'lie', to: challenger });
}

function refund(state: State, step: Step): State {
  const { by, paid } = state.announced!;
  if (paid === 0 || !lives(state, by)) return state;
  step.log({ kind: 'refund', args: { who: { seat: by }, coins: paid } });
  return gain(state, by, paid);
}

/**
 * A player's claim not to hold a character is challenged. If they do hold it, they lose an influence of their choice.
 * If not, all their cards are shown and replaced (or the house attests it), and the challenger loses influence.
 */
export function denialChallenged(state: State, challenger: Seat, step: Step): State {
  const { by, action } = state.announced!;
  const denied = actionOf(state.options, action).denies!;
  const tried: State = { ...state, trial: { claimant: by, challenger, claim: denied } };
  const args = { who: { seat: by }, as: { msg: nameOf(denied) } };
  if (placeOf(state, by, denied) >= 0) {
    step.log({ kind: 'held', args, learn: true });
    return { ...tried, loser: by, todo: ['lose'] };
  }
  if (state.options.embezzleProof === 'show') return pays(showAll(tried, denied, step), challenger);
  step.log({ kind: 'attested', args, learn: true });
  return pays(tried, challenger);
}

function showAll(state: State, denied: Character, step: Step): State {
  const { by } = state.announced!;
  const hand = state.hands[by]!;
  // The cards are shown and then shuffled back, so the state keeps nothing of them.
  const cards = secret({ list: hand.map((card) => ({ msg: nameOf(declassify(card)) })) }, 'all');
  step.log({ kind: 'showedAll', args: { who: { seat: by }, cards, as: { msg: nameOf(denied) } }, learn: true });
  const [drawn, next] = drawFor(putBack(withHand(state, by, []), hand, step.random), by, hand.length, step);
  return noteReputation(withHand(next, by, drawn), by, { denied: [] });
}
