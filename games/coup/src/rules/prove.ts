import { open, type Seat, type Step } from '@masque/core';
import type { Character } from '../cards/index.ts';
import type { State, Task } from '../state.ts';
import { exchangeCard, nameOf, noteReputation, placeOf, turnUp } from './hands.ts';

/**
 * The claimant shows one of its cards. If it is the character claimed, it is replaced and the challenger loses
 * influence; any other card is the influence lost, whether the claimant could not or would not prove its claim.
 */
export function show(state: State, place: number, step: Step): State {
  const { claimant, challenger, claim } = state.trial!;
  const done: State = { ...state, trial: null };
  if (open(state.hands[claimant]![place]!) !== claim) return caught(done, claimant, claim, place, step);
  step.log({
    kind: 'proved',
    args: { who: { seat: claimant }, card: { msg: nameOf(claim) } },
    learn: true,
    data: claim,
  });
  const replaced = exchangeCard(done, claimant, place, step);
  return {
    ...replaced,
    proof: { by: claimant, card: claim },
    todo: [{ do: 'lose', seat: challenger }, ...afterOwnChallenge(replaced, challenger)],
  };
}

/** Where the table does not let a target block that has lost its own challenge, the block is skipped. */
const afterOwnChallenge = (state: State, challenger: Seat): readonly Task[] =>
  !state.options.blockAfterOwnChallenge && !state.blocked && challenger === state.announced!.target
    ? state.todo.filter((task) => task.do !== 'block')
    : state.todo;

function caught(state: State, claimant: Seat, claim: Character, place: number, step: Step): State {
  step.log({ kind: 'caught', args: { who: { seat: claimant }, as: { msg: nameOf(claim) } } });
  const lost = turnUp(state, claimant, place, step);
  const denied = noteReputation(lost, claimant, { denied: [...lost.records[claimant]!.denied, claim] });
  // A caught block cannot be followed by another one: the action takes place.
  const todo: Task[] = state.blocked ? [{ do: 'execute' }, { do: 'endTurn' }] : [{ do: 'refund' }, { do: 'endTurn' }];
  return { ...denied, todo };
}

/** What is shown when the claimant does not choose: the character claimed if held, else the older card. */
export const proofOf = (state: State): number => Math.max(0, placeOf(state, state.trial!.claimant, state.trial!.claim));
