import type { Actions } from '../offer/offer.ts';
import type { Effects } from './effects.ts';
import type { Flow, Phase, Transition, Transitions } from './phase.ts';
import type { Rule, Step } from './step.ts';

type Event = { readonly type: string };
type AnyPhase = Phase<object, Actions>;
type AnyTransition = Transition<object, Event>;

/** Where a flow stands: the name of its phase, and its state. */
export interface Standing {
  readonly phase: string;
  readonly state: object;
}

/** A flow whose phases have no phases inside. */
export interface Flat {
  readonly flow: Flow<object, Actions>;
  readonly phases: ReadonlyMap<string, AnyPhase>;
}

/** Most transitions that one event may cause: beyond it a flow goes in circles. */
export const MOST_STEPS = 500;

/**
 * Flat flows need none of what makes a statechart costly: no entry and exit sets, no regions, no history. Taking their
 * transitions here, as XState would take them, makes a step several times as fast; a test holds the two together.
 * `null` for flows of any other shape: those are XState's.
 */
export function flatOf(flow: Flow<object, Actions>): Flat | null {
  const phases = new Map(Object.entries(flow.states ?? {}));
  const all = [flow, ...phases.values()];
  const isFlat =
    phases.size > 0 &&
    flow.always === undefined &&
    all.every((phase) => phase.type !== 'parallel' && (phase === flow || !phase.states)) &&
    all.flatMap(targetsOf).every((target) => phases.has(nameIn(target)));
  return isFlat ? { flow, phases } : null;
}

const nameIn = (target: string): string => (target.startsWith('.') ? target.slice(1) : target);

function targetsOf({ on, after, always }: AnyPhase): string[] {
  const taken = [...Object.values(on ?? {}), ...Object.values(after ?? {}), ...(always === undefined ? [] : [always])];
  return (taken as Taken[]).flatMap((among) =>
    listOf(among).flatMap(({ target }) => (target === undefined ? [] : [target])),
  );
}

/** Takes an event. `delay`: the event is that this named delay has passed. */
export function takeFlat(
  { flow, phases }: Flat,
  from: Standing,
  event: Event,
  delay: string | null,
  step: Step,
): { to: Standing; effects: Effects } {
  const phase = phases.get(from.phase)!;
  const effects: Effects = { entered: [], clocks: [] };
  const among = ({ on, after }: AnyPhase): Taken =>
    (delay === null ? on?.[event.type as never] : after?.[delay]) as Taken;
  const inner = choose(among(phase), from.state, event, step);
  let taken = inner ?? choose(among(flow), from.state, event, step);
  let at = from;
  let cause = event;
  for (let left = MOST_STEPS; taken; left--) {
    if (left === 0) throw new Error('the flow goes in circles');
    // A transition of the whole flow leaves whatever phase is on, even for itself.
    const leaves = taken.reenter === true || (cause === event && inner === undefined && taken.target !== undefined);
    at = go(phases, flow, at, taken, leaves, cause, step, effects);
    cause = enter;
    taken = choose(phases.get(at.phase)!.always as Taken, at.state, cause, step);
  }
  return { to: at, effects };
}

type Taken = Transitions<object, Event> | undefined;
const enter: Event = { type: 'enter' };

const listOf = (among: Taken): readonly AnyTransition[] =>
  among === undefined
    ? []
    : typeof among === 'string'
      ? [{ target: among }]
      : Array.isArray(among)
        ? among
        : [among as AnyTransition];

function choose(among: Taken, state: object, event: Event, step: Step): AnyTransition | undefined {
  if (among === undefined) return undefined;
  return listOf(among).find(({ guard }) => !guard || guard(state, event, step));
}

type Phases = Flat['phases'];

function go(
  phases: Phases,
  flow: Flat['flow'],
  from: Standing,
  taken: AnyTransition,
  leaves: boolean,
  event: Event,
  step: Step,
  effects: Effects,
): Standing {
  const { target, actions } = taken;
  const phase = target === undefined ? from.phase : nameIn(target);
  const stays = phase === from.phase && !leaves;
  if (!stays)
    for (const delay in phases.get(from.phase)!.after)
      effects.clocks.push({ id: clockId(delay, from.phase), ms: null });
  const state = actions ? actions(from.state, event, step) : from.state;
  return stays ? { phase, state } : arrive(phases.get(phase)!, flow, { phase, state }, step, effects);
}

function arrive(
  { offers, after, entry }: AnyPhase,
  flow: Flat['flow'],
  at: Standing,
  step: Step,
  effects: Effects,
): Standing {
  if (offers || after) effects.entered.push(at.phase);
  const state = entry ? (entry as Rule<object, Event>)(at.state, enter, step) : at.state;
  for (const delay in after)
    effects.clocks.push({ id: clockId(delay, at.phase), ms: flow.delays![delay]!(state) ?? Infinity });
  return { phase: at.phase, state };
}

/** The name XState gives the clock of a delay of a phase. */
export const clockId = (delay: string, path: string): string => `xstate.after.${delay}.flow${path && '.'}${path}`;

/** The delay that a clock of a phase stands for. */
export function delayOf(clock: string, path: string): string | null {
  const [head, tail] = ['xstate.after.', `.flow${path && '.'}${path}`];
  return clock.startsWith(head) && clock.endsWith(tail) ? clock.slice(head.length, clock.length - tail.length) : null;
}
