import { seatsOf, type Rule, type Seat } from '@masque/core';
import { answer, answerOf, leaders, unanswered } from '@masque/mechanics';
import type { State } from '../state.ts';
import { answered, seatOf, timedOut, wait } from './clock.ts';
import { openSelecting } from './select.ts';

/** The ladder of public offices, from none to head of state. */
export const RUNGS = 6;

export const askOffices: Rule<State, unknown> = (state, _, step) => wait(state, step, 'office', seatsOf(step.seats));

export const hold: Rule<State, { seat: Seat; rung: number }> = (state, { seat, rung }, step) => ({
  ...answered(state, step, seat),
  offices: answer(state.offices!, seat, rung),
});

/** No answer counts as no office. */
export const holdNone: Rule<State, { id: string }> = (state, { id }, step) => {
  const seat = seatOf(id);
  return { ...timedOut(state, step, seat), offices: answer(state.offices!, seat, 0) };
};

export const allHaveSaid = (state: State): boolean => state.offices !== null && unanswered(state.offices).length === 0;

/** The player with the highest office takes the Podium; ties are decided at random. */
export const takePodium: Rule<State, unknown> = (state, _, step) => {
  const rungs = seatsOf(step.seats).map((seat) => answerOf(state.offices!, seat)!);
  const speaker = step.random.pick(leaders(seatsOf(step.seats), (seat) => rungs[seat]!));
  for (const [seat, rung] of rungs.entries())
    step.log({ kind: 'office', args: { who: { seat }, rung: { msg: `office.${rung}` } }, learn: true });
  return openSelecting({ ...state, offices: null, speaker, turn: speaker }, step);
};
