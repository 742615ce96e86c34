import type { AnyMachineSnapshot } from 'xstate';
import { ENTERED, wireType, type Chart, type ChartSnapshot, type Envelope } from './chart.ts';
import { quickly } from './quick.ts';
import type { Step } from './step.ts';

/** What a run asks of the session: clocks to start and stop, questions that were opened. */
export interface Effects {
  /** Paths of the phases entered, in order. */
  readonly entered: string[];
  /** Clocks to start (`ms`) and to stop (`null`), in order. */
  readonly clocks: { readonly id: string; readonly ms: number | null }[];
}

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
  if (envelope.type === wireType(envelope.event.type)) {
    const state = quickly(chart.quick, snapshot.value, snapshot.context as object, envelope.event, envelope.step);
    if (state) return { snapshot: { ...snapshot, context: state } as ChartSnapshot, effects: noEffects };
  }
  const [scope, effects] = inert();
  const next = chart.machine.transition(snapshot, envelope as never, scope as never) as AnyMachineSnapshot;
  if (next.status === 'error') throw next.error;
  return { snapshot: next, effects };
}

const noEffects: Effects = { entered: [], clocks: [] };

/** A chart standing in any phase with any state, as scenarios and saved games need it. Nothing is entered. */
export const standing = <State extends object>(chart: Chart<State>, state: State, value: unknown): ChartSnapshot =>
  chart.machine.resolveState({ value, context: state } as never) as AnyMachineSnapshot;

/** A snapshot as plain data, and back. */
export const persist = (chart: Chart<never> | Chart<object>, snapshot: ChartSnapshot): unknown => {
  const { value, context, historyValue, status } = chart.machine.getPersistedSnapshot(snapshot as never) as AnyMachineSnapshot;
  return { value, context, historyValue, status };
};
export function restore<State extends object>(chart: Chart<State>, saved: unknown): ChartSnapshot {
  const [scope] = inert();
  return chart.machine.restoreSnapshot({ children: {}, ...(saved as object) } as never, scope as never) as AnyMachineSnapshot;
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
