import { secret, type Guard, type Rule, type Seat, type Step } from '@masque/core';
import { allAnswered, answer, answerOf, answersFrom } from '@masque/mechanics';
import { actionOf, isClaim, type Character } from '../cards/index.ts';
import type { Options } from '../options.ts';
import type { Announced, Answer, State } from '../state.ts';
import { afterChallenge, block } from './declare.ts';
import { denialTrial } from './denial.ts';

export type Answering = { type: 'allow' | 'challenge' | 'block'; seat: Seat; as?: Character };

const answerGiven = ({ type, as }: Answering): Answer => (type === 'block' ? `block:${as!}` : type);

/** Records an answer in the open window. */
export const note: Rule<State, Answering> = (state, event) => ({
  ...state,
  window: answer(state.window!, event.seat, answerGiven(event)),
});

/** Does this answer close the window? In a race the first objection does; else the last answer does. */
export const closes: Guard<State, Answering> = (state, event) => {
  if (state.options.window === 'race' && event.type !== 'allow') return true;
  return !state.options.fixedWindows && allAnswered(answer(state.window!, event.seat, answerGiven(event)));
};

/** The objections that count, first clockwise from the claimant first. In a race there is one at most. */
const objections = (state: State, claimant: Seat): { seat: Seat; answer: Answer }[] =>
  answersFrom(state.window!, claimant, state.hands.length).filter(({ answer }) => answer !== 'allow');

/** The window to challenge the action closes. */
export function closeChallenge(state: State, step: Step): State {
  const { by, target, action } = state.announced!;
  const all = objections(state, by);
  const taken = all.find((it) => it.answer === 'challenge');
  const given = target === undefined ? null : answerOf(state.window!, target);
  // A target whose own challenge was made, or for whose answer a race did not wait, is asked about blocking later.
  const stands = given !== 'challenge' && (given !== null || !taken || state.options.window !== 'race');
  const advance = fast(state) && stands ? secret<Answer | null>(given ?? 'allow', [target!]) : null;
  const next: State = { ...state, window: null, advance, todo: afterChallenge };
  if (!taken) return next;
  step.log({ kind: 'challenged', args: { who: { seat: taken.seat }, target: { seat: by } } });
  const { claim } = actionOf(state.options, action);
  return claim
    ? { ...next, trial: { claimant: by, challenger: taken.seat, claim } }
    : denialTrial(next, taken.seat, step);
}

/** Is this window one in which the target may also block? */
export function fast({ options, announced }: { options: Options; announced: Announced | null }): boolean {
  if (!options.fastWindows || announced?.target === undefined) return false;
  const rule = actionOf(options, announced.action);
  return isClaim(rule) && rule.blockers.length > 0;
}

/** The window to block closes. */
export function closeBlock(state: State, step: Step): State {
  const [taken] = objections(state, state.announced!.by);
  const next: State = { ...state, window: null };
  return taken ? block(next, taken.seat, roleIn(taken.answer), step) : next;
}

/** The character of a block. */
export const roleIn = (answer: Answer): Character => answer.slice('block:'.length) as Character;

/** The window to challenge the block closes. */
export function closeChallengeBlock(state: State, step: Step): State {
  const { by, as } = state.blocked!;
  const [taken] = objections(state, by);
  const stands: State = { ...state, window: null, todo: [{ do: 'blocked' }, { do: 'endTurn' }] };
  if (!taken) return stands;
  step.log({ kind: 'challenged', args: { who: { seat: taken.seat }, target: { seat: by } } });
  return { ...stands, trial: { claimant: by, challenger: taken.seat, claim: as } };
}
