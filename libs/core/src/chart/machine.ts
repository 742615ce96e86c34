import { assign, createMachine, type AnyStateMachine } from 'xstate';
import type { Step } from './step.ts';
import { ROOT } from './phase.ts';

/** An event on its way through a machine, with the step it belongs to. */
export interface Envelope {
  readonly type: string;
  readonly step: Step;
  readonly event: { readonly type: string };
}

/** What a machine starts from. */
export interface MachineInput {
  readonly state: object;
  readonly step: Step;
}

type Event = { readonly type: string };
export type AnyRule = (state: object, event: Event, step: Step) => object;
export type AnyGuard = (state: object, event: Event, step: Step) => boolean;
type Length = (state: object) => number | null;

/** What the names in a machine's configuration stand for. */
export interface Implementations {
  readonly guards: { readonly [name: string]: AnyGuard };
  readonly actions: { readonly [name: string]: AnyRule };
  readonly delays: { readonly [name: string]: Length };
}

export interface Machine extends Implementations {
  readonly machine: AnyStateMachine;
}

/** A flow with its types worn off. */
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

/** The action by which a phase that offers something says that it has been entered: its questions are new ones. */
export const ASK = 'ask';
/** Transitions without an event that one event may cause: beyond it the flow goes in circles. */
export const MAX_MICROSTEPS = 500;

/**
 * The XState machine that a flow stands for. Guards, actions and delays go by name, so that the configuration is JSON
 * that any tool for statecharts reads. The state of the game is the machine's context.
 *
 * A transition with several targets becomes one with a guard for each: "the rule leads to this phase".
 *
 * @throws Error when a name is used twice, a target is not there, or a phase cannot be what it says
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
    if (!names.phases.has(target)) throw new Error(`${where} leads to "${target}", a phase that is not there`);
  const delays = flow.delays ?? {};
  const machine = createMachine(
    config as never,
    {
      guards: mapped(
        names.guards,
        (guard) =>
          ({ context, event }: Call) =>
            guard(context, inner(event), stepOf(event)),
      ),
      actions: {
        ...mapped(names.actions, (rule) =>
          // One `assign` for each rule: XState pays for every further one.
          assign((({ context, event }: Call) => rule(context, inner(event), stepOf(event))) as never),
        ),
        [ASK]: () => {},
      },
      delays: mapped(
        delays,
        (length) =>
          ({ context }: Call) =>
            length(context) ?? Infinity,
      ),
    } as never,
  ) as unknown as AnyStateMachine;
  return { machine, guards: names.guards, actions: names.actions, delays };
}

interface Call {
  readonly context: object;
  readonly event: Envelope | { readonly type: 'xstate.init'; readonly input: MachineInput };
}
const enter: Event = { type: 'enter' };
const rung: Event = { type: 'after' };
const inner = (event: Call['event']): Event => ('event' in event ? event.event : enter);
const stepOf = (event: Call['event']): Step => ('step' in event ? event.step : event.input.step);

const mapped = <T, U>(record: { readonly [name: string]: T }, make: (value: T) => U): { [name: string]: U } =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]));

/** Names that XState uses for events of its own. */
const reserved = /^xstate\.|\*/;

function nodeOf(phase: AnyPhase, name: string, flow: AnyFlow, names: Names): object {
  names.phase(name);
  if (name !== ROOT && phase.type === 'final' && names.depth > 1)
    throw new Error(`phase "${name}" is final, but inside another`);
  const states = Object.entries(phase.states ?? {});
  if (states.length > 0 && !phase.initial) throw new Error(`phase "${name}" has phases inside, but no \`initial\``);
  const on = Object.entries(phase.on ?? {});
  for (const [type] of on)
    if (reserved.test(type)) throw new Error(`phase "${name}" takes "${type}", a name that is reserved`);
  names.depth++;
  const inside = states.map(([child, it]) => [child, nodeOf(it!, child, flow, names)]);
  names.depth--;
  const from = (event: string, fixed?: Event) => new Source(name, event, fixed, flow, names);
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
    ...(on.length > 0 && { on: Object.fromEntries(on.map(([type, to]) => [type, from(type).all(to!)])) }),
    ...(phase.after && {
      after: Object.fromEntries(
        Object.entries(phase.after).map(([delay, to]) => {
          if (!flow.delays?.[delay])
            throw new Error(`phase "${name}" waits for "${delay}", but the flow has no such delay`);
          return [delay, from(delay, rung).all(to!)];
        }),
      ),
    }),
    ...(phase.always && { always: from('always', enter).all(phase.always) }),
    ...(inside.length > 0 && { states: Object.fromEntries(inside) }),
  };
}

const fixedTo =
  (rule: AnyRule, event: Event): AnyRule =>
  (state, _, step) =>
    rule(state, event, step);

/** The transitions of one event of one phase, as XState writes them. */
class Source {
  readonly phase: string;
  readonly event: string;
  readonly fixed: Event | undefined;
  readonly flow: AnyFlow;
  readonly names: Names;

  constructor(phase: string, event: string, fixed: Event | undefined, flow: AnyFlow, names: Names) {
    this.phase = phase;
    this.event = event;
    this.fixed = fixed;
    this.flow = flow;
    this.names = names;
  }

  all(to: AnyTransitions): object[] {
    const list = typeof to === 'string' ? [{ target: to }] : Array.isArray(to) ? to : [to];
    return list.flatMap((it: AnyTransition) => this.#one(it));
  }

  #one({ guard, target, actions, reenter }: AnyTransition): object[] {
    const where = `${this.event} in ${this.phase}`;
    if (reenter && this.phase === ROOT) throw new Error(`${where}: the whole flow cannot be entered again`);
    const test = guard && this.#fixed(guard);
    if (Array.isArray(target)) return this.#several(test, guard?.name, target, actions, where);
    return [
      {
        ...(target !== undefined && { target: this.names.target(target as string, where) }),
        ...(reenter && { reenter }),
        ...(test && { guard: this.names.guard(test, guard!.name, where) }),
        ...(actions && { actions: [{ type: this.names.action(this.#fixed(actions), actions.name, where) }] }),
      },
    ];
  }

  #several(
    guard: AnyGuard | undefined,
    name: string | undefined,
    targets: readonly string[],
    actions: AnyRule | undefined,
    where: string,
  ): object[] {
    const { next } = this.flow;
    if (!next) throw new Error(`${where} lists several targets, but the flow has no \`next\` that names one`);
    const landing = new Landing(actions && this.#fixed(actions), next, targets, where);
    const action = actions && this.names.action((...call) => landing.take(...call), actions.name, where);
    return targets.map((target) => {
      const leads: AnyGuard = (state, event, step) =>
        (!guard || guard(state, event, step)) && landing.at(state, event, step) === target;
      return {
        target: this.names.target(target, where),
        ...(target === this.phase && { reenter: true }),
        guard: this.names.guard(
          leads,
          [isAnonymous(name) ? '' : name, `to ${target}`].filter(Boolean).join(', '),
          where,
        ),
        ...(action && { actions: [{ type: action }] }),
      };
    });
  }

  #fixed<R>(rule: (state: object, event: Event, step: Step) => R): (state: object, event: Event, step: Step) => R {
    const { fixed } = this;
    return fixed ? (state, _, step) => rule(state, fixed, step) : rule;
  }
}

/**
 * Where a transition with several targets leads. Its rule runs once: when the first of its guards asks; the action of
 * the transition that is then taken hands out what it made.
 */
class Landing {
  readonly rule: AnyRule | undefined;
  readonly next: (state: object) => string;
  readonly targets: readonly string[];
  readonly where: string;
  #from: object | null = null;
  #step: Step | null = null;
  #made: object | null = null;
  #phase = '';

  constructor(rule: AnyRule | undefined, next: (state: object) => string, targets: readonly string[], where: string) {
    this.rule = rule;
    this.next = next;
    this.targets = targets;
    this.where = where;
  }

  at(state: object, event: Event, step: Step): string {
    if (this.#from === state && this.#step === step) return this.#phase;
    const made = this.rule ? this.rule(state, event, step) : state;
    const phase = this.next(made);
    if (!this.targets.includes(phase))
      throw new Error(
        `${this.where} led to "${phase}", but declares only ${this.targets.map((it) => `"${it}"`).join(', ')}`,
      );
    this.#from = state;
    this.#step = step;
    this.#made = made;
    this.#phase = phase;
    return phase;
  }

  take(state: object, event: Event, step: Step): object {
    this.at(state, event, step);
    const made = this.#made!;
    this.#from = this.#step = this.#made = null;
    return made;
  }
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
    if (this.phases.has(name)) throw new Error(`two phases are called "${name}"`);
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

/** Under this name, or where another already has it, under one with a number. */
function put<T>(record: Record<string, T>, value: T, name: string): string {
  let free = name;
  for (let n = 2; free in record; n++) free = `${name} (${n})`;
  record[free] = value;
  return free;
}
