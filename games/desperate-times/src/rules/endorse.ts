import { open, type Rule, type Seat, type Step } from '@masque/core';
import type { State } from '../state.ts';
import { activate } from './ability.ts';
import { anonymousOf, bribe, find, stacksOf } from './board.ts';
import { answered, seatOf, timedOut, wait } from './clock.ts';
import { turnUp } from './contest.ts';
import { finish } from './turn.ts';
import { cardName } from './words.ts';

/** Has this seat anything to Reveal or to Bribe? All of it is public. */
export const canEndorse = (state: State): boolean =>
  anonymousOf(state, state.turn).length > 0 || (state.supply > 0 && stacksOf(state, state.turn).length > 0);

export const beginTurn: Rule<State, unknown> = (state, _, step) => wait(state, step, 'endorse', [state.turn]);

export const reveal: Rule<State, { seat: Seat; slot: string }> = (state, { seat, slot }, step) =>
  revealNow(answered(state, step, seat), seat, slot, step);

export const bribeOwn: Rule<State, { seat: Seat; slot: string }> = (state, { seat, slot }, step) =>
  bribeNow(answered(state, step, seat), seat, slot, step);

export const pass: Rule<State, { seat: Seat }> = (state, { seat }, step) => {
  step.log({ kind: 'passes', args: { who: { seat } } });
  return finish({ ...answered(state, step, seat), contest: null });
};

/** Nothing to Reveal and nothing to Bribe, or nothing to Bribe with. */
export const forcedPass: Rule<State, unknown> = (state, _, step) => {
  step.log({ kind: 'forced_pass', args: { who: { seat: state.turn } } });
  return finish(state);
};

/** In place of somebody whose time is up: a Bribe on the oldest Supporter, or else the oldest Anonymous is Revealed. */
export const endorseAnyhow: Rule<State, { id: string }> = (state, { id }, step) => {
  const seat = seatOf(id);
  const next = timedOut(state, step, seat);
  return state.supply > 0
    ? bribeNow(next, seat, stacksOf(state, seat)[0]!.id, step)
    : revealNow(next, seat, anonymousOf(state, seat)[0]!.id, step);
};

function bribeNow(state: State, seat: Seat, slot: string, step: Step): State {
  step.log({ kind: 'bribes', args: { who: { seat }, slot } });
  return finish({ ...bribe(state, slot), contest: null });
}

function revealNow(state: State, seat: Seat, slot: string, step: Step): State {
  const face = open(find(state, slot).stack.card);
  step.log({
    kind: 'reveals',
    args: { who: { seat }, slot, card: cardName(face) },
    data: { supporter: face },
    learn: true,
  });
  const { state: shown, stays } = turnUp({ ...state, contest: null }, seat, slot, step);
  return stays ? activate(shown, face, seat, slot, step) : finish(shown);
}
