import { seatsOf, type Phase, type Seat, type Step, type View } from '@masque/core';
import { answer, answerOf, ask, unanswered } from '@masque/mechanics';
import { bribesOf, ids, stacksOf, unbribe, type Board } from '../places.ts';
import { answered, seatOf, timedOut, wait } from '../rules/clock.ts';
import { finish } from '../rules/turn.ts';
import type { Acts, State } from '../state.ts';
import type { AbilityRules } from './ability.ts';

/** HOUSE: every Contender with a Bribe, oneself included, returns one to the supply. */
export const judge: AbilityRules = {
  fizzles: (state) => seatsOf(state.areas.length).every((seat) => bribesOf(state, seat) === 0),
  begin: (state, step) => {
    const seats = seatsOf(step.seats);
    const forced = seats.filter((seat) => payers(state, seat).length === 1);
    const free = seats.filter((seat) => payers(state, seat).length > 1);
    const levied = forced.reduce((now, seat) => pay(now, seat, payers(state, seat)[0]!, step), state);
    return free.length === 0
      ? finish(levied)
      : { ...levied, ability: { ...state.ability!, levy: ask<string>(free, { showReady: true }) } };
  },
};

const payers = (board: Board, seat: Seat): string[] => ids(stacksOf(board, seat).filter((it) => it.bribes > 0));

function pay(state: State, seat: Seat, slot: string, step: Step): State {
  step.log({ kind: 'levied', args: { who: { seat }, slot } });
  return unbribe(state, slot);
}

const levyOf = (state: State) => state.ability!.levy!;
const withLevy = (state: State, seat: Seat, slot: string): State => ({
  ...state,
  ability: { ...state.ability!, levy: answer(levyOf(state), seat, slot) },
});

/** Those with a choice choose in secret; all Bribes go back together. */
export const judgeLevy: Phase<State, Acts> = {
  entry: (state, _, step) => wait(state, step, 'ability', levyOf(state).asked),
  offers: (view: View<State>, seat) => {
    const levy = view.ability?.levy;
    if (!levy || !unanswered(levy).includes(seat)) return [];
    return [
      {
        type: 'pay',
        params: { slot: { kind: 'card', of: payers(view, seat), ask: 'ask.pay' } },
        look: { icon: 'receive-money', main: true },
      },
    ];
  },
  on: {
    pay: { actions: (state, { seat, slot }, step) => withLevy(answered(state, step, seat), seat, slot) },
    alarm: {
      actions: (state, { id }, step) =>
        withLevy(timedOut(state, step, seatOf(id)), seatOf(id), payers(state, seatOf(id))[0]!),
    },
  },
  always: {
    guard: (state) => unanswered(levyOf(state)).length === 0,
    target: 'resolving',
    actions: (state, _, step) => {
      const levy = levyOf(state);
      return finish(levy.asked.reduce((now, seat) => pay(now, seat, answerOf(levy, seat)!, step), state));
    },
  },
};
