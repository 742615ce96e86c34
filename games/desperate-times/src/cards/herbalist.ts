import type { Seat } from '@masque/core';
import { change, type Model, type KnownSupporter } from '../bots/model.ts';
import { find, fromLeftOf, withStack, type Board } from '../rules/board.ts';
import type { Supporter } from './supporter.ts';

/** HOUSE: turn one other public Supporter, anybody's, face down. */
export const herbalist: Supporter<{ herbalist_drug: { drug: { slot: string } } }> = {
  id: 'herbalist',
  code: 'HER',
  faction: 'codex',
  value: 2,
  icon: 'herbs-bundle',
  copies: [2, 3],
  ability: {
    questions: {
      herbalist_drug: {
        offers(table, by, { slot }) {
          const of = targets(table, by, slot);
          return of.length === 0
            ? []
            : [
                {
                  type: 'drug',
                  params: { slot: { kind: 'card', of, ask: 'ask.drug' } },
                  look: { icon: 'poppy', main: true },
                },
              ];
        },
        does: {
          drug(state, { seat, slot }, step) {
            step.log({ kind: 'drugs', args: { who: { seat }, owner: { seat: find(state, slot).seat }, slot } });
            return withStack(state, slot, (it) => ({ ...it, up: false }));
          },
        },
        moves: (model, { slot }) =>
          model.pieces
            .filter((it) => it.up && it.id !== slot)
            .map((it) => ({
              type: 'drug',
              params: { slot: it.id },
              after: change(model, it.id, { up: false }),
              extra: asleep(model, it),
            })),
      },
    },
    promise: { points: 1.9, crowd: 0.5, six: 0.4 },
  },
};

/** Public Supporters other than the Herbalist herself. */
const targets = (board: Board, by: Seat, self: string): string[] =>
  fromLeftOf(board, by)
    .filter((it) => it.stack.up && it.stack.id !== self)
    .map((it) => it.stack.id);

/** The bot's own Supporter may be Revealed again for its ability; that takes an Endorsement. */
const asleep = (model: Model, piece: KnownSupporter): number =>
  piece.owner === model.me ? 0.25 * Math.min(1, model.left) : 0;
