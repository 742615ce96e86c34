import type { Actions } from '../offer/offer.ts';
import type { Flow, Phase, Transition, Transitions } from './phase.ts';
import type { Step } from './step.ts';

type AnyPhase = Phase<object, Actions>;
type AnyTransition = Transition<object, { readonly type: string }>;

/** The phases from the innermost outwards that an event is put to, by the path of the innermost. */
export type Quick = ReadonlyMap<string, readonly AnyPhase[]>;

/**
 * Where events may be handled without the statechart: most answers change no phase, only the state, and for those
 * XState's way through entry and exit sets is four fifths of the cost of a step. Only for flows without parallel
 * phases, and for phases without `always`, where nothing else could follow.
 */
export function quickOf(flow: Flow<object, Actions>): Quick {
  const table = new Map<string, readonly AnyPhase[]>();
  return collect(flow, '', [], table) ? table : new Map();
}

function collect(phase: AnyPhase, path: string, outer: readonly AnyPhase[], table: Map<string, readonly AnyPhase[]>): boolean {
  if (phase.type === 'parallel') return false;
  const chain = [phase, ...outer];
  const inner = Object.entries(phase.states ?? {});
  if (inner.length === 0 && phase.type !== 'final' && chain.every((it) => it.always === undefined)) table.set(path, chain);
  return inner.every(([name, child]) => collect(child, path ? `${path}.${name}` : name, chain, table));
}

/** The state after an event that changes no phase; `null` if this is for the statechart to decide. */
export function quickly(quick: Quick, value: unknown, state: object, event: { readonly type: string }, step: Step): object | null {
  const chain = quick.get(leafOf(value));
  if (!chain) return null;
  for (const phase of chain) {
    const taken = listOf(phase.on?.[event.type] as Transitions<object, { readonly type: string }> | undefined).find(
      ({ guard }) => !guard || guard(state, event, step),
    );
    if (taken) return taken.target === undefined && !taken.reenter ? (taken.actions?.(state, event, step) ?? state) : null;
  }
  return state;
}

function listOf(to: Transitions<object, { readonly type: string }> | undefined): readonly AnyTransition[] {
  if (to === undefined) return none;
  if (typeof to === 'string') return [{ target: to }];
  return Array.isArray(to) ? (to as readonly AnyTransition[]) : [to as AnyTransition];
}

const none: readonly AnyTransition[] = [];

function leafOf(value: unknown): string {
  let path = '';
  let rest = value;
  while (typeof rest === 'object' && rest !== null) {
    const [name] = Object.keys(rest);
    if (name === undefined) return path;
    path = path ? `${path}.${name}` : name;
    rest = (rest as { [name: string]: unknown })[name];
  }
  return path ? `${path}.${String(rest)}` : String(rest);
}
