import type { DueDeadline, Store } from '@masque/store';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { fakeClock } from './fake-clock.ts';
import { unavailable } from '../unavailable.ts';
import { Scheduler } from './scheduler.ts';

test('setting the clock back an hour delays no deadline by more than a minute', async () => {
  const inner = fakeClock(10 * 3_600_000);
  let wrongBy = 3_600_000;
  const clock = { now: () => inner.now() + wrongBy, after: inner.after };
  let waiting: DueDeadline[] = [];
  const store = {
    deadlinesDue: async (now: number, limit: number) => waiting.filter((it) => it.at <= now).slice(0, limit),
  } as unknown as Store;
  const scheduler = new Scheduler(store, clock, pino({ level: 'silent' }));
  const rung: number[] = [];
  let fails = true;
  scheduler.start(async ({ n }) => {
    if (fails) throw new Error('the database does not answer');
    rung.push(n);
    waiting = waiting.filter((it) => it.n !== n);
    return true;
  });
  const due = (n: number, at: number): DueDeadline => ({ sessionId: 's', tableId: 't', clock: 'c', n, at });
  // One failed while the clock was an hour ahead. Another is due in half an hour by that clock.
  waiting = [due(1, inner.now()), due(2, inner.now() + 3_600_000 + 1_800_000)];
  await inner.pass(6000);
  fails = false;
  wrongBy = 0;
  await inner.pass(60_000);
  expect(rung).toEqual([1]);
  waiting = [due(3, inner.now() + 10_000)];
  await inner.pass(20_000);
  expect(rung).toEqual([1, 3]);
  scheduler.stop();
});

test('a deadline that could not be stored rings within seconds after the store is back', async () => {
  const clock = fakeClock();
  const store = { deadlinesDue: async () => (rung ? [] : [it]) } as unknown as Store;
  const it: DueDeadline = { sessionId: 's', tableId: 't', clock: 'c', n: 1, at: clock.now() };
  let rung = false;
  let fails = true;
  const scheduler = new Scheduler(store, clock, pino({ level: 'silent' }));
  scheduler.start(async () => {
    if (fails) throw unavailable(new Error('the database does not answer'));
    return (rung = true);
  });
  await clock.pass(10_000);
  fails = false;
  await clock.pass(6000);
  expect(rung).toBe(true);
  scheduler.stop();
});
