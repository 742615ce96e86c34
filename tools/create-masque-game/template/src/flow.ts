import type { Flow, Seat, Step } from '@masque/core';
import {
  delays,
  giveUp,
  holders,
  isAsked,
  isDeserted,
  layOpen,
  plurality,
  questions,
  them,
  who,
  withHouse,
} from '@masque/mechanics';
import type { Words } from './messages.ts';
import type { Acts, Phases, State } from './state.ts';

const question = questions<State, Acts, Phases, 'vote', Seat, Words>({
  read: (state) => state.ballot,
  write: (state, ballot) => ({ ...state, ballot }),
  excused: (state, seat) => state.left.includes(seat),
});

/** One vote: if it finds the traitor the loyal win, otherwise the traitor does. */
export const flow: Flow<State, Acts, Phases, 'vote', Words> = {
  initial: 'vote',
  delays: withHouse(
    delays((state: State) => state.options.pace, { vote: 90 }),
    ({ left, roles }) => isDeserted(left, roles.length),
  ),
  on: { leave: { actions: (state, { seat }) => ({ ...state, left: giveUp(state.left, seat) }) } },
  states: {
    vote: question('vote', {
      offers: (view, seat) =>
        isAsked(view.ballot, seat)
          ? [
              {
                type: 'accuse',
                params: { target: { kind: 'seat', of: view.ballot.asked.filter((it) => it !== seat) } },
              },
            ]
          : [],
      answers: { accuse: ({ target }) => target },
      close: count,
      target: 'over',
      delay: 'vote',
    }),
    over: { type: 'final' },
  },
};

function count(state: State, step: Step<Words>): State {
  const accused = plurality(state.ballot);
  const traitors = holders(state.roles, (role) => role === 'traitor');
  const found = accused.length === 1 && traitors.includes(accused[0]!);
  step.log({ kind: 'accused', args: { n: accused.length, who: them(accused) } });
  step.log({ kind: 'unmasked', args: { who: who(traitors[0]!) }, learn: true });
  step.end(
    found
      ? { winners: state.ballot.asked.filter((seat) => !traitors.includes(seat)), reason: 'end.loyal', side: 'loyal', headline: 'win.loyal' }
      : { winners: traitors, reason: 'end.traitor', side: 'traitor', headline: 'win.traitor' },
  );
  return layOpen(state);
}
