import type { Actions, Chart, ClockId, OfferOf, Run, Seat, Step, View } from '@masque/core';

/**
 * One of several runs of the same chart, stored as data in the state of a game: one of many meetings that go on at the
 * same time. Plain JSON, so that it is saved, projected and shared with the rest of the state.
 *
 * @example
 * const meetings = chart<{ agreed: number }, { agree: Record<never, never> }>({
 *   initial: 'talk',
 *   states: {
 *     talk: {
 *       on: { agree: { actions: (state) => ({ agreed: state.agreed + 1 }) } },
 *       always: { guard: (state) => state.agreed === 2, target: 'done' },
 *     },
 *     done: { type: 'final' },
 *   },
 * });
 * const [one, other] = ['m1', 'm2'].map((id) => spawn(meetings, id, { agreed: 0 }, step));
 * const agree = { type: 'agree', seat: 3 };
 * const agreed = send(meetings, send(meetings, one!, agree, step), agree, step);
 * [agreed.done, other!.done]; // => [true, false]
 */
export interface Instance<State> {
  readonly id: string;
  /** The innermost phase it is in. */
  readonly phase: string;
  readonly state: State;
  /**
   * How often each phase has been entered. Each instance counts for itself, so that its windows reveal nothing about
   * others.
   */
  readonly entered: { readonly [phase: string]: number };
  /** It has reached a final phase and accepts nothing any more. */
  readonly done: boolean;
}

/**
 * Starts an instance in the initial phase of its chart. Its clocks are the session's, under its id.
 *
 * @throws whatever a rule of the chart throws
 *
 * @example
 * const counting = chart<{ n: number }, { more: Record<never, never> }>({
 *   initial: 'on',
 *   states: { on: { on: { more: { actions: (state) => ({ n: state.n + 1 }) } } } },
 * });
 * spawn(counting, 'c1', { n: 0 }, step); // => { id: 'c1', phase: 'on', state: { n: 0 }, entered: {}, done: false }
 */
export function spawn<State extends object>(
  chart: Chart<State>,
  id: string,
  state: State,
  step: Step,
): Instance<State> {
  return settled(chart, { id, entered: {} }, chart.begin(state, step), step);
}

/**
 * Sends an event to an instance. A finished instance, or one that does not handle the event, stays as it is.
 *
 * @throws whatever a rule of the chart throws
 *
 * @example
 * const counting = chart<{ n: number }, { more: Record<never, never> }>({
 *   initial: 'on',
 *   states: { on: { on: { more: { actions: (state) => ({ n: state.n + 1 }) } } } },
 * });
 * const one = spawn(counting, 'c1', { n: 0 }, step);
 * send(counting, one, { type: 'more', seat: 2 }, step).state; // => { n: 1 }
 * send(counting, one, { type: 'less', seat: 2 }, step).state; // => { n: 0 }
 */
export function send<State extends object, Event extends { readonly type: string }>(
  chart: Chart<State>,
  instance: Instance<State>,
  event: Event,
  step: Step,
): Instance<State> {
  if (instance.done) return instance;
  return settled(chart, instance, chart.take(instance, { event }, step), step);
}

/**
 * Fires a clock of an instance: call it with the session's `clock` event.
 *
 * @throws whatever a rule of the chart throws
 *
 * @example
 * const waiting = chart<{ n: number }, Record<never, never>>({
 *   initial: 'on',
 *   delays: { late: () => 5_000 },
 *   states: { on: { after: { late: 'over' } }, over: { type: 'final' } },
 * });
 * ring(waiting, spawn(waiting, 'c1', { n: 0 }, step), { phase: 'on', delay: 'late' }, step).done; // => true
 */
export function ring<State extends object>(
  chart: Chart<State>,
  instance: Instance<State>,
  clock: { readonly phase: string; readonly delay: string },
  step: Step,
): Instance<State> {
  if (instance.done) return instance;
  return settled(chart, instance, chart.take(instance, { clock }, step), step);
}

/**
 * What the phases of an instance offer a seat, based on the seat's view of it. Each offer gets a window of its own,
 * made from the instance, the phase and how often it was entered; or from the instance and the name that the phase gave
 * it.
 *
 * @example
 * const counting = chart<{ n: number }, { more: Record<never, never> }>({
 *   initial: 'on',
 *   states: { on: { offers: () => [{ type: 'more' }], on: { more: { actions: (state) => ({ n: state.n + 1 }) } } } },
 * });
 * instanceOffers(counting, spawn(counting, 'c1', { n: 0 }, step), 0); // => [{ type: 'more', window: 'c1.on#1' }]
 */
export function instanceOffers<State extends object, A extends Actions>(
  chart: Chart<State>,
  instance: Instance<View<State>>,
  seat: Seat,
): OfferOf<A>[] {
  if (instance.done) return [];
  return chart.asking(instance.phase).flatMap(({ phase, offers }) => {
    const entry = `${instance.id}.${phase}#${instance.entered[phase] ?? 0}`;
    const list: readonly unknown[] = offers(instance.state, seat);
    return (list as readonly OfferOf<A>[]).map((it) => ({
      ...it,
      window: it.window === undefined ? entry : `${instance.id}:${it.window}`,
    }));
  });
}

function settled<State extends object>(
  chart: Chart<State>,
  before: Pick<Instance<State>, 'id' | 'entered'>,
  { phase, state, entered: fresh, clocks }: Run<State>,
  step: Step,
): Instance<State> {
  const { id } = before;
  const entered: Record<string, number> = { ...before.entered };
  for (const name of fresh) entered[name] = (entered[name] ?? 0) + 1;
  for (const { clock, ms } of clocks) {
    const its: ClockId = { instance: id, ...clock };
    if (ms === null || ms === Infinity) step.disarm(its);
    else step.arm(its, ms);
  }
  return { id, phase, state, entered, done: chart.isFinal(phase) };
}
