import { type Rule, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { declassify } from '@masque/core';
import { actionOf } from '../cards/index.ts';
import type { Allegiance, State } from '../state.ts';
import { drawFor, exchangeCard, gain, nameOf, noteReputation, putBack, withHand } from './hands.ts';
import { lives } from './legal.ts';

/** Applies the effect of the action. A target that has gone out in the meantime is not affected. */
export const execute: Rule<State, unknown> = (state, _, step) => {
  const { action, by, target } = state.announced!;
  const { does } = actionOf(state.options, action);
  const hit = target !== undefined && lives(state, target);
  let now: State = { ...state, todo: state.todo.slice(1) };
  if (does.takes) now = gain(now, by, does.takes);
  if (does.steals) now = steal(now, by, target!, does.steals, step);
  if (does.embezzles) now = embezzle(now, by, step);
  if (does.converts) now = { ...now, allegiance: converted(now, does.converts === 'self' ? by : target!) };
  if (does.strikes && hit) return { ...now, loser: target, todo: ['lose', ...now.todo] };
  if (does.draws) return drawToExchange(now, by, does.draws, step);
  return does.examines && hit ? { ...now, todo: ['examShow', ...now.todo] } : now;
};

function steal(state: State, by: Seat, from: Seat, max: number, step: Step): State {
  const coins = Math.min(max, state.coins[from]!);
  step.log({ kind: 'stole', args: { who: { seat: by }, from: { seat: from }, coins } });
  return gain(gain(state, from, -coins), by, coins);
}

function embezzle(state: State, by: Seat, step: Step): State {
  step.log({ kind: 'embezzled', args: { who: { seat: by }, coins: state.reserve } });
  return { ...gain(state, by, state.reserve), reserve: 0 };
}

const converted = (state: State, seat: Seat): readonly Allegiance[] =>
  state.allegiance!.with(seat, state.allegiance![seat] === 'loyalist' ? 'reformist' : 'loyalist');

function drawToExchange(state: State, by: Seat, n: number, step: Step): State {
  const [drawn, next] = drawFor(state, by, n, step);
  return { ...next, drawn, todo: ['exchange', ...next.todo] };
}

/**
 * Exchange: the player keeps as many cards as they have influence, from their hand and the drawn cards; the rest goes
 * back.
 */
export function keep(state: State, places: readonly number[], step: Step): State {
  const seat = state.announced!.by;
  const all = [...state.hands[seat]!, ...state.drawn];
  const [kept, rest] = [true, false].map((keeps) => all.filter((_, place) => places.includes(place) === keeps));
  step.log({ kind: 'exchanged', args: { who: { seat } } });
  const back = putBack(withHand(state, seat, kept!), rest!, step.random);
  return noteReputation({ ...back, drawn: [], todo: back.todo.slice(1) }, seat, { denied: [] });
}

/** The target shows one card to the Inquisitor. */
export function examShow(state: State, place: number, step: Step): State {
  const { by, target } = state.announced!;
  const card = state.hands[target!]![place]!;
  const args = { who: { seat: by }, target: { seat: target! }, card: { msg: nameOf(declassify(card)) } };
  const shown = step.reveal(card, [by], { kind: 'examined', to: [by, target!], args });
  return { ...state, examined: { of: target!, place, card: shown }, todo: ['examDecide', ...state.todo.slice(1)] };
}

/** Examine: the Inquisitor gives the card back. */
export function giveBack(state: State, step: Step): State {
  const { by, target } = state.announced!;
  step.log({ kind: 'givenBack', args: { who: { seat: by }, target: { seat: target! } } });
  return { ...state, examined: null, todo: state.todo.slice(1) };
}

/** Examine: the Inquisitor makes the player exchange the card with the Court deck. */
export function forceReplacement(state: State, step: Step): State {
  const { by, target } = state.announced!;
  step.log({ kind: 'forcedReplacement', args: { who: { seat: by }, target: { seat: target! } } });
  const next = exchangeCard(state, target!, state.examined!.place, step);
  return { ...next, examined: null, todo: state.todo.slice(1) };
}
