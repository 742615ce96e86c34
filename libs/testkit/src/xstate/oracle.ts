import {
  createActor,
  initialTransition,
  pathToStateValue,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { ASK, type Cause, type Chart, type PhaseClock, type Position, type Run, type Step } from '@masque/core';

/** What XState itself makes of a step, without the edges, of which it does not tell. */
export type OracleRun<State = object> = Omit<Run<State>, 'taken'>;

/** Enters the initial phase, by XState. */
export function beginByXState<State extends object>(
  { machine }: Chart<State>,
  state: State,
  step: Step,
): OracleRun<State> {
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
): OracleRun<State> {
  const { machine } = chart;
  const snapshot = machine.resolveState({ value: valueIn(chart, phase), context: state } as never);
  const actions: Executed[] = [];
  const next = machine.transition(snapshot as never, envelope(chart, cause, step) as never, scopeOf(machine, actions));
  return told(machine, next as AnyMachineSnapshot, actions);
}

const actors = new WeakMap<AnyStateMachine, AnyActorScope['self']>();

/**
 * Where a machine takes an event: actions are kept instead of executed. This is what XState's `transition` makes, but
 * for the actor, which that makes again at every event: it enters the whole machine, and took most of the time.
 */
function scopeOf(machine: AnyStateMachine, actions: Executed[]): AnyActorScope {
  const self = actors.get(machine) ?? createActor(machine);
  actors.set(machine, self);
  const nothing = (): void => {};
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: (it) => void actions.push(it as Executed),
  };
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

const known = new WeakMap<AnyStateMachine, ReadonlyMap<string, PhaseClock>>();

/** The delays of a machine, by the type of the event that XState makes of each. */
function delays(machine: AnyStateMachine): ReadonlyMap<string, PhaseClock> {
  const found = known.get(machine) ?? delaysOf(machine);
  known.set(machine, found);
  return found;
}

function delaysOf({ root }: AnyStateMachine): ReadonlyMap<string, PhaseClock> {
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
): OracleRun<State> {
  if (snapshot.status === 'error') throw snapshot.error;
  const clocked = delays(machine);
  const clocks: { clock: PhaseClock; ms: number | null }[] = [];
  const entered: string[] = [];
  for (const { type, params } of actions) {
    if (type === ASK) entered.push((params as { phase: string }).phase);
    // Delays come out as events that are raised later, or not at all any more.
    const { event, delay, sendId } = (params ?? {}) as { event?: { type: string }; delay?: number; sendId?: string };
    const started = event && clocked.get(event.type);
    if (started && delay !== undefined) clocks.push({ clock: started, ms: delay });
    const stopped = sendId !== undefined && clocked.get(sendId);
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
