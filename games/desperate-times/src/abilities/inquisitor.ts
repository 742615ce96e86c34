import { open, reveal, type Seat, type Step } from '@masque/core';
import { find, fromLeftOf, withoutStack, withStack, type Board } from '../places.ts';
import { finish } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { cardName } from '../words.ts';
import { choosing, type AbilityRules } from './ability.ts';

/** HOUSE: look at one Anonymous Supporter of another; discard it or leave it. */
export const inquisitor: AbilityRules = {
  fizzles: (state, by) => targets(state, by).length === 0,
};

const targets = (board: Board, by: Seat): string[] =>
  fromLeftOf(board, by)
    .filter((it) => it.seat !== by && !it.stack.up)
    .map((it) => it.stack.id);

export const inquisitorLook = choosing(
  (view, by) => [
    {
      type: 'inspect',
      params: { slot: { kind: 'card', of: targets(view, by), ask: 'ask.inspect' } },
      look: { icon: 'eyeball', main: true },
    },
  ],
  { inspect: (state, { seat, slot }, step) => inspect(state, seat, slot, step) },
  (state, by, step) => inspect(state, by, targets(state, by)[0]!, step),
);

function inspect(state: State, by: Seat, slot: string, step: Step): State {
  const { seat, stack } = find(state, slot);
  step.log({ kind: 'inspects', args: { who: { seat: by }, owner: { seat }, slot } });
  step.log({
    kind: 'inspected',
    to: [by],
    args: { owner: { seat }, slot, card: cardName(open(stack.card)) },
    learn: true,
  });
  const seen = withStack(state, slot, (it) => ({ ...it, card: reveal(it.card, [by]) }));
  return { ...seen, ability: { ...state.ability!, step: 'inquisitorVerdict', chosen: slot } };
}

export const inquisitorVerdict = choosing(
  () => [
    { type: 'discard', look: { icon: 'card-discard', wax: true } },
    { type: 'leave_be', look: { icon: 'hand' } },
  ],
  {
    discard: (state, { seat }, step) => discard(state, seat, step),
    leave_be: (state, { seat }, step) => leave(state, seat, step),
  },
  (state, by, step) => leave(state, by, step),
);

/** The card becomes public on the discard, its Bribes go back. */
function discard(state: State, by: Seat, step: Step): State {
  const slot = state.ability!.chosen!;
  const { seat, stack } = find(state, slot);
  const supporter = open(stack.card);
  step.log({
    kind: 'discards',
    args: { who: { seat: by }, owner: { seat }, slot, card: cardName(supporter) },
    learn: true,
  });
  return finish({
    ...withoutStack(state, slot),
    discard: [...state.discard, supporter],
    supply: state.supply + stack.bribes,
  });
}

function leave(state: State, by: Seat, step: Step): State {
  const slot = state.ability!.chosen!;
  step.log({ kind: 'leaves', args: { who: { seat: by }, owner: { seat: find(state, slot).seat }, slot } });
  return finish(state);
}
