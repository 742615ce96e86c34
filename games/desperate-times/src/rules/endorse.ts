import { declassify, type Rule, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import type { State } from '../state.ts';
import { activate } from './ability.ts';
import { anonymousOf, bribe, find, stacksOf } from './board.ts';
import { answered, seatOf, timedOut, wait } from './clock.ts';
import { isContested, turnUp } from './contest.ts';
import { finish } from './turn.ts';

export const askTurn: Rule<State, unknown> = (state, _, step) => wait(state, step, 'endorse', [state.turn]);

export const reveal: Rule<State, { seat: Seat; slot: string }> = (state, { seat, slot }, step) =>
  revealNow(answered(state, step, seat), seat, slot, step);

export const bribeOwn: Rule<State, { seat: Seat; slot: string }> = (state, { seat, slot }, step) =>
  bribeNow(answered(state, step, seat), seat, slot, step);

export const pass: Rule<State, { seat: Seat }> = (state, { seat }, step) => {
  step.log({ kind: 'passes', args: { who: { seat } } });
  return finish(answered(state, step, seat), step);
};

/**
 * For a player whose time is up: a Bribe on the oldest Supporter, or else the oldest Anonymous Supporter is Revealed.
 */
export const endorseAnyhow: Rule<State, { id: string }> = (state, { id }, step) => {
  const seat = seatOf(id);
  const next = timedOut(state, step, seat);
  return state.supply > 0
    ? bribeNow(next, seat, stacksOf(state, seat)[0]!.id, step)
    : revealNow(next, seat, anonymousOf(state, seat)[0]!.id, step);
};

function bribeNow(state: State, seat: Seat, slot: string, step: Step): State {
  step.log({ kind: 'bribes', args: { who: { seat }, slot } });
  return finish(bribe(state, slot), step);
}

function revealNow(state: State, seat: Seat, slot: string, step: Step): State {
  const shown = turnUp(state, seat, slot, step);
  return isContested(shown) ? shown : activate(shown, declassify(find(shown, slot).stack.card), seat, slot, step);
}

/**
 * Everybody has seen the contest. A newcomer who was Revealed and stays face up acts now; one that was turned up by an
 * ability does not.
 */
export const settle: Rule<State, unknown> = (state, _, step) => {
  const { supporter, newcomer, result } = state.contest!;
  const next: State = { ...state, contest: null };
  return next.ability || result !== 'newcomer'
    ? finish(next, step)
    : activate(next, supporter, newcomer.seat, newcomer.slot, step);
};
