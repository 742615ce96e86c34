import { declassify, secret, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { actionOf, type Character } from '../cards/index.ts';
import type { State } from '../state.ts';
import { drawFor, exchangeCard, gain, nameOf, noteReputation, placeOf, putBack, turnUp, withHand } from './hands.ts';
import { lives } from './legal.ts';
import { revealed, settleLoss } from './lose.ts';

/** A claim is challenged: it has to be proved before anything else. */
export const challenged = (state: State, claimant: Seat, challenger: Seat, claim: Character): State => ({
  ...state,
  trial: { claimant, challenger, claim },
  todo: ['prove', ...state.todo],
});

/** Has the claimant nothing to choose: one card left, or a true claim where those are proved without asking? */
export function provesItself({ options, hands, trial }: State): boolean {
  const { claimant, claim } = trial!;
  const hand = hands[claimant]!;
  return hand.length === 1 || (options.autoProve && hand.some((card) => declassify(card) === claim));
}

/** What is shown when the claimant does not choose: the character claimed if held, else the older card. */
export const proofOf = (state: State): number => Math.max(0, placeOf(state, state.trial!.claimant, state.trial!.claim));

/**
 * The claimant shows one of its cards. If it is the character claimed, it is replaced and the challenger loses
 * influence; any other card is the influence lost, whether the claimant could not or would not prove its claim.
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

/** A block stands: nothing else happens in this turn. */
export function stopped(state: State, step: Step): State {
  step.log({ kind: 'blocked', args: { who: { seat: state.blocked!.by }, target: { seat: state.announced!.by } } });
  return { ...state, todo: [] };
}

/** A wrong challenge costs influence. */
function pays(state: State, loser: Seat): State {
  // Where the table does not let a target block that has lost its own challenge, the block is skipped.
  const skips = !state.options.blockAfterOwnChallenge && loser === state.announced!.target;
  const todo = skips ? state.todo.filter((phase) => phase !== 'block') : state.todo;
  return { ...state, loser, todo: ['lose', ...todo] };
}

/** A claim is not proved. Without it the action fails and is paid back; a block fails, and the action takes place. */
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
 * The claim not to hold a character is challenged. That character in hand costs the actor an influence of its choice;
 * without it, all its cards are shown and replaced (or the house attests it) and the challenger loses.
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
  // Shown, and shuffled away again: nothing of it stays in the state.
  const cards = secret({ list: hand.map((card) => ({ msg: nameOf(declassify(card)) })) }, 'all');
  step.log({ kind: 'showedAll', args: { who: { seat: by }, cards, as: { msg: nameOf(denied) } }, learn: true });
  const [drawn, next] = drawFor(putBack(withHand(state, by, []), hand, step.random), by, hand.length, step);
  return noteReputation(withHand(next, by, drawn), by, { denied: [] });
}
