import type { Seat, Step } from '@masque/core';
import { bribe, find, fromLeftOf, unbribe, type Board } from '../places.ts';
import { finish } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { choosing, type AbilityRules } from './ability.ts';

/** HOUSE: move one Bribe from any Supporter to any other. */
export const councillor: AbilityRules = {
  fizzles: (state, by) => sources(state, by).length === 0,
};

const sources = (board: Board, by: Seat): string[] =>
  fromLeftOf(board, by)
    .filter((it) => it.stack.bribes > 0)
    .map((it) => it.stack.id);
const others = (board: Board, by: Seat, from: string): string[] =>
  fromLeftOf(board, by)
    .map((it) => it.stack.id)
    .filter((id) => id !== from);

/** First where from, ... */
export const councillorLift = choosing(
  (view, by) => [
    {
      type: 'lift',
      params: { from: { kind: 'card', of: sources(view, by), ask: 'ask.lift' } },
      look: { icon: 'receive-money', main: true },
    },
  ],
  { lift: (state, { from }) => ({ ...state, ability: { ...state.ability!, step: 'councillorPut', chosen: from } }) },
  (state, by, step) => {
    const from = sources(state, by)[0]!;
    return move(state, by, from, others(state, by, from)[0]!, step);
  },
);

/** ... then where to. */
export const councillorPut = choosing(
  (view, by) => [
    {
      type: 'put',
      params: { to: { kind: 'card', of: others(view, by, view.ability!.chosen!), ask: 'ask.put' } },
      look: { icon: 'pay-money', main: true },
    },
  ],
  { put: (state, { seat, to }, step) => move(state, seat, state.ability!.chosen!, to, step) },
  (state, by, step) => move(state, by, state.ability!.chosen!, others(state, by, state.ability!.chosen!)[0]!, step),
);

function move(state: State, by: Seat, from: string, to: string, step: Step): State {
  const owner = { seat: find(state, from).seat };
  step.log({ kind: 'moves', args: { who: { seat: by }, from, owner, to, target: { seat: find(state, to).seat } } });
  return finish(bribe(unbribe(state, from), to));
}
