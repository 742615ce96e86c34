import { openSelection, seatsOf, select, selectionOf, undecided, type Rule, type Seat } from '@masque/core';
import type { State } from '../state.ts';
import { answered, seatOf, timedOut, wait } from './clock.ts';

/** The ladder of public offices, from none to the head of a state. */
export const RUNGS = 6;

export const openOffices: Rule<State, unknown> = (state, _, step) =>
  wait({ ...state, offices: openSelection<number>(seatsOf(step.seats)) }, step, 'office', seatsOf(step.seats));

export const hold: Rule<State, { seat: Seat; rung: number }> = (state, { seat, rung }, step) => ({
  ...answered(state, step, seat),
  offices: select(state.offices!, seat, rung),
});

/** Silence is modesty. */
export const holdNone: Rule<State, { id: string }> = (state, { id }, step) => {
  const seat = seatOf(id);
  return { ...timedOut(state, step, seat), offices: select(state.offices!, seat, 0) };
};

export const allHaveSaid = (state: State): boolean => state.offices !== null && undecided(state.offices).length === 0;

/** The highest office takes the Podium; of several, chance decides. */
export const takePodium: Rule<State, unknown> = (state, _, step) => {
  const rungs = seatsOf(step.seats).map((seat) => selectionOf(state.offices!, seat)!);
  const highest = Math.max(...rungs);
  const speaker = step.random.pick(seatsOf(step.seats).filter((seat) => rungs[seat] === highest));
  for (const [seat, rung] of rungs.entries())
    step.log({ kind: 'office', args: { who: { seat }, rung: { msg: `office.${rung}` } }, learn: true });
  return { ...state, offices: null, speaker, turn: speaker };
};
