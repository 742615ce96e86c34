import type { Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { bribed, own, unbribed, withBribes, type Model } from '../bots/model.ts';
import { aimed, bribe, find, fromLeftOf, unbribe, type Board } from '../rules/board.ts';
import type { State } from '../state.ts';
import type { Supporter } from './supporter.ts';

type CouncillorQuestions = {
  councillor_lift: { lift: { from: string } };
  councillor_put: { put: { to: string } };
};

/** HOUSE: move one Bribe from any Supporter to any other. */
export const councillor: Supporter<CouncillorQuestions> = {
  id: 'councillor',
  code: 'COU',
  faction: 'sceptre',
  value: 2,
  icon: 'public-speaker',
  copies: [2, 3],
  ability: {
    questions: {
      councillor_lift: {
        offers(table, by) {
          const of = sources(table, by);
          return of.length === 0
            ? []
            : [
                {
                  type: 'lift',
                  params: { from: { kind: 'card', of, ask: 'ask.lift' } },
                  look: { icon: 'receive-money', main: true },
                },
              ];
        },
        does: { lift: (state, { from }) => aimed(state, { chosen: from }) },
        then: 'councillor_put',
        silence(state, by, step) {
          const from = sources(state, by)[0]!;
          return move(state, by, from, others(state, by, from)[0]!, step);
        },
        moves: (model) => ways(model).map(({ from, after }) => ({ type: 'lift', params: { from }, after })),
      },
      councillor_put: {
        offers: (table, by, { chosen }) => [
          {
            type: 'put',
            params: { to: { kind: 'card', of: others(table, by, chosen!), ask: 'ask.put' } },
            look: { icon: 'pay-money', main: true },
          },
        ],
        does: { put: (state, { seat, to }, step) => move(state, seat, state.ability!.chosen!, to, step) },
        moves: (model, { chosen }) =>
          ways(model)
            .filter((it) => it.from === chosen)
            .map(({ to, after }) => ({ type: 'put', params: { to }, after })),
      },
    },
    promise: { points: 2.6, crowd: 0.4, six: 1 },
  },
};

const sources = (board: Board, by: Seat): string[] =>
  fromLeftOf(board, by)
    .filter((it) => it.stack.bribes > 0)
    .map((it) => it.stack.id);
const others = (board: Board, by: Seat, from: string): string[] =>
  fromLeftOf(board, by)
    .map((it) => it.stack.id)
    .filter((id) => id !== from);

function move(state: State, by: Seat, from: string, to: string, step: Step): State {
  const owner = { seat: find(state, from).seat };
  step.log({ kind: 'moves', args: { who: { seat: by }, from, owner, to, target: { seat: find(state, to).seat } } });
  return bribe(unbribe(state, from), to);
}

/** Every Bribe, moved to every Supporter of the bot's own. */
const ways = (model: Model): { from: string; to: string; after: Model }[] =>
  withBribes(model.pieces).flatMap(({ id: from }) => {
    const lifted = unbribed(model, from);
    return own(model)
      .filter(({ id }) => id !== from)
      .map(({ id: to }) => ({ from, to, after: bribed(lifted, to) }));
  });
