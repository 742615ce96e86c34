import type { Seat, Step } from '@masque/core';
import { bribe, ids, publicOf, type Board } from '../places.ts';
import { finish } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { choosing, type AbilityRules } from './ability.ts';

/** HOUSE: put a Bribe on each of up to two of one's public Supporters. */
export const blacksmith: AbilityRules = {
  fizzles: (state) => state.supply === 0,
};

/** As many as possible, two at most. */
const howMany = (board: Board & { readonly supply: number }, by: Seat): number =>
  Math.min(2, board.supply, publicOf(board, by).length);

export const blacksmithReinforce = choosing(
  (view, by) => {
    const n = howMany(view, by);
    const of = ids(publicOf(view, by));
    const ask = { key: 'ask.reinforce', args: { n } };
    return [
      {
        type: 'reinforce',
        params: { slots: { kind: 'subset', what: 'card', of, min: n, max: n, ask } },
        look: { icon: 'anvil-impact', main: true },
      },
    ];
  },
  { reinforce: (state, { seat, slots }, step) => reinforce(state, seat, slots, step) },
  (state, by, step) => reinforce(state, by, ids(publicOf(state, by)).slice(0, howMany(state, by)), step),
);

function reinforce(state: State, by: Seat, slots: readonly string[], step: Step): State {
  step.log({ kind: 'reinforces', args: { who: { seat: by }, slots: { list: slots } } });
  return finish(slots.reduce((now, id) => bribe(now, id), state));
}
