import { seatsOf, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { own, unbribed, withBribes, type Model } from '../bots/model.ts';
import { bribesOf, ids, stacksOf, unbribe, type Board } from '../rules/board.ts';
import type { State } from '../state.ts';
import type { Supporter } from './supporter.ts';

/** HOUSE: every Contender with a Bribe, including you, returns one to the supply. */
export const judge: Supporter<{ judge_levy: { pay: { slot: string } } }> = {
  id: 'judge',
  code: 'JUD',
  faction: 'revolt',
  value: 3,
  icon: 'gavel',
  copies: [2, 3],
  ability: {
    fizzles: (state) => seatsOf(state.areas.length).every((seat) => bribesOf(state, seat) === 0),
    /** Players with all their Bribes on one Supporter have no choice and pay at once. */
    begin: (state, _, step) =>
      seatsOf(step.seats)
        .filter((seat) => payers(state, seat).length === 1)
        .reduce((now, seat) => pay(now, seat, payers(state, seat)[0]!, step), state),
    questions: {
      judge_levy: {
        asked: (state) => seatsOf(state.areas.length).filter((seat) => payers(state, seat).length > 1),
        offers: (table, seat) => [
          {
            type: 'pay',
            params: { slot: { kind: 'card', of: payers(table, seat), ask: 'ask.pay' } },
            look: { icon: 'receive-money', main: true },
          },
        ],
        does: { pay: (state, { seat, slot }, step) => pay(state, seat, slot, step) },
        moves: (model) =>
          withBribes(own(model)).map((it) => ({ type: 'pay', params: { slot: it.id }, after: unbribed(model, it.id) })),
      },
    },
    promise: { points: 0.9, crowd: 0.4 },
    outlook: (model) => [{ after: levied(model) }],
  },
};

const payers = (board: Board, seat: Seat): string[] => ids(stacksOf(board, seat).filter((it) => it.bribes > 0));

function pay(state: State, seat: Seat, slot: string, step: Step): State {
  step.log({ kind: 'levied', args: { who: { seat }, slot } });
  return unbribe(state, slot);
}

/** Everybody pays where it hurts least, which costs each a point. */
const levied = (model: Model): Model =>
  seatsOf(model.seats).reduce((now, seat) => {
    const sources = withBribes(own(now, seat));
    const source = sources.find((it) => !it.up) ?? sources[0];
    return source ? unbribed(now, source.id) : now;
  }, model);
