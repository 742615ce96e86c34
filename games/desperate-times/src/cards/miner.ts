import { secret } from '@masque/core';
import { lay } from '@masque/mechanics';
import { bribed, own } from '../bots/model.ts';
import { bribe, discardRefs, ids, placeOf, stacksOf } from '../rules/board.ts';
import { cardName } from '../rules/words.ts';
import type { Stack } from '../state.ts';
import { SUPPORTER } from './print.ts';
import type { Supporter } from './supporter.ts';

/**
 * HOUSE: take a card from the discard pile as an Anonymous Supporter; if there is none, Bribe one of your Supporters.
 */
export const miner: Supporter<{ miner_dig: { dig: { card: string }; fund: { slot: string } } }> = {
  id: 'miner',
  code: 'MIN',
  faction: 'revolt',
  value: 2,
  icon: 'war-pick',
  copies: [2, 3],
  ability: {
    questions: {
      miner_dig: {
        offers(table, by) {
          if (table.discard.length > 0)
            return [
              {
                type: 'dig',
                params: { card: { kind: 'card', of: discardRefs(table.discard), ask: 'ask.dig' } },
                look: { icon: 'mine-wagon', main: true },
              },
            ];
          return table.supply === 0
            ? []
            : [
                {
                  type: 'fund',
                  params: { slot: { kind: 'card', of: ids(stacksOf(table, by)), ask: 'ask.fund' } },
                  look: { icon: 'pay-money', main: true },
                },
              ];
        },
        does: {
          /** Everybody has seen the card, so everybody knows what lies there face down. */
          dig(state, { seat, card }, step) {
            const place = placeOf(card);
            const face = state.discard[place]!;
            const row = lay(state.areas[seat]!, (id): Stack => ({
              id,
              card: secret(face, 'all', SUPPORTER),
              up: false,
              bribes: 0,
            }));
            step.log({ kind: 'digs', args: { who: { seat }, card: cardName(face), slot: row.slots.at(-1)!.id } });
            return { ...state, discard: state.discard.toSpliced(place, 1), areas: state.areas.with(seat, row) };
          },
          fund(state, { seat, slot }, step) {
            step.log({ kind: 'funds', args: { who: { seat }, slot } });
            return bribe(state, slot);
          },
        },
        moves: (model) =>
          model.discard.length > 0
            ? model.discard.map((face, i) => ({
                type: 'dig',
                params: { card: `discard-${i + 1}` },
                after: {
                  ...model,
                  discard: model.discard.toSpliced(i, 1),
                  pieces: [...model.pieces, { id: 'dug', owner: model.me, face, up: false, bribes: 0 }],
                },
              }))
            : own(model).map((it) => ({ type: 'fund', params: { slot: it.id }, after: bribed(model, it.id) })),
      },
    },
    promise: { points: 1.6, crowd: 0.7 },
  },
};
