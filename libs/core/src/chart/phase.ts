import type { ActionEvent, Actions, OfferOf } from '../offer/offer.ts';
import type { Message, Messages } from '../message/message.ts';
import type { Seat } from '../seat.ts';
import type { View } from '../secret/view.ts';
import type { Guard, Rule, Step } from './step.ts';

/** The events that do not come from offers. */
export type ClockEvent =
  /** A named delay of a phase has passed. */
  | { readonly type: 'after' }
  /** A phase is entered, or its `always` is evaluated. */
  | { readonly type: 'enter' }
  /** An alarm set by `step.arm` fires. */
  | { readonly type: 'alarm'; readonly id: string }
  /** A clock of a parallel instance fires: to be passed on to it. */
  | { readonly type: 'clock'; readonly instance: string; readonly phase: string; readonly delay: string }
  /** A seat is given up for good: its player resigns, or the host removes it. */
  | { readonly type: 'leave'; readonly seat: Seat }
  /** A host ends the phase, which has no clock of its own. */
  | { readonly type: 'close' };

/** Which actions each phase accepts, by the name of the phase: `{ vote: 'yes' | 'no'; over: never }`. */
export type PhaseMap<P, A extends Actions> = { readonly [N in keyof P]: keyof A & string };

/** The whole flow in a {@link PhaseMap}: actions that are accepted in every phase are listed under this name. */
export const ROOT = 'flow';

/** Phases that a transition can lead to. */
export type PhaseName<P> = Exclude<keyof P & string, typeof ROOT>;

/**
 * Where an event leads. The first transition whose guard holds is taken.
 *
 * @example
 * const isLast = (state) => state.left === 1;
 * const count = (state) => ({ ...state, left: state.left - 1 });
 * const answer = { guard: isLast, target: ['lose', 'turn'], actions: count }; // which of the two: see `Flow.next`
 */
export interface Transition<State, Event, Target extends string = string, S = Step> {
  readonly guard?: Guard<State, Event, S>;
  /**
   * The phase that follows. With several targets, `Flow.next` names one of them, after the rule has run; naming the
   * current phase enters it again. Without a target, the phase stays the same, and its clock runs on.
   */
  readonly target?: Target | readonly Target[];
  readonly actions?: Rule<State, Event, S>;
  /** If the target is the current phase: leave it and enter it again (a new question, a new clock). */
  readonly reenter?: boolean;
}

/** Where an event leads: a phase alone, or one or several transitions, tried in order. */
export type Transitions<State, Event, Target extends string = string, S = Step> =
  Target | Transition<State, Event, Target, S> | readonly Transition<State, Event, Target, S>[];

type EventOf<T extends ClockEvent['type']> = Extract<ClockEvent, { readonly type: T }>;

/** The events that a phase may handle besides its actions. */
interface OnOthers<State, Target extends string, S> {
  readonly alarm?: Transitions<State, EventOf<'alarm'>, Target, S>;
  readonly clock?: Transitions<State, EventOf<'clock'>, Target, S>;
  readonly leave?: Transitions<State, EventOf<'leave'>, Target, S>;
  readonly close?: Transitions<State, EventOf<'close'>, Target, S>;
}

type OnActions<State, A extends Actions, Type extends keyof A & string, Target extends string, S> = {
  readonly [T in Type]: Transitions<State, ActionEvent<A, T>, Target, S>;
};

/** What a phase handles: every action that it may offer, and other events. */
type On<State, A extends Actions, Type extends keyof A & string, Target extends string, S> = [Type] extends [never]
  ? { readonly on?: OnOthers<State, Target, S> }
  : { readonly on: OnActions<State, A, Type, Target, S> & OnOthers<State, Target, S> };

interface Lasting<State, A extends Actions, P extends PhaseMap<P, A>, Delay extends string, S, M extends Message> {
  /** What happens automatically after a named delay. */
  readonly after?: { readonly [D in Delay]?: Transitions<State, EventOf<'after'>, PhaseName<P>, S> };
  /** Taken at once whenever its guard holds. */
  readonly always?: Transitions<State, EventOf<'enter'>, PhaseName<P>, S>;
  /** Runs whenever the phase is entered, before its clock starts. */
  readonly entry?: Rule<State, EventOf<'enter'>, S>;
  /** The nested phase in which it begins. */
  readonly initial?: PhaseName<P>;
  /** Nested phases: what this phase offers, accepts and waits for applies in each of them, too. */
  readonly states?: { readonly [N in PhaseName<P>]?: PhaseOf<State, A, P, Delay, N, S, M> };
}

/** A {@link Phase}, by what its rules are given and how its offers are named. */
type PhaseOf<
  State,
  A extends Actions,
  P extends PhaseMap<P, A>,
  Delay extends string,
  N extends keyof P,
  S,
  M extends Message,
> = Lasting<State, A, P, Delay, S, M> &
  On<State, A, P[N] & keyof A & string, PhaseName<P>, S> & {
    /** What a seat may do in this phase. A function of that seat's own view and nothing else. */
    readonly offers?: (view: View<State>, seat: Seat) => readonly OfferOf<Pick<A, P[N] & keyof A & string>, M>[];
    /** A final phase: nothing follows. */
    readonly type?: 'final';
  };

/**
 * A phase of a game: a state of its statechart. Everything about it is in one place: what it offers, which actions it
 * accepts, how long it lasts. Names of phases are unique in a flow, wherever they are nested.
 */
export type Phase<
  State,
  A extends Actions,
  P extends PhaseMap<P, A>,
  Delay extends string,
  N extends keyof P = keyof P,
  W extends Messages = Messages,
> = PhaseOf<State, A, P, Delay, N, Step<W>, Message<W>>;

declare const types: unique symbol;

/** A flow with the types of its phases erased: the form in which a game has it. */
export interface FlowOf<State, A extends Actions> {
  readonly initial: string;
  readonly states: object;
  /** Carries types only; never present at run time. */
  readonly [types]?: (state: State, actions: A) => [State, A];
}

type Root<P> = P extends { readonly [ROOT]: infer T } ? T : never;

/**
 * A whole flow: its phases, where it begins, and the length of its delays. With the messages of the game as the last
 * parameter, what its rules log and how its offers are named is checked.
 *
 * @example
 * interface Phases { vote: 'yes' | 'no'; over: never }
 * const ballot = (view, seat) => view.voted.includes(seat) ? [] : [{ type: 'yes', params: {} }, { type: 'no', params: {} }];
 * const count = (state, { seat }) => ({ ...state, voted: [...state.voted, seat] });
 * const flow: Flow<State, Acts, Phases, 'vote'> = {
 *   initial: 'vote',
 *   delays: { vote: () => 30_000 },
 *   states: {
 *     vote: { offers: ballot, on: { yes: { actions: count }, no: { actions: count } }, after: { vote: 'over' } },
 *     over: { type: 'final' },
 *   },
 * };
 */
export type Flow<
  State,
  A extends Actions,
  P extends PhaseMap<P, A>,
  Delay extends string = never,
  W extends Messages = Messages,
> = FlowOf<State, A> &
  Omit<Lasting<State, A, P, Delay, Step<W>, Message<W>>, 'after'> & {
    readonly initial: PhaseName<P>;
    readonly states: { readonly [N in PhaseName<P>]?: Phase<State, A, P, Delay, N, W> };
    /** Which phase follows if a transition lists several, based on the state that its rule has returned. */
    readonly next?: (state: State) => PhaseName<P>;
    /** What a seat may do in every phase. */
    readonly offers?: (
      view: View<State>,
      seat: Seat,
    ) => readonly OfferOf<Pick<A, Root<P> & keyof A & string>, Message<W>>[];
  } & On<State, A, Root<P> & keyof A & string, PhaseName<P>, Step<W>> &
  ([Delay] extends [never]
    ? { readonly delays?: undefined }
    : {
        /** In milliseconds; with `null` it waits for ever. */
        readonly delays: { readonly [D in Delay]: (state: State) => number | null };
      });
