import { expect, test } from 'vitest';
import { fakeClock } from '../../clock/fake-clock.ts';
import { AWAY_AFTER_MS, BOT_AFTER_MS, HOST_GONE_MS, Presence } from './presence.ts';

test('an absence is announced once per step', async () => {
  const clock = fakeClock();
  let waiting = 0;
  const after: typeof clock.after = (ms, task) => {
    waiting++;
    const cancel = clock.after(ms, () => (waiting--, task()));
    return () => (waiting--, cancel());
  };
  const told: number[] = [];
  const began = clock.now();
  const presence = new Presence({ now: clock.now, after }, () => told.push(clock.now() - began));
  presence.expect('ada');
  // One timer at a time: many people leaving at once must not create many timers.
  expect(waiting).toBe(1);
  await clock.pass(BOT_AFTER_MS * 3);
  expect(told).toEqual([AWAY_AFTER_MS, HOST_GONE_MS, BOT_AFTER_MS]);
  expect(waiting).toBe(0);
  expect(presence.isGone('ada', BOT_AFTER_MS)).toBe(true);

  presence.expect('ben');
  await clock.pass(AWAY_AFTER_MS);
  presence.arrive('ben');
  expect(waiting).toBe(0);
  expect(presence.isGone('ben', 0)).toBe(false);
  presence.depart('ben');
  presence.forget((person) => person !== 'ben');
  expect(waiting).toBe(0);
  expect(presence.isGone('ben', 0)).toBe(false);
});
