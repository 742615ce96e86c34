import type { ClockEvent, Phase, Rule, Seat, Transition } from '@masque/core';
import { ask, giveUp, questions } from '@masque/mechanics';
import type { ObjectKind } from '../cards/index.ts';
import { goOn } from '../rules/agenda.ts';
import { endWithoutWinner } from '../rules/end.ts';
import type { Delay, MonteeActions, PhaseName, Phases, State } from '../state.ts';

export type MonteePhase<N extends PhaseName = PhaseName> = Phase<State, MonteeActions, Phases, Delay, N>;

/** What objects that have been exchanged, and full hands, bring about first. */
export const SET_OFF = ['adopt', 'direction', 'overflow'] as const;

/** A rule, and the phases to which what is then still to be done may lead. */
export const onward = <E>(target: readonly PhaseName[], rule: Rule<State, E>): Transition<State, E, PhaseName> => ({
  target,
  actions: (state, event, step) => goOn(rule(state, event, step), step),
});

type Leave = Extract<ClockEvent, { type: 'leave' }>;

/**
 * A seat is given up. Its cards stay at the table, for the others need them: from now on the house answers for it, as it
 * does for everybody whose time is over.
 */
const leaves: Rule<State, Leave> = (state, { seat }, step) => {
  if (state.left.includes(seat)) return state;
  step.log({ kind: 'left', args: { who: { seat } } });
  return { ...state, left: giveUp(state.left, seat) };
};

/** Would one be left alone? */
const isLast = ({ left, hands }: State, { seat }: Leave): boolean =>
  !left.includes(seat) && left.length === hands.length - 2;

/** Whoever leaves whenever. When only one is left, there is nobody to ride with. */
export const leave: readonly Transition<State, Leave, PhaseName>[] = [
  {
    guard: isLast,
    target: 'over',
    actions: (state, event, step) => endWithoutWinner(leaves(state, event, step), 'abandoned', step),
  },
  { actions: leaves },
];

/** A phase in which one seat chooses. */
interface Choice<N extends PhaseName> {
  /** Who; `null` where there is nothing to choose, and `always` leads on. */
  readonly by: (state: State) => Seat | null;
  readonly offers: NonNullable<MonteePhase<N>['offers']>;
  readonly on: NonNullable<MonteePhase<N>['on']>;
  readonly always?: MonteePhase<N>['always'];
  readonly after: NonNullable<MonteePhase<N>['after']>;
}

/** One seat chooses. If it leaves, the question is put again, so that its clock is that of the house. */
export const choice = <N extends PhaseName>(phase: N, { by, on, ...more }: Choice<N>): MonteePhase<N> => {
  const again: Transition<State, Leave, PhaseName> = {
    guard: (state, event) => state.asked === event.seat && !isLast(state, event),
    target: phase,
    reenter: true,
    actions: leaves,
  };
  const entry = (state: State): State => ({ ...state, asked: by(state), window: null });
  return { ...more, entry, on: { ...on, leave: again } } as MonteePhase<N>;
};

const excused = ({ left }: State, seat: Seat): boolean => left.includes(seat);

/** A question to several at once, to which most have nothing to say: windows. Who has answered never shows. */
export const window = questions<State, MonteeActions, Phases, Delay, 'no'>({
  read: (state) => state.window,
  write: (state, window) => ({ ...state, window }),
  excused,
  lasts: ({ window, options }) => options.fixedWindows && options.pace !== 'off' && window!.asked.length > 0,
});

/** Everybody says when the own cards have been looked at. */
export const readiness = questions<State, MonteeActions, Phases, Delay, 'ready'>({
  read: ({ ready }) => ready,
  write: (state, ready) => ({ ...state, ready }),
  excused,
});

/** Everybody is asked for an object. */
export const gifts = questions<State, MonteeActions, Phases, Delay, ObjectKind>({
  read: ({ rotation }) => rotation?.gifts ?? null,
  write: (state, gifts) => ({ ...state, rotation: { ...state.rotation!, gifts } }),
  excused,
});

/** Puts the question of a window. */
export const asking =
  (asked: (state: State) => readonly Seat[]) =>
  (state: State): State => ({ ...state, asked: null, window: ask(asked(state)) });

/** All have said no, or time is over: nothing comes of it. */
export const untilNo = { answers: { no: () => 'no' as const }, close: (state: State): State => state };
