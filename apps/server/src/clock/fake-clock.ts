import type { Clock } from './clock.ts';

/** A clock that a test advances. */
export interface FakeClock extends Clock {
  /** Lets time pass. Everything that falls due happens in order, each followed by a turn of the event loop. */
  pass(ms: number): Promise<void>;
}

/**
 * A clock that stands still until a test lets time pass.
 *
 * @param now milliseconds since 1970
 * @example
 * const clock = fakeClock(0);
 * let rang = false;
 * clock.after(1000, () => (rang = true));
 * await clock.pass(1000);
 * rang; // => true
 */
export function fakeClock(now = 1_000_000): FakeClock {
  const timers = new Set<{ at: number; task: () => void }>();
  const breathe = async (): Promise<void> => {
    // Long enough for a write to become durable and for its consequences.
    for (let i = 0; i < 6; i++) await new Promise((done) => setImmediate(done));
  };
  return {
    now: () => now,
    after(ms, task) {
      const timer = { at: now + Math.max(0, ms), task };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async pass(ms) {
      const end = now + ms;
      await breathe();
      for (;;) {
        const next = [...timers].sort((a, b) => a.at - b.at)[0];
        if (!next || next.at > end) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.task();
        await breathe();
      }
      now = end;
      await breathe();
    },
  };
}
