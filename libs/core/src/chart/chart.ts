import { assign, createMachine, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { Actions, OfferOf } from '../offer/offer.ts';
import type { Seat } from '../seat.ts';
import type { Flow, Phase, Transition, Transitions } from './phase.ts';
import { flatOf, MOST_STEPS, type Flat } from './flat.ts';
import type { Step } from './step.ts';

/** The offers of a phase with its types worn off. */
export type AnyOffers = (view: unknown, seat: Seat) => readonly OfferOf<Actions>[];

/** A flow made ready to run. What XState is needed for is in this folder and nowhere else. */
export interface Chart<State> {
  readonly machine: AnyStateMachine;
  /** By dotted path of the phase ('' is the root). */
  readonly offers: ReadonlyMap<string, AnyOffers>;
  /** Set when no phase has phases inside. */
  readonly flat: Flat | null;
  /** Carries the type of the state; never there. */
  readonly state?: State;
}

/** What is sent into the machine: the event together with the step it belongs to. */
export interface Envelope {
  readonly type: string;
  readonly step: Step;
  readonly event: { readonly type: string };
}

/** What a machine is started with. */
export interface Start<State> {
  readonly state: State;
  readonly step: Step;
}

/** The type under which XState sees an action of a client, so that none can pass for an event of XState's own. */
export const wireType = (type: string): string => `act.${type}`;
/** Name of the action by which a phase says that it has been entered. */
export const ENTERED = 'masque.entered';
const ROOT = 'flow';

/** A flow as a chart. The state of the game is the machine's context. */
export function chart<State extends object, A extends Actions>(flow: Flow<State, A>): Chart<State> {
  const offers = new Map<string, AnyOffers>();
  const delays = Object.fromEntries(
    Object.entries(flow.delays ?? {}).map(([name, length]) => [
      name,
      ({ context }: { context: State }) => length(context) ?? Infinity,
    ]),
  );
  const config = {
    id: ROOT,
    options: { maxIterations: MOST_STEPS },
    context: ({ input }: { input: Start<State> }) => input.state,
    ...node(flow, '', offers),
  };
  const machine = createMachine(config as never, { delays } as never) as unknown as AnyStateMachine;
  return { machine, offers, flat: flatOf(flow as unknown as Flow<object, Actions>) };
}

function node<State extends object, A extends Actions>(
  phase: Phase<State, A>,
  path: string,
  offers: Map<string, AnyOffers>,
): object {
  if (phase.offers) offers.set(path, phase.offers as unknown as AnyOffers);
  const entry: unknown[] = [];
  if (phase.offers || phase.after) entry.push({ type: ENTERED, params: { path } });
  if (phase.entry) entry.push(action(phase.entry, { type: 'enter' }));
  const states = Object.entries(phase.states ?? {}).map(([name, child]) => [
    name,
    node(child, path ? `${path}.${name}` : name, offers),
  ]);
  return {
    ...(phase.type && { type: phase.type }),
    ...(phase.initial && { initial: phase.initial }),
    ...(states.length > 0 && { states: Object.fromEntries(states) }),
    ...(entry.length > 0 && { entry }),
    ...(phase.on && {
      on: Object.fromEntries(
        Object.entries(phase.on).map(([type, to]) => [wireType(type), transitions(to as Transitions<State, never>)]),
      ),
    }),
    ...(phase.after && {
      after: Object.fromEntries(
        Object.entries(phase.after).map(([delay, to]) => [delay, transitions(to, { type: 'after' })]),
      ),
    }),
    ...(phase.always && { always: transitions(phase.always, { type: 'enter' }) }),
  };
}

function transitions<State, Event>(to: Transitions<State, Event>, fixed?: { type: string }): unknown {
  if (typeof to === 'string') return { target: to };
  if (Array.isArray(to)) return to.map((it: Transition<State, Event>) => transition(it, fixed));
  return transition(to as Transition<State, Event>, fixed);
}

function transition<State, Event>(to: Transition<State, Event>, fixed?: { type: string }): unknown {
  const { guard } = to;
  return {
    ...(to.target !== undefined && { target: to.target }),
    ...(to.reenter && { reenter: true }),
    ...(to.actions && { actions: action(to.actions as never, fixed) }),
    ...(guard && {
      guard: ({ context, event }: Call<State>) => guard(context, (fixed ?? unwrap(event)) as Event, stepOf(event)),
    }),
  };
}

interface Call<State> {
  readonly context: State;
  readonly event: Envelope | { readonly type: 'xstate.init'; readonly input: Start<State> };
}

/** One `assign` for each rule: XState pays for every further one. */
function action<State extends object>(
  rule: (state: State, event: never, step: Step) => State,
  fixed?: { type: string },
): unknown {
  return assign((({ context, event }: Call<State>) =>
    rule(context, (fixed ?? unwrap(event)) as never, stepOf(event))) as never);
}

const unwrap = (event: Envelope | { readonly type: 'xstate.init' }): unknown =>
  'event' in event ? event.event : { type: 'enter' };

function stepOf(event: Call<unknown>['event']): Step {
  return 'step' in event ? event.step : event.input.step;
}

export type ChartSnapshot = AnyMachineSnapshot;
