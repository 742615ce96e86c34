import { withAt, type Seat, type Step } from '@masque/core';
import { actionOf } from '../cards/index.ts';
import type { Allegiance, State } from '../state.ts';
import { drawFor } from './hands.ts';
import { lives } from './legal.ts';

/** The action takes effect, as its entry says. A target that is out by now is not affected. */
export function execute(state: State, step: Step): State {
  const { action, by, target } = state.announced!;
  const { does } = actionOf(state.options, action);
  const hit = target !== undefined && lives(state, target);
  let now = state;
  if (does.takes) now = gain(now, by, does.takes);
  if (does.steals) now = steal(now, by, target!, does.steals, step);
  if (does.embezzles) now = embezzle(now, by, step);
  if (does.converts) now = { ...now, allegiance: converted(now, does.converts === 'self' ? by : target!) };
  if (does.strikes && hit) now = { ...now, todo: [{ do: 'lose', seat: target }, ...now.todo] };
  if (does.draws) {
    const [drawn, next] = drawFor(now, by, does.draws, step);
    now = { ...next, drawn, next: 'exchange' };
  }
  return does.examines && hit ? { ...now, next: 'examShow' } : now;
}

export const gain = (state: State, seat: Seat, coins: number): State => ({
  ...state,
  coins: withAt(state.coins, seat, state.coins[seat]! + coins),
});

function steal(state: State, by: Seat, from: Seat, most: number, step: Step): State {
  const coins = Math.min(most, state.coins[from]!);
  step.log({ kind: 'stole', args: { who: { seat: by }, from: { seat: from }, coins } });
  return gain(gain(state, from, -coins), by, coins);
}

function embezzle(state: State, by: Seat, step: Step): State {
  step.log({ kind: 'embezzled', args: { who: { seat: by }, coins: state.reserve } });
  return { ...gain(state, by, state.reserve), reserve: 0 };
}

const converted = (state: State, seat: Seat): readonly Allegiance[] =>
  withAt(state.allegiance!, seat, state.allegiance![seat] === 'loyalist' ? 'reformist' : 'loyalist');
