import { withAt, type Seat, type Step } from '@masque/core';
import { lives } from '../legal.ts';
import type { Allegiance, State } from '../state.ts';
import { drawFor } from './hands.ts';

/** The action takes effect. A target that is out by now is not affected. */
export function execute(state: State, step: Step): State {
  const { action, by, target } = state.announced!;
  switch (action) {
    case 'income':
      return gain(state, by, 1);
    case 'foreign_aid':
      return gain(state, by, 2);
    case 'tax':
      return gain(state, by, 3);
    case 'coup':
    case 'assassinate':
      return lives(state, target!) ? { ...state, todo: [{ do: 'lose', seat: target! }, ...state.todo] } : state;
    case 'steal':
      return steal(state, by, target!, step);
    case 'exchange': {
      const [drawn, next] = drawFor(state, by, state.options.inquisitor ? 1 : 2, step);
      return { ...next, drawn, next: 'exchange' };
    }
    case 'examine':
      return lives(state, target!) ? { ...state, next: 'examShow' } : state;
    case 'convert_self':
      return { ...state, allegiance: converted(state, by) };
    case 'convert':
      return { ...state, allegiance: converted(state, target!) };
    case 'embezzle':
      step.log({ kind: 'embezzled', args: { who: { seat: by }, coins: state.reserve } });
      return { ...gain(state, by, state.reserve), reserve: 0 };
  }
}

export const gain = (state: State, seat: Seat, coins: number): State => ({
  ...state,
  coins: withAt(state.coins, seat, state.coins[seat]! + coins),
});

function steal(state: State, by: Seat, from: Seat, step: Step): State {
  const coins = Math.min(2, state.coins[from]!);
  step.log({ kind: 'stole', args: { who: { seat: by }, from: { seat: from }, coins } });
  return gain(gain(state, from, -coins), by, coins);
}

const converted = (state: State, seat: Seat): readonly Allegiance[] =>
  withAt(state.allegiance!, seat, state.allegiance![seat] === 'loyalist' ? 'reformist' : 'loyalist');
