import { initialTransition, pathToStateValue, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { ASK, type Cause, type Chart, type PhaseClock, type Position, type Run, type Step } from '@masque/core';

/** What XState itself makes of a step, without the edges, of which it does not tell. */
export type Told<State = object> = Omit<Run<State>, 'taken'>;

/** Enters the initial phase, by XState. */
export function beginByXState<State extends object>({ machine }: Chart<State>, state: State, step: Step): Told<State> {
  const [snapshot, actions] = initialTransition(machine, { state, step });
  return told(machine, snapshot as AnyMachineSnapshot, actions as never);
}

/**
 * Takes an event, or the end of a delay, by XState alone, through its public functions: the meaning that a chart's table
 * is held to. Slow; for checks and for looking.
 */
export function takeByXState<State extends object>(
  chart: Chart<State>,
  { phase, state }: Position<State>,
  cause: Cause,
  step: Step,
): Told<State> {
  const { machine } = chart;
  const snapshot = machine.resolveState({ value: valueIn(chart, phase), context: state } as never);
  const [next, actions] = transition(machine, snapshot as never, envelope(chart, cause, step) as never);
  return told(machine, next as AnyMachineSnapshot, actions as never);
}

/** A phase as XState writes it. */
export const valueIn = (chart: Pick<Chart<never>, 'pathOf'>, phase: string): unknown =>
  pathToStateValue([...chart.pathOf(phase)]);

/** The event that XState takes for a cause. */
export function envelope({ machine }: Pick<Chart<never>, 'machine'>, { event, clock }: Cause, step: Step): object {
  if (event) return { type: event.type, event, step };
  const type = [...delays(machine)].find(([, it]) => it.phase === clock.phase && it.delay === clock.delay)?.[0];
  return { type: type ?? 'no such delay', event: { type: 'after' }, step };
}

/** The delays of a machine, by the type of the event that XState makes of each. */
function delays({ root }: AnyStateMachine): Map<string, PhaseClock> {
  const found = new Map<string, PhaseClock>();
  const add = (node: typeof root): void => {
    for (const it of node.after) found.set(it.eventType as string, { phase: node.id, delay: String(it.delay) });
    for (const child of Object.values(node.states)) add(child as typeof root);
  };
  add(root);
  return found;
}

type Executed = { readonly type: string; readonly params: unknown };

function told<State>(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  actions: readonly Executed[],
): Told<State> {
  if (snapshot.status === 'error') throw snapshot.error;
  const known = delays(machine);
  const clocks: { clock: PhaseClock; ms: number | null }[] = [];
  const entered: string[] = [];
  for (const { type, params } of actions) {
    if (type === ASK) entered.push((params as { phase: string }).phase);
    // Delays come out as events that are raised later, or not at all any more.
    const { event, delay, sendId } = (params ?? {}) as { event?: { type: string }; delay?: number; sendId?: string };
    const started = event && known.get(event.type);
    if (started && delay !== undefined) clocks.push({ clock: started, ms: delay });
    const stopped = sendId !== undefined && known.get(sendId);
    if (stopped) clocks.push({ clock: stopped, ms: null });
  }
  return { phase: leafOf(snapshot.value), state: snapshot.context as State, entered, clocks };
}

/** The innermost phase of a value of XState's. */
function leafOf(value: unknown): string {
  let at = value;
  while (typeof at !== 'string') {
    const [name, inside] = Object.entries(at as object)[0]!;
    if (typeof inside === 'object' && Object.keys(inside as object).length === 0) return name;
    at = inside;
  }
  return at;
}
