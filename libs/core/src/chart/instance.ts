import { wireType, type Chart } from './chart.ts';
import { begin, feed, standing, type Run } from './run.ts';
import type { Step } from './step.ts';
import type { Actions, OfferOf } from '../offer/offer.ts';
import type { Seat } from '../seat.ts';
import type { View } from '../secret/view.ts';

/**
 * One of several runs of the same chart, kept as data in the state of a game: one meeting of many that go on at the same
 * time. Plain JSON, so that it is saved, projected and shared with the rest of the state. History states are not kept.
 *
 * @example
 * const meeting = spawn(meetings, 'm1', { members: [0, 3] }, step);
 * const later = send(meetings, meeting, { type: 'agree', seat: 3 }, step);
 */
export interface Instance<State> {
  readonly id: string;
  /** The phases it stands in, as XState writes them. */
  readonly value: unknown;
  readonly state: State;
  /** How often each phase has been entered. An instance counts for itself, so that its windows tell of no other. */
  readonly entered: { readonly [path: string]: number };
  /** It has come to a final phase and takes nothing any more. */
  readonly done: boolean;
}

/** Between the id of an instance and the name of one of its clocks. */
const CLOCK = '/';

/** Starts an instance in the initial phase of its chart. Its clocks become alarms of the session. */
export function spawn<State extends object>(
  chart: Chart<State>,
  id: string,
  state: State,
  step: Step,
): Instance<State> {
  return settled({ id, value: {}, state, entered: {}, done: false }, begin(chart, state, step), step);
}

/** Gives an instance an event. A finished instance, or one that does not take the event, stays as it is. */
export function send<State extends object, Event extends { readonly type: string }>(
  chart: Chart<State>,
  instance: Instance<State>,
  event: Event,
  step: Step,
): Instance<State> {
  return feedTo(chart, instance, wireType(event.type), event, step);
}

/** Rings a clock of an instance. `alarm` is the id that came with the session's `alarm` event. */
export function wake<State extends object>(
  chart: Chart<State>,
  instance: Instance<State>,
  alarm: string,
  step: Step,
): Instance<State> {
  const prefix = instance.id + CLOCK;
  return alarm.startsWith(prefix)
    ? feedTo(chart, instance, alarm.slice(prefix.length), { type: 'after' }, step)
    : instance;
}

/** The id of the instance that an alarm belongs to. */
export const instanceOf = (alarm: string): string => alarm.slice(0, Math.max(0, alarm.indexOf(CLOCK)));

/**
 * What the phases of an instance offer a seat, out of the seat's view of it. Each offer gets a window of its own, made of
 * the instance, the phase and its entry; or of the instance and the name that the phase gave it.
 */
export function instanceOffers<State extends object, A extends Actions>(
  chart: Chart<State>,
  instance: Instance<View<State>>,
  seat: Seat,
): OfferOf<A>[] {
  if (instance.done) return [];
  return pathsOf(instance.value).flatMap((path) => {
    const list = (chart.offers.get(path)?.(instance.state, seat) ?? []) as readonly OfferOf<A>[];
    const entry = `${instance.id}.${path}#${instance.entered[path] ?? 0}`;
    return list.map((it) => ({ ...it, window: it.window === undefined ? entry : `${instance.id}:${it.window}` }));
  });
}

function feedTo<State extends object>(
  chart: Chart<State>,
  instance: Instance<State>,
  type: string,
  event: { readonly type: string },
  step: Step,
): Instance<State> {
  if (instance.done) return instance;
  return settled(instance, feed(chart, standing(chart, instance.state, instance.value), { type, event, step }), step);
}

function settled<State>(before: Instance<State>, { snapshot, effects }: Run, step: Step): Instance<State> {
  const entered: Record<string, number> = { ...before.entered };
  for (const path of effects.entered) entered[path] = (entered[path] ?? 0) + 1;
  for (const { id, ms } of effects.clocks) {
    if (ms === null || ms === Infinity) step.disarm(before.id + CLOCK + id);
    else step.arm(before.id + CLOCK + id, ms);
  }
  return {
    id: before.id,
    value: snapshot.value,
    state: snapshot.context as State,
    entered,
    done: snapshot.status === 'done',
  };
}

/** The paths of the phases of a value, the root ('') first. */
function pathsOf(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return [at, at ? `${at}.${value}` : value];
  return [
    at,
    ...Object.entries(value as object).flatMap(([name, inner]) => pathsOf(inner, at ? `${at}.${name}` : name)),
  ];
}
