import type { AnyMachineSnapshot } from 'xstate';
import { ENTERED, wireType, type Chart, type ChartSnapshot, type Envelope } from './chart.ts';
import type { Effects } from './effects.ts';
import { delayOf, takeFlat } from './flat.ts';
import type { Step } from './step.ts';

export interface Run {
  readonly snapshot: ChartSnapshot;
  readonly effects: Effects;
}

/** Starts a chart in its initial phase. */
export function begin<State extends object>(chart: Chart<State>, state: State, step: Step): Run {
  const [scope, effects] = inert();
  const snapshot = chart.machine.getInitialSnapshot(scope as never, { state, step } as never) as AnyMachineSnapshot;
  if (snapshot.status === 'error') throw snapshot.error;
  return { snapshot, effects };
}

/** Feeds one event. Throws what a rule throws; the old snapshot then stays in force. */
export function feed(chart: Chart<never> | Chart<object>, snapshot: ChartSnapshot, envelope: Envelope): Run {
  return feedFlat(chart, snapshot, envelope) ?? feedXState(chart, snapshot, envelope);
}

/** One event by XState itself, for flows of any shape. */
export function feedXState(chart: Chart<never> | Chart<object>, snapshot: ChartSnapshot, envelope: Envelope): Run {
  const [scope, effects] = inert();
  const next = chart.machine.transition(snapshot, envelope as never, scope as never) as AnyMachineSnapshot;
  if (next.status === 'error') throw next.error;
  return { snapshot: next, effects };
}

/** One event of a flat flow; `null` where XState has to do it. */
function feedFlat(
  chart: Chart<never> | Chart<object>,
  snapshot: ChartSnapshot,
  { type, event, step }: Envelope,
): Run | null {
  const { value, context, status } = snapshot;
  if (!chart.flat || typeof value !== 'string' || status !== 'active') return null;
  const delay = type === wireType(event.type) ? null : (delayOf(type, value) ?? delayOf(type, ''));
  if (delay === null && type !== wireType(event.type)) return null;
  const { to, effects } = takeFlat(chart.flat, { phase: value, state: context as object }, event, delay, step);
  const base = to.phase === value ? snapshot : blankAt(chart, to.phase);
  return { snapshot: { ...base, context: to.state } as ChartSnapshot, effects };
}

const blanks = new WeakMap<object, Map<string, ChartSnapshot>>();

/** A snapshot in a phase of a flat flow, still without a state. */
function blankAt(chart: Chart<never> | Chart<object>, phase: string): ChartSnapshot {
  let known = blanks.get(chart);
  if (!known) blanks.set(chart, (known = new Map()));
  let blank = known.get(phase);
  if (!blank)
    known.set(
      phase,
      (blank = chart.machine.resolveState({ value: phase, context: {} } as never) as AnyMachineSnapshot),
    );
  return blank;
}

/** A chart standing in any phase with any state, as scenarios and saved games need it. Nothing is entered. */
export const standing = <State extends object>(chart: Chart<State>, state: State, value: unknown): ChartSnapshot =>
  chart.machine.resolveState({ value, context: state } as never) as AnyMachineSnapshot;

/** A snapshot as plain data, and back. */
export const persist = (chart: Chart<never> | Chart<object>, snapshot: ChartSnapshot): unknown => {
  const { value, context, historyValue, status } = chart.machine.getPersistedSnapshot(
    snapshot as never,
  ) as AnyMachineSnapshot;
  return { value, context, historyValue, status };
};
export function restore<State extends object>(chart: Chart<State>, saved: unknown): ChartSnapshot {
  const [scope] = inert();
  return chart.machine.restoreSnapshot(
    { children: {}, ...(saved as object) } as never,
    scope as never,
  ) as AnyMachineSnapshot;
}

/**
 * The scope XState wants of an actor, with nobody home: no clock, no system, actions only collected. XState's own
 * `transition()` builds a whole inert actor at every call and costs several times as much.
 */
function inert(): [scope: object, effects: Effects] {
  const effects: Effects = { entered: [], clocks: [] };
  const actionExecutor = (action: { type: string; params: unknown }): void => collect(effects, action);
  return [{ ...nobody, actionExecutor }, effects];
}

const nobody = {
  self: { id: 'flow', sessionId: 'flow', send: ignore, getSnapshot: ignore },
  id: 'flow',
  sessionId: 'flow',
  logger: ignore,
  defer: ignore,
  emit: ignore,
  stopChild: ignore,
  system: { _sendInspectionEvent: ignore, get: ignore },
};

function collect(effects: Effects, action: { type: string; params: unknown }): void {
  if (action.type === ENTERED) effects.entered.push((action.params as { path: string }).path);
  else if (action.type === 'xstate.raise') {
    const { id, delay } = action.params as { id: string; delay?: number };
    if (delay !== undefined) effects.clocks.push({ id, ms: delay });
  } else if (action.type === 'xstate.cancel') {
    const { sendId } = action.params as { sendId: string };
    effects.clocks.push({ id: sendId, ms: null });
  }
}

function ignore(): void {}
