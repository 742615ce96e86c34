import type { AnyStateMachine } from 'xstate';
import type { Actions, OfferOf } from '../offer/offer.ts';
import type { Seat } from '../seat.ts';
import { machineOf, type AnyFlow } from './machine.ts';
import { ROOT, type FlowOf } from './phase.ts';
import type { Step } from './step.ts';
import { beginIn, takeIn, tableOf, type Cause, type Edge, type Node, type Position, type Run } from './table.ts';

/** The offers of a phase, with its types erased. */
export type AnyOffers = (view: unknown, seat: Seat) => readonly OfferOf<Actions>[];

/** An active phase that offers something. */
export interface Asks {
  readonly phase: string;
  readonly offers: AnyOffers;
}

/** A flow that is ready to run. */
export interface Chart<State = object> {
  /** The flow as an XState machine: what a diagram shows, and what the table below is derived from. */
  readonly machine: AnyStateMachine;
  /** Every edge that leads to a phase, as declared. */
  readonly edges: readonly Edge[];
  /** The name of the flow itself in {@link edges}: what is accepted in every phase. */
  readonly root: string;
  /** The names of the phases, in the order of the flow. */
  readonly phases: readonly string[];
  /** The phases that offer something while the chart is in this one, outermost first. The same list each time. */
  asking(phase: string): readonly Asks[];
  /** Whether this phase, or one around it, accepts an action of this type. */
  handles(phase: string, type: string): boolean;
  /** Whether nothing follows this phase. */
  isFinal(phase: string): boolean;
  /** The phase in which a phase with nested phases, or the whole flow, begins. */
  initialOf(phase: string): string | undefined;
  /** A phase with those around it, outermost first. */
  pathOf(phase: string): readonly string[];
  /**
   * The delays that run in this phase, with their lengths in milliseconds (`null`: for ever). `leaves`: their end leads to
   * another phase.
   */
  delaysIn(
    phase: string,
    state: State,
  ): readonly {
    readonly phase: string;
    readonly delay: string;
    /** Its length, in milliseconds; `null`: it does not run. */
    readonly ms: number | null;
    readonly leaves: boolean;
  }[];
  /** Enters the initial phase. Throws whatever a rule throws. */
  begin(state: State, step: Step): Run<State>;
  /** Takes an event, or the end of a delay. Throws whatever a rule throws; the old position then stays valid. */
  take(from: Position<State>, cause: Cause, step: Step): Run<State>;
}

/** The part of a chart that does not depend on the type of its state. */
export type ChartShape = Omit<Chart, 'begin' | 'take' | 'delaysIn'>;

/**
 * A flow as a chart: an XState machine, and a table of its transitions.
 *
 * @throws Error if the flow is inconsistent: a phase does not exist, or a name is used twice
 * @example
 * const count = (state) => ({ agreed: state.agreed + 1 });
 * const open = { offers: () => [{ type: 'agree', params: {} }], on: { agree: { target: 'made', actions: count } } };
 * const meetings = chart({ initial: 'open', states: { open, made: { type: 'final' } } });
 * const run = meetings.take({ phase: 'open', state: { agreed: 1 } }, { event: { type: 'agree', seat: 2 } }, step);
 * run.phase; // => 'made'
 * run.state; // => { agreed: 2 }
 */
export function chart<State extends object, A extends Actions>(flow: FlowOf<State, A>): Chart<State> {
  const machine = machineOf(flow as unknown as AnyFlow);
  const table = tableOf(machine);
  const { nodes } = table;
  const offers = offersIn(flow as unknown as AnyFlow);
  const asking = new Map<string, readonly Asks[]>();
  for (const [name, { path }] of nodes)
    asking.set(
      name,
      [...new Set([ROOT, ...path])].flatMap((phase) =>
        offers.has(phase) ? [{ phase, offers: offers.get(phase)! }] : [],
      ),
    );
  const of = (phase: string): Node => nodes.get(phase)!;
  const compiled: Chart = {
    machine: machine.machine,
    edges: table.edges,
    root: ROOT,
    phases: [...nodes.keys()].filter((name) => name !== ROOT),
    asking: (phase) => asking.get(phase)!,
    handles: (phase, type) => [ROOT, ...of(phase).path].some((name) => of(name).on.has(type)),
    isFinal: (phase) => of(phase).isFinal,
    initialOf: (phase) => of(phase).initial?.name,
    pathOf: (phase) => of(phase).path,
    delaysIn: (phase, state) =>
      of(phase).path.flatMap((name) =>
        of(name).delays.map(({ clock, length }) => ({
          ...clock,
          ms: length(state),
          leaves:
            of(name)
              .after.get(clock.delay)
              ?.some(({ edge }) => edge !== null) === true,
        })),
      ),
    begin: (state, step) => beginIn(table, state, step),
    take: (from, cause, step) => takeIn(table, from, cause, step),
  };
  return compiled as unknown as Chart<State>;
}

function offersIn(flow: AnyFlow): Map<string, AnyOffers> {
  const found = new Map<string, AnyOffers>();
  const add = (name: string, { offers, states }: AnyFlow): void => {
    if (offers) found.set(name, offers as unknown as AnyOffers);
    for (const [child, phase] of Object.entries(states ?? {})) add(child, phase!);
  };
  add('flow', flow);
  return found;
}
