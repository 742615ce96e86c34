import type { Seat, Step } from '@masque/core';
import { find, fromLeftOf, withStack, type Board } from '../places.ts';
import { finish } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { choosing, type AbilityRules } from './ability.ts';

/** HOUSE: turn one other public Supporter, anybody's, face-down. */
export const herbalist: AbilityRules = {
  fizzles: (state, by) => targets(state, by, state.ability?.slot).length <= 1,
};

/** Public Supporters besides the Herbalist herself. */
const targets = (board: Board, by: Seat, self: string | undefined): string[] =>
  fromLeftOf(board, by)
    .filter((it) => it.stack.up && it.stack.id !== self)
    .map((it) => it.stack.id);

export const herbalistDrug = choosing(
  (view, by) => [
    {
      type: 'drug',
      params: { slot: { kind: 'card', of: targets(view, by, view.ability!.slot), ask: 'ask.drug' } },
      look: { icon: 'poppy', main: true },
    },
  ],
  { drug: (state, { seat, slot }, step) => drug(state, seat, slot, step) },
  (state, by, step) => drug(state, by, targets(state, by, state.ability!.slot)[0]!, step),
);

function drug(state: State, by: Seat, slot: string, step: Step): State {
  step.log({ kind: 'drugs', args: { who: { seat: by }, owner: { seat: find(state, slot).seat }, slot } });
  return finish(withStack(state, slot, (it) => ({ ...it, up: false })));
}
