import { open, secret, type Guard, type Rule, type Seat } from '@masque/core';
import { allAnswered, answer, answerOf, answersFrom, ask } from '@masque/mechanics';
import { actionOf, isClaim, type Character } from '../cards/index.ts';
import type { Options } from '../options.ts';
import type { Announced, Answer, State } from '../state.ts';
import { nameOf, noteClaim } from './hands.ts';
import { living, mayBlock } from './legal.ts';
import { challenged, denialChallenged, stopped } from './trial.ts';
import { endsWith } from './turn.ts';

/** An answer in an open window. */
export type Answering = { type: 'allow' | 'challenge' | 'block'; seat: Seat; as?: Character };

const answerGiven = ({ type, as }: Answering): Answer => (type === 'block' ? { block: as! } : type);

/** Records an answer in the open window. */
export const note: Rule<State, Answering> = (state, event) => ({
  ...state,
  window: answer(state.window!, event.seat, answerGiven(event)),
});

/** Does this answer close the window? In a race the first objection does; else the last answer does. */
export const closes: Guard<State, Answering> = (state, event) =>
  (state.options.window === 'race' && event.type !== 'allow') || isLastAnswer(state, event.seat);

/** Has everybody but this seat answered? Where windows last their whole time, that closes none. */
const isLastAnswer = ({ options, window }: State, seat: Seat): boolean =>
  !options.fixedWindows && allAnswered(window!, (it) => it === seat);

/** Somebody resigns who has no part in it: was it the last one that the window waited for? */
export const wasAwaited: Guard<State, { seat: Seat }> = (state, event, step) =>
  !endsWith(state, event, step) && isLastAnswer(state, event.seat);

/** What has been answered, first clockwise from the claimant first: it counts first. In a race there is one objection. */
const answers = (state: State, claimant: Seat) => answersFrom(state.window!, claimant, state.hands.length);

/** The seat whose challenge is taken. */
const challenger = (state: State, claimant: Seat): Seat | undefined =>
  answers(state, claimant).find(({ answer }) => answer === 'challenge')?.seat;

/** The window closes: its phase is done. */
const closed = (state: State): State => ({ ...state, window: null, todo: state.todo.slice(1) });

/** The window to challenge the action closes. */
export const closeChallenge: Rule<State, unknown> = (state, _, step) => {
  const { by, target, action } = state.announced!;
  const taken = challenger(state, by);
  const given = target === undefined ? null : answerOf(state.window!, target);
  // A target whose own challenge was made, or for whose answer a race did not wait, is asked about blocking afterwards.
  const stands = given !== 'challenge' && (given !== null || taken === undefined || state.options.window !== 'race');
  const advance = fast(state) ? secret(stands ? (given ?? 'allow') : null, [target!]) : null;
  const next: State = { ...closed(state), advance };
  if (taken === undefined) return next;
  step.log({ kind: 'challenged', args: { who: { seat: taken }, target: { seat: by } } });
  const { claim } = actionOf(state.options, action);
  return claim ? challenged(next, by, taken, claim) : denialChallenged(next, taken, step);
};

/** Is this window one in which the target may also block? */
export function fast({ options, announced }: { options: Options; announced: Announced | null }): boolean {
  if (!options.fastWindows || announced?.target === undefined) return false;
  const rule = actionOf(options, announced.action);
  return isClaim(rule) && rule.blockers.length > 0;
}

/** Asks those who may block. */
export function openBlock(state: State): State {
  const { action, by, target } = state.announced!;
  return { ...state, window: ask<Answer>(mayBlock(state, action, by, target)) };
}

/** Is nobody asked: because nobody may block, or because the target has answered in advance? */
export const isSettled = ({ window, advance }: State): boolean =>
  window!.asked.length === 0 || (advance !== null && open(advance) !== null);

/** What the target has answered in advance is its answer now. */
export const takeAdvance: Rule<State, unknown> = (state, event, step) => {
  const { advance, announced, window } = state;
  const given = advance && open(advance);
  return given
    ? closeBlock({ ...state, window: answer(window!, announced!.target!, given) }, event, step)
    : closed(state);
};

/** The window to block closes. */
export const closeBlock: Rule<State, unknown> = (state, _, step) => {
  const { by } = state.announced!;
  const [taken] = answers(state, by).flatMap(({ seat, answer }) =>
    typeof answer === 'object' ? [{ by: seat, as: answer.block }] : [],
  );
  if (!taken) return closed(state);
  const who = { seat: taken.by };
  step.log({ kind: 'block', args: { who, as: { msg: nameOf(taken.as) }, target: { seat: by } } });
  return {
    ...noteClaim(closed(state), taken.by, taken.as),
    blocked: taken,
    said: { ...taken, action: 'block', on: by },
    window: ask<Answer>(living(state).filter((seat) => seat !== taken.by)),
    todo: ['challengeBlock', ...state.todo.slice(1)],
  };
};

/** The window to challenge the block closes. */
export const closeChallengeBlock: Rule<State, unknown> = (state, _, step) => {
  const { by, as } = state.blocked!;
  const taken = challenger(state, by);
  if (taken === undefined) return stopped(closed(state), step);
  step.log({ kind: 'challenged', args: { who: { seat: taken }, target: { seat: by } } });
  return challenged(closed(state), by, taken, as);
};
