import type { Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { talkOf } from './clocks.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { living } from './village.ts';

/** After this many rounds without a death, the village is asked one last time. */
const STALLED = 3;

/** Starts a new day with its clock, its accusations and a clean slate. */
export function startDay(state: State, step: Step): State {
  const first = state.day === 0;
  const quiet = first || state.blood ? 0 : state.quiet + 1;
  const day = state.day + 1;
  const alive = living(state).length;
  step.log({ kind: 'day', args: { day, alive } });
  if (quiet >= STALLED && state.options.stall) step.log({ kind: 'stalled' });
  return {
    ...state,
    day,
    quiet,
    blood: false,
    talk: talkOf(state, alive),
    since: step.at,
    trials: 0,
    limit: limitOf(state, alive),
    tried: [],
    nominated: state.nominated.map(() => 0),
    sleepy: [],
    late: false,
    accused: null,
    by: null,
    seconder: null,
    ballot: null,
    question: null,
    next: 'open',
  };
}

function limitOf({ options }: State, alive: number): number | null {
  if (options.trialLimit === 'none') return null;
  if (options.trialLimit !== 'auto') return Number(options.trialLimit);
  return alive <= 9 ? 3 : alive <= 15 ? 4 : 5;
}

/** Does this day end with a vote on everybody? */
export const lastVote = ({
  quiet,
  options,
}: {
  readonly quiet: number;
  readonly options: Pick<Options, 'stall'>;
}): boolean => options.stall && quiet >= STALLED;

/** The human game master sets the number of accusations allowed today. */
export function setLimit(state: State, n: number, step: Step): State {
  step.log({ kind: 'master.limit', args: { n } });
  return { ...state, limit: n };
}

/** Somebody prefers to sleep. If more than half do, the day is over. */
export function sleep(state: State, seat: Seat, step: Step): State {
  const sleepy = [...state.sleepy, seat];
  step.log({ kind: 'sleepy', args: { who: { seat }, n: sleepy.length } });
  return { ...state, sleepy };
}

/** Nobody has been accused for a while: everybody is told that they may sleep. */
export function growLate(state: State, step: Step): State {
  step.log({ kind: 'late' });
  return { ...state, late: true };
}

export const wake = (state: State, seat: Seat): State => ({
  ...state,
  sleepy: state.sleepy.filter((it) => it !== seat),
});

/** Do more than half of the living want to sleep? */
export const villageSleeps = (state: State): boolean =>
  state.sleepy.filter((seat) => state.alive[seat]).length * 2 > living(state).length;
