import type { ClockEvent, Phase, Rule, Seat, Transition } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { ask, giveUp, questions } from '@masque/mechanics';
import type { ObjectKind } from '../cards/index.ts';
import { goOn } from '../rules/agenda.ts';
import { endWithoutWinner } from '../rules/end.ts';
import type { Delay, MonteeActions, PhaseName, Phases, State, Word } from '../state.ts';

export type MonteePhase<N extends PhaseName = PhaseName> = Phase<State, MonteeActions, Phases, Delay, N>;

/** What exchanged objects and full hands cause first. */
export const SET_OFF = ['adopt', 'direction', 'overflow'] as const;

/** A rule, and the phases to which the remaining tasks may lead. */
export const onward = <E>(target: readonly PhaseName[], rule: Rule<State, E>): Transition<State, E, PhaseName> => ({
  target,
  actions: (state, event, step) => goOn(rule(state, event, step), step),
});

type Leave = Extract<ClockEvent, { type: 'leave' }>;

/**
 * A seat is given up. Its cards stay at the table because the others need them: from now on, the house answers for it,
 * as it does for everybody whose time is up.
 */
const leaves: Rule<State, Leave> = (state, { seat }, step) => {
  if (state.left.includes(seat)) return state;
  step.log({ kind: 'left', args: { who: { seat } } });
  return { ...state, left: giveUp(state.left, seat) };
};

/** Would only one player be left? */
const isLast = ({ left, hands }: State, { seat }: Leave): boolean =>
  !left.includes(seat) && left.length === hands.length - 2;

/** Players may leave at any time. When only one is left, there is nobody to ride with. */
export const leave: readonly Transition<State, Leave, PhaseName>[] = [
  {
    guard: isLast,
    target: 'over',
    actions: (state, event, step) => endWithoutWinner(leaves(state, event, step), 'abandoned', step),
  },
  { actions: leaves },
];

/** A phase in which one seat chooses. */
interface ChoicePhase<N extends PhaseName> {
  /** The choosing seat; `null` if there is nothing to choose, and `always` moves on. */
  readonly by: (state: State) => Seat | null;
  /** Left out if a phase around it offers everything. */
  readonly offers?: NonNullable<MonteePhase<N>['offers']>;
  readonly on: NonNullable<MonteePhase<N>['on']>;
  readonly always?: MonteePhase<N>['always'];
  readonly after: NonNullable<MonteePhase<N>['after']>;
  /** Length of the lull after which silence counts as "nothing", in seconds at normal pace. */
  readonly lull?: number;
}

/** One seat chooses. If it leaves, the question is asked again, so that its clock is that of the house. */
export const choice = <N extends PhaseName>(phase: N, { by, on, lull, ...more }: ChoicePhase<N>): MonteePhase<N> => {
  const again: Transition<State, Leave, PhaseName> = {
    guard: (state, event) => state.asked === event.seat && !isLast(state, event),
    target: phase,
    reenter: true,
    actions: leaves,
  };
  const entry = (state: State): State => ({
    ...state,
    asked: by(state),
    window: null,
    ...(lull !== undefined && { lull, held: false }),
  });
  return { ...more, entry, on: { ...on, leave: again } } as MonteePhase<N>;
};

/** Whoever has not answered in time is told. Nobody else is: to them it looks like an answer. */
const missed = (seat: Seat, step: Step): void => step.log({ kind: 'missed', args: { who: { seat } }, to: [seat] });

const excused = ({ left }: State, seat: Seat): boolean => left.includes(seat);

const heard = questions<State, MonteeActions, Phases, Delay, Word>({
  read: (state) => state.window,
  write: (state, window) => ({ ...state, window }),
  excused,
  lasts: (state) => state.options.fixedWindows && state.options.pace !== 'off' && state.window!.asked.length > 0,
  missed,
});

type Windows = 'interrupt' | 'hypnosis' | 'cards' | 'undo';

/** A question to several players at once, to which most have nothing to say. */
interface WindowPhase<N extends Windows> {
  readonly asked: (state: State) => readonly Seat[];
  /**
   * Length of the lull after which silence counts as "nothing", in seconds at normal pace. It may only depend on public
   * information.
   */
  readonly lull: (state: State) => number;
  readonly entry?: (state: State, step: Step) => State;
  readonly offers: NonNullable<MonteePhase<N>['offers']>;
  readonly on: Omit<NonNullable<MonteePhase<N>['on']>, 'no' | 'wait' | 'leave' | 'alarm' | 'clock'>;
  readonly target: PhaseName;
  readonly delay: Delay;
}

/**
 * Players with nothing to say need not answer: after a lull, silence counts as "nothing", unless somebody has asked for
 * time. The lull does not depend on anybody's cards, and anybody may ask for time, so neither reveals anything. Who has
 * answered is never shown.
 */
export const window = <N extends Windows>(
  phase: N,
  { asked, lull, entry, delay, target, ...more }: WindowPhase<N>,
): MonteePhase<N> => {
  const put = (state: State, _: unknown, step: Step): State => {
    const ready = entry?.(state, step) ?? state;
    return { ...ready, asked: null, window: ask(asked(ready)), lull: lull(ready), held: false };
  };
  return heard(
    phase as Windows,
    {
      ...more,
      answers: { no: () => 'no', wait: () => 'wait' },
      silence: () => 'no',
      lull: { delay: 'lull', wait: 'wait', silence: 'no', held: (state: State): State => ({ ...state, held: true }) },
      close: (state: State) => state,
      entry: put,
      target,
      delay,
    } as never,
  ) as unknown as MonteePhase<N>;
};

/** All players confirm that they have looked at their cards. */
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
  missed,
});

/** The player being asked wants time: only the full clock is left. */
export const wait = { actions: (state: State): State => ({ ...state, held: true }) };

/** The lull is over: the game goes on, unless somebody asked for time. */
export const goesOn = <N extends PhaseName>(target: N) =>
  ({ guard: ({ held }: State): boolean => !held, target }) as const;
