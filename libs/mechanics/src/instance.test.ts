import { chart, unshuffled, type ClockId, type Flow, type Step } from '@masque/core';
import { expect, test } from 'vitest';
import { instanceOffers, ring, send, spawn, type Instance } from './index.ts';

/** A toast: two people raise their glasses, or it is over after a while. */
interface Toast {
  raised: number[];
}
type Acts = { raise: Record<never, never>; again: Record<never, never> };

const flow: Flow<Toast, Acts, { open: 'raise' | 'again'; over: never }, 'patience'> = {
  initial: 'open',
  delays: { patience: () => 500 },
  states: {
    open: {
      offers: () => [{ type: 'raise' }, { type: 'again', window: 'any' }],
      on: {
        raise: { actions: (state, { seat }) => ({ raised: [...state.raised, seat] }) },
        again: { target: 'open', reenter: true, actions: () => ({ raised: [] }) },
      },
      after: { patience: { target: 'over' } },
      always: { guard: ({ raised }) => raised.length === 2, target: 'over' },
    },
    over: { type: 'final' },
  },
};
const toasts = chart(flow);
const patience = { phase: 'open', delay: 'patience' };

function clocked(): Step & { alarms: Map<string, number> } {
  const alarms = new Map<string, number>();
  const key = (clock: string | ClockId): string => JSON.stringify(clock);
  return {
    at: 0,
    seats: 4,
    random: unshuffled,
    alarms,
    log: () => undefined,
    reveal: (it) => it,
    arm: (clock, ms) => void alarms.set(key(clock), ms),
    disarm: (clock) => void alarms.delete(key(clock)),
    end: () => undefined,
  };
}
const windows = (it: Instance<Toast>) => instanceOffers<Toast, Acts>(toasts, it, 0).map((offer) => offer.window);

test('instances of one chart run independently, as data', () => {
  const step = clocked();
  const a = spawn(toasts, 'a', { raised: [] }, step);
  const b = spawn(toasts, 'b', { raised: [] }, step);
  const copy = JSON.parse(JSON.stringify(a)) as Instance<Toast>;
  const one = send(toasts, copy, { type: 'raise', seat: 1 }, step);
  const two = send(toasts, one, { type: 'raise', seat: 2 }, step);
  expect([a, b, one].map((it) => [it.phase, it.done])).toEqual(Array(3).fill(['open', false]));
  expect(two).toMatchObject({ phase: 'over', done: true, state: { raised: [1, 2] } });
  expect(send(toasts, two, { type: 'raise', seat: 3 }, step)).toBe(two);
});

test('clocks of instances are clocks of the session, with the id of their instance', () => {
  const step = clocked();
  const a = spawn(toasts, 'a', { raised: [] }, step);
  expect([...step.alarms]).toEqual([[JSON.stringify({ instance: 'a', ...patience }), 500]]);
  expect(ring(toasts, a, { phase: 'over', delay: 'patience' }, step)).toEqual(a);
  expect(ring(toasts, a, patience, step).done).toBe(true);
  expect(step.alarms.size).toBe(0);
});

test('window names are unique to an instance and reveal nothing about others', () => {
  const step = clocked();
  const a = spawn(toasts, 'a', { raised: [] }, step);
  spawn(toasts, 'x', { raised: [] }, step);
  const b = spawn(toasts, 'b', { raised: [] }, step);
  expect(windows(a)).toEqual(['a.open#1', 'a:any']);
  expect(windows(b)).toEqual(['b.open#1', 'b:any']);
  expect(windows(send(toasts, a, { type: 'again', seat: 0 }, step))).toEqual(['a.open#2', 'a:any']);
});
