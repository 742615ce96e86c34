import type { ActionEvent, Actions, OfferOf } from '../offer/offer.ts';
import type { Seat } from '../seat.ts';
import type { View } from '../secret/view.ts';
import type { Guard, Rule } from './step.ts';

/** The events that do not come from offers. */
export type ClockEvent =
  /** A named delay of a phase has passed. */
  | { readonly type: 'after' }
  /** A phase is entered, or its `always` is looked at. */
  | { readonly type: 'enter' }
  /** An alarm set by `step.arm` rings. */
  | { readonly type: 'alarm'; readonly id: string }
  /** A seat is given up for good: its player resigns, or the host removes it. */
  | { readonly type: 'leave'; readonly seat: Seat };

/** Where an event leads. The first transition whose guard holds is taken. */
export interface Transition<State, Event> {
  readonly guard?: Guard<State, Event>;
  /** A sibling phase by name, or `.child` for one inside. Without a target the phase stays, its clock runs on. */
  readonly target?: string;
  readonly actions?: Rule<State, Event>;
  /** With a target that is the present phase: leave it and enter it again (a new question, a new clock). */
  readonly reenter?: boolean;
}

export type Transitions<State, Event> = string | Transition<State, Event> | readonly Transition<State, Event>[];

/**
 * A phase of a game: a state of its statechart. Everything about it stands together: what it offers, which actions it
 * takes, how long it lasts.
 */
export interface Phase<State, A extends Actions> {
  /** What a seat may do in this phase. A function of that seat's own view and nothing else. */
  readonly offers?: (view: View<State>, seat: Seat) => readonly OfferOf<A>[];
  /** What the actions (and `alarm`, `leave`) do. */
  readonly on?: {
    readonly [T in keyof A & string]?: Transitions<State, ActionEvent<A, T>>;
  } & {
    readonly alarm?: Transitions<State, Extract<ClockEvent, { type: 'alarm' }>>;
    readonly leave?: Transitions<State, Extract<ClockEvent, { type: 'leave' }>>;
  };
  /** What happens by itself after a named delay. */
  readonly after?: { readonly [delay: string]: Transitions<State, ClockEvent> };
  /** Taken at once whenever a guard holds. */
  readonly always?: Transitions<State, ClockEvent>;
  /** Done whenever the phase is entered, before its clock starts. */
  readonly entry?: Rule<State, ClockEvent>;
  readonly initial?: string;
  readonly type?: 'final' | 'parallel';
  readonly states?: { readonly [name: string]: Phase<State, A> };
}

/** A whole flow: a phase with the length of its delays in milliseconds (`null`: waits for ever). */
export interface Flow<State, A extends Actions> extends Phase<State, A> {
  readonly delays?: { readonly [delay: string]: (state: State) => number | null };
}
