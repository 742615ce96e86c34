import { type Rule, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { atPace, HOUSE_TIME } from '@masque/mechanics';
import type { State, Wait } from '../state.ts';

/** How long a player who is away gets, in milliseconds. */
const AWAY = 5000;
/** Number of consecutive timeouts after which a seat is away. */
const TWICE = 2;

export const alarmOf = (seat: Seat): string => `seat-${seat}`;
export const seatOf = (alarm: string): Seat => Number(alarm.slice('seat-'.length));

type Clocks = Pick<State, 'options' | 'round' | 'timeouts' | 'gone'> & {
  readonly hands: readonly { readonly length: number }[];
};

/** In the first round nobody is hurried, or away for reading. */
export const isReading = ({ round }: Pick<State, 'round'>): boolean => round === 1;

export const isAway = (clocks: Pick<State, 'timeouts' | 'gone'>, seat: Seat): boolean =>
  clocks.gone.includes(seat) || clocks.timeouts[seat]! >= TWICE;

/**
 * How long a question of the first round waits at any pace, in milliseconds: new players are reading, and only whoever has
 * walked away is answered for.
 */
const READING = 600_000;

/** A hand of one card needs no thought, and nobody waits for a seat that was given up. */
const isIdle = (clocks: Clocks, what: Wait, seat: Seat): boolean =>
  clocks.gone.includes(seat) || (what === 'select' && clocks.hands[seat]!.length === 1);

/** How long a seat has, in milliseconds; `null`: no limit. */
function timeFor(clocks: Clocks, what: Wait, seat: Seat): number | null {
  if (clocks.gone.includes(seat)) return HOUSE_TIME;
  if (isIdle(clocks, what, seat)) return 0;
  const { pace, selectSeconds, endorseSeconds, abilitySeconds } = clocks.options;
  const seconds = { office: selectSeconds, select: selectSeconds, endorse: endorseSeconds, ability: abilitySeconds };
  const ms = atPace(pace, seconds[what]);
  if (ms === null) return null;
  if (isAway(clocks, seat)) return AWAY;
  return isReading(clocks) ? Math.max(READING, ms) : ms;
}

function wind(state: State, step: Step, what: Wait, seat: Seat): void {
  const ms = timeFor(state, what, seat);
  if (ms === null) step.disarm(alarmOf(seat));
  else step.arm(alarmOf(seat), ms);
}

/** Asks seats for something and starts a clock for each. */
export function wait(state: State, step: Step, what: Wait, seats: readonly Seat[]): State {
  for (const seat of seats) wind(state, step, what, seat);
  return { ...state, waiting: { what, seats } };
}

const noLonger = (state: State, seat: Seat): State => ({
  ...state,
  waiting: { ...state.waiting, seats: state.waiting.seats.filter((it) => it !== seat) },
});

/** A seat has answered: its clock stops, and it is no longer away. */
export function answered(state: State, step: Step, seat: Seat): State {
  step.disarm(alarmOf(seat));
  return { ...noLonger(state, seat), timeouts: state.timeouts.with(seat, 0) };
}

/** A seat has not answered in time. What is done in its place must not reveal how it was chosen. */
export function timedOut(state: State, step: Step, seat: Seat): State {
  if (isIdle(state, state.waiting.what, seat)) return noLonger(state, seat);
  const timeouts = isReading(state) ? state.timeouts : state.timeouts.with(seat, state.timeouts[seat]! + 1);
  step.log({ kind: timeouts[seat] === TWICE ? 'away' : 'timeout', args: { who: { seat } } });
  return { ...noLonger(state, seat), timeouts };
}

/** A player who was away has returned, and gets a full clock. */
export const back: Rule<State, { seat: Seat }> = (state, { seat }, step) => {
  const next = { ...state, timeouts: state.timeouts.with(seat, 0) };
  step.log({ kind: 'back', args: { who: { seat } } });
  if (next.waiting.seats.includes(seat)) wind(next, step, next.waiting.what, seat);
  return next;
};

/** The host goes on: time is up for everybody who is waited for. */
export const closeAll: Rule<State, unknown> = (state, _, step) => {
  for (const seat of state.waiting.seats) step.arm(alarmOf(seat), 0);
  return state;
};

/** A seat is given up: from now on, the house answers every question for it. Its Supporters stay. */
export const giveUp: Rule<State, { seat: Seat }> = (state, { seat }, step) => {
  if (state.gone.includes(seat)) return state;
  const next = { ...state, gone: [...state.gone, seat] };
  step.log({ kind: 'gone', args: { who: { seat } } });
  if (next.waiting.seats.includes(seat)) wind(next, step, next.waiting.what, seat);
  return next;
};
