import type { StateNode, TransitionDefinition } from 'xstate';
import type { ClockId, ClockChange } from './clock.ts';
import { ASK, MAX_MICROSTEPS, type AnyGuard, type AnyRule, type Machine } from './machine.ts';
import type { Step } from './step.ts';

/** The position of a chart: the innermost phase, and the state. */
export interface Position<State = object> {
  readonly phase: string;
  readonly state: State;
}

/** A clock of a phase. */
export type PhaseClock = Extract<ClockId, { readonly phase: string; readonly instance?: never }>;

/** What comes in: an event, or the end of a delay. */
export type Cause =
  | { readonly event: { readonly type: string }; readonly clock?: undefined }
  | { readonly clock: { readonly phase: string; readonly delay: string }; readonly event?: undefined };

/** The new position of a chart, and what it asks of the session. */
export interface Run<State = object> extends Position<State> {
  /** Phases entered that offer something, in order. */
  readonly entered: readonly string[];
  /** Clocks to start and to stop, in order. */
  readonly clocks: readonly ClockChange<PhaseClock>[];
  /** The edges that were taken, in order. */
  readonly taken: readonly Edge[];
}

/** An edge of the chart that leads to a phase. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  /** An action's name, `after <delay>`, `always`, `leave`, `alarm` or `clock`. */
  readonly on: string;
  /** Only named guards, which a reader can understand. */
  readonly guard?: string;
}

/** The transitions of a machine, computed in advance. */
export interface TransitionTable {
  readonly initial: readonly Node[];
  readonly nodes: ReadonlyMap<string, Node>;
  readonly edges: readonly Edge[];
}

/** A phase with everything that can happen in it. */
export interface Node {
  readonly name: string;
  readonly parent: Node | null;
  readonly isFinal: boolean;
  /** The nested phase in which it begins. */
  initial: Node | null;
  readonly asks: boolean;
  readonly entry: readonly AnyRule[];
  readonly delays: readonly { readonly clock: PhaseClock; readonly length: (state: object) => number | null }[];
  readonly on: Map<string, Taken[]>;
  readonly after: Map<string, Taken[]>;
  readonly always: Taken[];
  /** The names of the phases around it and its own, outermost first. */
  readonly path: readonly string[];
}

interface Taken {
  readonly guard: AnyGuard | null;
  readonly rule: AnyRule | null;
  /** `null`: stays. */
  readonly edge: Edge | null;
  /** Phases are left up to this one, which stays active. */
  readonly domain: Node;
  readonly enters: readonly Node[];
}

const enter = { type: 'enter' };
const rung = { type: 'after' };
type AnyNode = StateNode;

/**
 * Computes the transitions of a machine. Which phases each one leaves and enters depends only on the chart, so taking a
 * transition needs none of the work that makes a statechart expensive. It does what XState does with the same machine;
 * the conformance suite compares the two for every game.
 */
export function tableOf(machine: Machine): TransitionTable {
  const { root } = machine.machine as unknown as { root: AnyNode };
  const nodes = new Map<AnyNode, Node>();
  const edges: Edge[] = [];
  addNode(root, null, nodes, machine);
  for (const [from, node] of nodes) {
    const delayed = new Map(from.after.map((it) => [it.eventType as string, String(it.delay)]));
    const list = (found: readonly TransitionDefinition<never, never>[], on: string): Taken[] =>
      found.map((it) => takenOf(it as never, on, nodes, machine, edges));
    for (const [type, found] of from.transitions) {
      const delay = delayed.get(type);
      if (delay === undefined) node.on.set(type, list(found as never, type));
      else node.after.set(delay, list(found as never, `after ${delay}`));
    }
    node.always.push(...list((from.always ?? []) as never, 'always'));
  }
  return {
    initial: descent(root, nodes),
    nodes: new Map([...nodes.values()].map((node) => [node.name, node])),
    edges,
  };
}

function addNode(from: AnyNode, parent: Node | null, nodes: Map<AnyNode, Node>, machine: Machine): void {
  const actions = from.entry as unknown as readonly NamedAction[];
  const name = from.id;
  const node: Node = {
    name,
    parent,
    isFinal: from.type === 'final',
    initial: null,
    asks: actions.some((it) => it.type === ASK),
    // XState adds the starting of clocks to the entry actions; no rule corresponds to that.
    entry: actions.flatMap((it) => machine.actions[it.type] ?? []),
    delays: [...new Set(from.after.map((it) => String(it.delay)))].map((delay) => ({
      clock: { phase: name, delay },
      length: machine.delays[delay]!,
    })),
    on: new Map(),
    after: new Map(),
    always: [],
    path: parent?.parent ? [...parent.path, name] : [name],
  };
  nodes.set(from, node);
  for (const child of Object.values(from.states)) addNode(child as unknown as AnyNode, node, nodes, machine);
  node.initial = descent(from, nodes)[0] ?? null;
}

interface FoundTransition {
  readonly source: AnyNode;
  readonly target?: readonly AnyNode[];
  readonly reenter: boolean;
  readonly guard?: string;
  readonly actions: readonly NamedAction[];
}

/** An action by its name. */
interface NamedAction {
  readonly type: string;
}

function takenOf(
  found: FoundTransition,
  on: string,
  nodes: ReadonlyMap<AnyNode, Node>,
  machine: Machine,
  edges: Edge[],
): Taken {
  const { source, guard } = found;
  const target = found.target?.[0];
  const rules = found.actions.map((it) => machine.actions[it.type]!);
  const edge = target ? { from: source.id, to: target.id, on, ...named(guard) } : null;
  if (edge) edges.push(edge);
  const domain = target ? domainOf(source, target, found.reenter) : source;
  return {
    guard: guard === undefined ? null : machine.guards[guard]!,
    rule: rules[0] ?? null,
    edge,
    domain: nodes.get(domain)!,
    enters: target ? entersOf(target, domain, nodes) : [],
  };
}

/** The guard, if its author has named it, without the target that was added to the name. */
function named(guard: string | undefined): { guard?: string } {
  const name = guard?.replace(/ \(\d+\)$/, '').replace(/(^|, )to \S+$/, '');
  return name && !name.startsWith('on ') ? { guard: name } : {};
}

/**
 * The innermost phase that stays active while a transition is taken, as in the algorithm of SCXML (and so of XState).
 */
function domainOf(source: AnyNode, target: AnyNode, reenter: boolean): AnyNode {
  if (!reenter && (target === source || isInside(target, source))) return source;
  for (let around = target.parent; around; around = around.parent)
    if (isInside(source, around as AnyNode)) return around as AnyNode;
  return source;
}

function isInside(node: AnyNode, around: AnyNode): boolean {
  for (let at = node.parent; at; at = at.parent) if (at === (around as unknown)) return true;
  return false;
}

/** The phases entered on the way from the one that stays active to the target, and those in which the target begins. */
function entersOf(target: AnyNode, domain: AnyNode, nodes: ReadonlyMap<AnyNode, Node>): Node[] {
  const above: Node[] = [];
  for (let at: AnyNode | undefined = target; at && at !== domain; at = at.parent as AnyNode | undefined)
    above.unshift(nodes.get(at)!);
  return [...above, ...descent(target, nodes)];
}

/** The phases in which a phase begins: its initial one, that one's, and so on. */
function descent(node: AnyNode, nodes: ReadonlyMap<AnyNode, Node>): Node[] {
  if (node.type !== 'compound') return [];
  const [first] = node.initial.target as unknown as readonly AnyNode[];
  return [nodes.get(first!)!, ...descent(first!, nodes)];
}

/** Enters the initial phase. */
export function beginIn(table: TransitionTable, state: object, step: Step): Run {
  const walk = new Walk(state, step);
  const at = walk.enter(table.initial, table.initial[0]!.parent!);
  return walk.settle(at);
}

/**
 * Takes an event, or the end of a delay. A chart that does not handle it stays as it is.
 * @throws TypeError when the flow has no phase of this name
 */
export function takeIn(table: TransitionTable, from: Position, cause: Cause, step: Step): Run {
  const walk = new Walk(from.state, step);
  const at = table.nodes.get(from.phase);
  if (!at) throw new TypeError(`the flow has no phase "${from.phase}"`);
  if (at.isFinal) return walk.done(at);
  const { event, clock } = cause;
  const taken = event
    ? walk.chosen(at, (node) => node.on.get(event.type), event)
    : walk.chosen(at, (node) => (node.name === clock.phase ? node.after.get(clock.delay) : undefined), rung);
  return taken ? walk.settle(walk.go(at, taken, event ?? rung)) : walk.done(at);
}

/** One event on its way through a table, with all that it causes. */
class Walk {
  readonly step: Step;
  state: object;
  readonly entered: string[] = [];
  readonly clocks: ClockChange<PhaseClock>[] = [];
  readonly taken: Edge[] = [];

  constructor(state: object, step: Step) {
    this.state = state;
    this.step = step;
  }

  /** The first transition whose guard holds: of the innermost phase, else of the one around it. */
  chosen(
    from: Node,
    listed: (node: Node) => readonly Taken[] | undefined,
    event: { readonly type: string },
  ): Taken | null {
    for (let node: Node | null = from; node; node = node.parent) {
      const list = listed(node);
      if (list) for (const it of list) if (!it.guard || it.guard(this.state, event, this.step)) return it;
    }
    return null;
  }

  go(from: Node, taken: Taken, event: { readonly type: string }): Node {
    if (taken.edge) {
      this.taken.push(taken.edge);
      for (let node = from; node !== taken.domain; node = node.parent!)
        for (const { clock } of node.delays) this.clocks.push({ clock, ms: null });
    }
    if (taken.rule) this.state = taken.rule(this.state, event, this.step);
    if (!taken.edge) return from;
    return taken.enters.length > 0 ? this.enter(taken.enters, from) : from;
  }

  enter(nodes: readonly Node[], otherwise: Node): Node {
    let at = otherwise;
    for (const node of nodes) {
      at = node;
      if (node.asks) this.entered.push(node.name);
      for (const rule of node.entry) this.state = rule(this.state, enter, this.step);
      for (const { clock, length } of node.delays) this.clocks.push({ clock, ms: length(this.state) ?? Infinity });
    }
    return at;
  }

  /** Takes transitions that need no event, until there are none. */
  settle(from: Node): Run {
    let at = from;
    for (let left = MAX_MICROSTEPS; !at.isFinal; left--) {
      const taken = this.chosen(at, (node) => node.always, enter);
      if (!taken) break;
      if (left === 0)
        throw new Error(
          `endless loop in the flow: more than ${MAX_MICROSTEPS} transitions without an event, at "${at.name}"`,
        );
      at = this.go(at, taken, enter);
    }
    return this.done(at);
  }

  done(at: Node): Run {
    const { state, entered, clocks, taken } = this;
    return { phase: at.name, state, entered, clocks, taken };
  }
}
