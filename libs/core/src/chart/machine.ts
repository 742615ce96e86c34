import { assign, createMachine, type AnyStateMachine } from 'xstate';
import type { Step } from './step.ts';
import { ROOT } from './phase.ts';

/** An event on its way through a machine, with the step it belongs to. */
export interface Envelope {
  readonly type: string;
  readonly step: Step;
  readonly event: { readonly type: string };
}

/** The input with which a machine starts. */
export interface MachineInput {
  readonly state: object;
  readonly step: Step;
}

type Event = { readonly type: string };
type Call<R> = (state: object, event: Event, step: Step) => R;
export type AnyRule = Call<object>;
export type AnyGuard = Call<boolean>;
type Length = (state: object) => number | null;

/** What the names in a machine's configuration refer to. */
export interface Implementations {
  readonly guards: { readonly [name: string]: AnyGuard };
  readonly actions: { readonly [name: string]: AnyRule };
  readonly delays: { readonly [name: string]: Length };
}

export interface Machine extends Implementations {
  readonly machine: AnyStateMachine;
}

/** A flow with its types erased. */
export interface AnyPhase {
  readonly offers?: (view: never, seat: number) => readonly unknown[];
  readonly on?: { readonly [type: string]: AnyTransitions | undefined };
  readonly after?: { readonly [delay: string]: AnyTransitions | undefined };
  readonly always?: AnyTransitions;
  readonly entry?: AnyRule;
  readonly initial?: string;
  readonly type?: 'final';
  readonly states?: { readonly [name: string]: AnyPhase | undefined };
}
export interface AnyFlow extends AnyPhase {
  readonly next?: (state: object) => string;
  readonly delays?: { readonly [delay: string]: Length };
}
interface AnyTransition {
  readonly guard?: AnyGuard;
  readonly target?: string | readonly string[];
  readonly actions?: AnyRule;
  readonly reenter?: boolean;
}
type AnyTransitions = string | AnyTransition | readonly AnyTransition[];

/**
 * The action with which a phase that offers something reports that it has been entered, so that its questions are new.
 *
 * @example
 * const flow = { initial: 'open', states: { open: { offers: () => [{ type: 'wait' }] } } };
 * chart(flow).machine.config.states.open.entry[0].type === ASK; // => true
 */
export const ASK = 'ask';
/** How many transitions without an event one event may cause; beyond this, the flow is going in circles. */
export const MAX_MICROSTEPS = 500;

/**
 * The XState machine of a flow. Guards, actions and delays are referred to by name, so that the configuration is JSON
 * that any statechart tool can read. The state of the game is the machine's context.
 *
 * A transition with several targets becomes one with a guard for each: "the rule leads to this phase".
 *
 * @throws Error if a name is used twice, a target does not exist, or the definition of a phase is contradictory
 */
export function machineOf(flow: AnyFlow): Machine {
  const names = new Names();
  const config = {
    id: ROOT,
    options: { maxIterations: MAX_MICROSTEPS },
    context: ({ input }: { input?: MachineInput }) => input?.state ?? {},
    ...nodeOf(flow, ROOT, flow, names),
  };
  for (const [target, where] of names.targets)
    if (!names.phases.has(target)) throw new Error(`${where} leads to "${target}", which is not a phase`);
  const { guards, actions } = names;
  const delays = flow.delays ?? {};
  const implementations = {
    guards: mapped(guards, (guard) => (it: MachineArgs) => guard(it.context, inner(it.event), stepOf(it.event))),
    // One `assign` for each rule, because XState is slower with every further one.
    actions: {
      ...mapped(actions, (rule) =>
        assign(((it: MachineArgs) => rule(it.context, inner(it.event), stepOf(it.event))) as never),
      ),
      [ASK]: () => {},
    },
    delays: mapped(delays, (length) => (it: MachineArgs) => length(it.context) ?? Infinity),
  };
  const machine = createMachine(config as never, implementations as never) as unknown as AnyStateMachine;
  return { machine, guards, actions, delays };
}

interface MachineArgs {
  readonly context: object;
  readonly event: Envelope | { readonly type: 'xstate.init'; readonly input: MachineInput };
}
const enter: Event = { type: 'enter' };
const rung: Event = { type: 'after' };
const inner = (event: MachineArgs['event']): Event => ('event' in event ? event.event : enter);
const stepOf = (event: MachineArgs['event']): Step => ('step' in event ? event.step : event.input.step);

const mapped = <T, U>(record: { readonly [name: string]: T }, make: (value: T) => U): { [name: string]: U } =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]));

/** Names that XState uses for its own events. */
const reserved = /^xstate\.|\*/;

function nodeOf(phase: AnyPhase, name: string, flow: AnyFlow, names: Names): object {
  names.phase(name);
  if (name !== ROOT && phase.type === 'final' && names.depth > 1)
    throw new Error(`phase "${name}" is final, but inside another phase`);
  const states = Object.entries(phase.states ?? {});
  if (states.length > 0 && !phase.initial) throw new Error(`phase "${name}" contains phases, but has no \`initial\``);
  const on = Object.entries(phase.on ?? {});
  for (const [type] of on)
    if (reserved.test(type)) throw new Error(`phase "${name}" handles "${type}", which is a reserved name`);
  names.depth++;
  const inside = states.map(([child, it]) => [child, nodeOf(it!, child, flow, names)]);
  names.depth--;
  const { next } = flow;
  const led = (to: AnyTransitions, event: string, fixed?: Event): object[] =>
    transitionsOf(to, { phase: name, event, fixed, next, names });
  return {
    ...(name !== ROOT && { id: name }),
    ...(phase.type && { type: phase.type }),
    ...(phase.initial && { initial: phase.initial }),
    ...((phase.offers || phase.entry) && {
      entry: [
        ...(phase.offers ? [{ type: ASK, params: { phase: name } }] : []),
        ...(phase.entry
          ? [{ type: names.action(fixedTo(phase.entry, enter), phase.entry.name, `enter ${name}`) }]
          : []),
      ],
    }),
    ...(on.length > 0 && { on: Object.fromEntries(on.map(([type, to]) => [type, led(to!, type)])) }),
    ...(phase.after && {
      after: Object.fromEntries(
        Object.entries(phase.after).map(([delay, to]) => {
          if (!flow.delays?.[delay])
            throw new Error(`phase "${name}" waits for "${delay}", but the flow has no such delay`);
          return [delay, led(to!, delay, rung)];
        }),
      ),
    }),
    ...(phase.always && { always: led(phase.always, 'always', enter) }),
    ...(inside.length > 0 && { states: Object.fromEntries(inside) }),
  };
}

/** Where transitions stand: the phase and the event, and what the machine is made of. */
interface Source {
  readonly phase: string;
  readonly event: string;
  /** The event that rules receive where XState's own event would tell them nothing. */
  readonly fixed: Event | undefined;
  readonly next: AnyFlow['next'];
  readonly names: Names;
}

/** The transitions of one event of one phase, as XState writes them. */
function transitionsOf(to: AnyTransitions, source: Source): object[] {
  const { phase, event, fixed, next, names } = source;
  const where = `${event} in ${phase}`;
  const list: readonly AnyTransition[] = typeof to === 'string' ? [{ target: to }] : 'length' in to ? to : [to];
  return list.flatMap(({ guard, target, actions, reenter }): object | object[] => {
    if (reenter && phase === ROOT) throw new Error(`${where}: the flow itself cannot be re-entered`);
    const test = guard && fixedTo(guard, fixed);
    const rule = actions && fixedTo(actions, fixed);
    const act = (made: AnyRule | undefined) =>
      made && { actions: [{ type: names.action(made, actions!.name, where) }] };
    const lead = (to: string) => ({ target: names.target(to, where) });
    if (target === undefined || typeof target === 'string')
      return {
        ...(target !== undefined && lead(target)),
        ...(reenter && { reenter }),
        ...(test && { guard: names.guard(test, guard.name, where) }),
        ...act(rule),
      };
    if (!next) throw new Error(`${where} lists several targets, but the flow has no \`next\` to choose one`);
    const landing = landingOf(rule, next, target, where);
    const action = act(rule && landing.take);
    const named = guard && !isAnonymous(guard.name) ? `${guard.name}, ` : '';
    return target.map((it) => {
      const leads: AnyGuard = (...call) => (!test || test(...call)) && landing.at(...call) === it;
      return {
        ...lead(it),
        ...(it === phase && { reenter: true }),
        guard: names.guard(leads, `${named}to ${it}`, where),
        ...action,
      };
    });
  });
}

/** A rule or guard that always receives this event, whatever comes in. */
const fixedTo = <R>(rule: Call<R>, event: Event | undefined): Call<R> =>
  event ? (state, _, step) => rule(state, event, step) : rule;

interface Landed {
  readonly from: object;
  readonly step: Step;
  readonly made: object;
  readonly phase: string;
}

/**
 * Where a transition with several targets leads. Its rule runs once, when the first of its guards asks; the action of
 * the transition that is then taken returns the result.
 */
function landingOf(
  rule: AnyRule | undefined,
  next: (state: object) => string,
  targets: readonly string[],
  where: string,
): { readonly at: Call<string>; readonly take: AnyRule } {
  let last: Landed | null = null;
  const land: Call<Landed> = (from, event, step) => {
    if (last?.from === from && last.step === step) return last;
    const made = rule ? rule(from, event, step) : from;
    const phase = next(made);
    if (!targets.includes(phase))
      throw new Error(`${where} led to "${phase}", but declares only ${targets.map((it) => `"${it}"`).join(', ')}`);
    return (last = { from, step, made, phase });
  };
  return {
    at: (...call) => land(...call).phase,
    take: (...call) => {
      const { made } = land(...call);
      last = null;
      return made;
    },
  };
}

const isAnonymous = (name: string | undefined): boolean =>
  !name || ['guard', 'actions', 'entry', 'on', 'always'].includes(name);

/** Gives every guard, action and phase its name. */
class Names {
  readonly guards: Record<string, AnyGuard> = {};
  readonly actions: Record<string, AnyRule> = {};
  readonly phases = new Set<string>();
  readonly targets = new Map<string, string>();
  depth = 0;

  phase(name: string): void {
    if (this.phases.has(name)) throw new Error(`two phases have the name "${name}"`);
    this.phases.add(name);
  }

  target(name: string, where: string): string {
    this.targets.set(name, where);
    return `#${name}`;
  }

  guard = (guard: AnyGuard, name: string, where: string): string =>
    put(this.guards, guard, isAnonymous(name) ? `on ${where}` : name);
  action = (rule: AnyRule, name: string, where: string): string =>
    put(this.actions, rule, isAnonymous(name) || name === ASK ? where : name);
}

/** Stores a value under this name, or if the name is taken, with a number after it. Returns the name that was used. */
function put<T>(record: Record<string, T>, value: T, name: string): string {
  let free = name;
  for (let n = 2; free in record; n++) free = `${name} (${n})`;
  record[free] = value;
  return free;
}
