import type { Seat } from '@masque/core';
import { bribed, own } from '../bots/model.ts';
import { bribe, ids, publicOf } from '../rules/board.ts';
import type { Supporter, PublicBoard } from './supporter.ts';

/** HOUSE: put a Bribe on each of up to two of your public Supporters. */
export const blacksmith: Supporter<{ blacksmith_reinforce: { reinforce: { slots: readonly string[] } } }> = {
  id: 'blacksmith',
  code: 'BLA',
  faction: 'revolt',
  value: 1,
  icon: 'anvil',
  copies: [2, 3],
  ability: {
    questions: {
      blacksmith_reinforce: {
        offers(table, by) {
          const n = max(table, by);
          const of = ids(publicOf(table, by));
          const ask = { key: 'ask.reinforce', args: { n } };
          return n === 0
            ? []
            : [
                {
                  type: 'reinforce',
                  params: { slots: { kind: 'subset', what: 'card', of, min: n, max: n, ask } },
                  look: { icon: 'anvil-impact', main: true },
                },
              ];
        },
        does: {
          reinforce(state, { seat, slots }, step) {
            step.log({ kind: 'reinforces', args: { who: { seat }, slots: { list: slots } } });
            return slots.reduce((now, id) => bribe(now, id), state);
          },
        },
        moves(model) {
          const open = ids(own(model).filter((it) => it.up));
          const two = model.supply > 1 && open.length > 1;
          const choices = two
            ? open.flatMap((a, i) => open.slice(i + 1).map((b) => [a, b]))
            : model.supply > 0
              ? open.map((it) => [it])
              : [];
          return choices.map((slots) => ({ type: 'reinforce', params: { slots }, after: slots.reduce(bribed, model) }));
        },
      },
    },
    promise: { points: 3.2, crowd: 1.1 },
  },
};

/** The number that get a Bribe: as many as possible, at most two. */
const max = (table: PublicBoard, by: Seat): number => Math.min(2, table.supply, publicOf(table, by).length);
