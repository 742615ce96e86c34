import { declassify, secret, type Seat, type View } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { answer, answerOf, answersFrom, ask, atPace } from '@masque/mechanics';
import { actionOf, isClaim } from '../cards/index.ts';
import type { Options } from '../options.ts';
import type { Announced, Answer, State } from '../state.ts';
import { nameOf, noteClaim } from './hands.ts';
import { living, mayBlock } from './legal.ts';
import { challenged, denialChallenged, stopped } from './trial.ts';

/** In a race, the first objection closes the window. */
export const objects = (answer: Answer, { options }: State): boolean =>
  options.window === 'race' && answer !== 'allow' && answer !== 'wait';

/**
 * Some tables keep windows open for their full time, so that their length reveals nothing. This does not apply if
 * nobody has a choice, or if there are no clocks to close the windows.
 */
export const lasts = (state: State): boolean =>
  state.options.fixedWindows && state.options.pace !== 'off' && !isSettled(state);

type Asked = Pick<View<State>, 'options' | 'announced' | 'todo'>;

/** Is only whoever is struck or robbed asked whether to block? */
export const isAlone = ({ announced, todo }: Asked): boolean => todo[0] === 'block' && announced!.target !== undefined;

/**
 * Does silence let it stand after a short while? Not where the victim is asked whether to block. It depends on nothing that
 * anybody holds.
 */
export const hasLull = (asked: Asked): boolean =>
  !asked.options.fixedWindows && asked.options.pace !== 'off' && !fast(asked) && !isAlone(asked);

/** How long that takes, in milliseconds; `null`: it does not. */
export const lull = (asked: Asked): number | null => (hasLull(asked) ? atPace(asked.options.pace, LULL) : null);

/** At normal pace, in seconds: longer than bots think (`thinking` in `bots/index.ts`), at a brisk table as well. */
const LULL = 5;

/**
 * The answers so far, clockwise from the claimant: the first in this order counts. In a race there is only one
 * objection.
 */
const answers = (state: State, claimant: Seat) => answersFrom(state.window!, claimant, state.hands.length);

/** The seat whose challenge counts. */
const challenger = (state: State, claimant: Seat): Seat | undefined =>
  answers(state, claimant).find(({ answer }) => answer === 'challenge')?.seat;

/** Whoever has not answered in time lets it stand. Nobody else is told: to them it looks like an answer. */
export const missed = (seat: Seat, step: Step): void =>
  step.log({ kind: 'missed', args: { who: { seat } }, to: [seat] });

/** Closes the window: its phase is done. */
const closed = (state: State): State => ({
  ...state,
  window: null,
  held: false,
  advance: null,
  todo: state.todo.slice(1),
});

/** Closes the window for challenging the action. */
export function closeChallenge(state: State, step: Step): State {
  const { by, target, action } = state.announced!;
  const taken = challenger(state, by);
  const given = target === undefined ? null : answerOf(state.window!, target);
  // A target who made the challenge that counts, or whose answer a race did not wait for, is asked about blocking
  // afterwards.
  const stands = given !== 'challenge' && (given !== null || taken === undefined || state.options.window !== 'race');
  const advance = fast(state) ? secret(stands ? (given ?? 'allow') : null, [target!]) : null;
  const next: State = { ...closed(state), advance };
  if (taken === undefined) return next;
  step.log({ kind: 'challenged', args: { who: { seat: taken }, target: { seat: by } } });
  const { claim } = actionOf(state.options, action);
  return claim ? challenged(next, by, taken, claim) : denialChallenged(next, taken, step);
}

/** In this window, may the target also block? */
export function fast({ options, announced }: { options: Options; announced: Announced | null }): boolean {
  if (!options.fastWindows || announced?.target === undefined) return false;
  const rule = actionOf(options, announced.action);
  return isClaim(rule) && rule.blockers.length > 0;
}

/** Asks players who may block. If the target has already answered, that answer is used. */
export function openBlock(state: State): State {
  const { action, by, target } = state.announced!;
  const window = ask<Answer>(mayBlock(state, action, by, target));
  const given = state.advance && declassify(state.advance);
  return { ...state, window: given ? answer(window, target!, given) : window };
}

/** Is there nothing to choose, because nobody may block or the target has already answered? */
const isSettled = ({ window, advance }: State): boolean =>
  window!.asked.length === 0 || (advance !== null && declassify(advance) !== null);

/** Closes the window for blocking. */
export function closeBlock(state: State, step: Step): State {
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
}

/** Closes the window for challenging the block. */
export function closeChallengeBlock(state: State, step: Step): State {
  const { by, as } = state.blocked!;
  const taken = challenger(state, by);
  if (taken === undefined) return stopped(closed(state), step);
  step.log({ kind: 'challenged', args: { who: { seat: taken }, target: { seat: by } } });
  return challenged(closed(state), by, taken, as);
}
