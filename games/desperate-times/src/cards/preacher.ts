import type { Seat } from '@masque/core';
import { hidden, own, turnedUp, unbribed, withBribes } from '../bots/model.ts';
import { anonymousOf, ids, stacksOf, unbribe, type Board } from '../rules/board.ts';
import { turnUp } from '../rules/contest.ts';
import type { Supporter } from './supporter.ts';

/** HOUSE: return one of your Bribes to turn one of your Anonymous Supporters face up without its ability. */
export const preacher: Supporter<{ preacher_expose: { expose: { slot: string; from: string } } }> = {
  id: 'preacher',
  code: 'PRE',
  faction: 'sceptre',
  value: 2,
  icon: 'prayer',
  copies: [2, 3],
  ability: {
    questions: {
      preacher_expose: {
        offers: (table, by) =>
          payers(table, by).length === 0 || anonymousOf(table, by).length === 0
            ? []
            : [
                {
                  type: 'expose',
                  params: {
                    slot: { kind: 'card', of: ids(anonymousOf(table, by)), ask: 'ask.expose' },
                    from: { kind: 'card', of: payers(table, by), ask: 'ask.penance' },
                  },
                  look: { icon: 'card-play', main: true },
                },
              ],
        does: {
          /** The Bribe is paid first, so it no longer counts in a contest. */
          expose: (state, { seat, from, slot }, step) => turnUp(unbribe(state, from), seat, slot, step, from),
        },
        moves: (model) =>
          withBribes(own(model)).flatMap((from) =>
            hidden(own(model)).map((it) => ({
              type: 'expose',
              params: { from: from.id, slot: it.id },
              after: turnedUp(unbribed(model, from.id), it.id),
            })),
          ),
      },
    },
    promise: { points: 1.4, crowd: 0.9, six: 1.8 },
  },
};

const payers = (board: Board, by: Seat): string[] => ids(stacksOf(board, by).filter((it) => it.bribes > 0));
