import { declassify, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { hidden, others, pieceAt, type Model, type KnownSupporter } from '../bots/model.ts';
import { aimed, find, fromLeftOf, withoutStack, withStack, type Board } from '../rules/board.ts';
import { cardName } from '../rules/words.ts';
import type { State } from '../state.ts';
import type { Supporter } from './supporter.ts';

type InquisitorQuestions = {
  inquisitor_look: { inspect: { slot: string } };
  inquisitor_verdict: { discard: Record<never, never>; leave_be: Record<never, never> };
};

/** HOUSE: look at one of another player's Anonymous Supporters; discard it or leave it. */
export const inquisitor: Supporter<InquisitorQuestions> = {
  id: 'inquisitor',
  code: 'INQ',
  faction: 'sceptre',
  value: 2,
  icon: 'magnifying-glass',
  copies: [2, 3],
  ability: {
    questions: {
      inquisitor_look: {
        offers(table, by) {
          const of = targets(table, by);
          return of.length === 0
            ? []
            : [
                {
                  type: 'inspect',
                  params: { slot: { kind: 'card', of, ask: 'ask.inspect' } },
                  look: { icon: 'eyeball', main: true },
                },
              ];
        },
        does: { inspect: (state, { seat, slot }, step) => inspect(state, seat, slot, step) },
        then: 'inquisitor_verdict',
        moves: (model) => hidden(others(model)).map((it) => looking(model, it)),
      },
      inquisitor_verdict: {
        offers: () => [
          { type: 'discard', look: { icon: 'card-discard', confirm: true } },
          { type: 'leave_be', look: { icon: 'hand' } },
        ],
        does: { discard: (state, { seat }, step) => discard(state, seat, step), leave_be: leaveBe },
        silence: (state, seat, step) => leaveBe(state, { seat }, step),
        looksAt: (_, { chosen }) => [chosen!],
        moves(model, { chosen }) {
          const piece = pieceAt(model, chosen!);
          // Its potential counts too.
          const extra = 0.2 * ((piece.face?.value ?? 2) - 1);
          return [
            { type: 'discard', params: {}, after: without(model, piece), extra },
            { type: 'leave_be', params: {}, after: model },
          ];
        },
      },
    },
    promise: { points: 1.4, crowd: 0.2, six: 0.7 },
    // It need not discard anything.
    outlook: (model) => [{ after: model }, ...hidden(others(model)).map((it) => looking(model, it))],
  },
};

const targets = (board: Board, by: Seat): string[] =>
  fromLeftOf(board, by)
    .filter((it) => it.seat !== by && !it.stack.up)
    .map((it) => it.stack.id);

function inspect(state: State, by: Seat, slot: string, step: Step): State {
  const { seat, stack } = find(state, slot);
  step.log({ kind: 'inspects', args: { who: { seat: by }, owner: { seat }, slot } });
  const args = { owner: { seat }, slot, card: cardName(declassify(stack.card)) };
  const card = step.reveal(stack.card, [by], { kind: 'inspected', to: [by], args });
  return aimed(
    withStack(state, slot, (it) => ({ ...it, card })),
    { chosen: slot },
  );
}

/** The card becomes public on the discard pile; its Bribes are returned. */
function discard(state: State, by: Seat, step: Step): State {
  const slot = state.ability!.chosen!;
  const { seat, stack } = find(state, slot);
  const face = declassify(stack.card);
  step.log({
    kind: 'discards',
    args: { who: { seat: by }, owner: { seat }, slot, card: cardName(face) },
    learn: true,
  });
  return {
    ...withoutStack(state, slot),
    discard: [...state.discard, face],
    supply: state.supply + stack.bribes,
  };
}

function leaveBe(state: State, { seat: by }: { readonly seat: Seat }, step: Step): State {
  const slot = state.ability!.chosen!;
  step.log({ kind: 'leaves', args: { who: { seat: by }, owner: { seat: find(state, slot).seat }, slot } });
  return state;
}

/** A Supporter is looked at and then discarded. */
const looking = (model: Model, piece: KnownSupporter) => ({
  type: 'inspect' as const,
  params: { slot: piece.id },
  after: without(model, piece),
  extra: piece.face === null ? 0.3 : 0,
});

/** The table without a discarded Supporter. */
const without = (model: Model, piece: KnownSupporter): Model => ({
  ...model,
  pieces: model.pieces.filter((it) => it !== piece),
  supply: model.supply + piece.bribes,
});
