import { createRequire, syncBuiltinESMExports } from 'node:module';

/** What the code of a simulated actor gets instead of the real globals. Code outside of actors is not affected. */
export interface Globals {
  /** Is the calling code an actor's? */
  here(): boolean;
  /** Milliseconds since 1970, by the actor's clock. */
  wallClock(): number;
  /** Monotonic time in milliseconds. */
  sinceStart(): number;
  /** @returns a function that cancels it */
  after(ms: number, task: () => void): () => void;
  soon(task: () => void): () => void;
  byte(): number;
  below(n: number): number;
}

/** What `setTimeout` and the like return. */
class Timer {
  cancel: () => void = () => {};
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return false;
  }
}

type Task = (...args: unknown[]) => void;
const crypto = createRequire(import.meta.url)('node:crypto') as typeof import('node:crypto');

/**
 * Takes control of the process's timers, clocks and randomness, for the code for which `here` says so.
 * @returns a function that restores them
 */
export function takeOver(by: Globals): () => void {
  const { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate } = globalThis;
  const dateNow = Date.now;
  const performanceNow = performance.now.bind(performance);
  const { randomBytes, randomInt, randomUUID } = crypto;
  const every = (timer: Timer, ms: number, task: () => void): void => {
    timer.cancel = by.after(ms, () => {
      every(timer, ms, task);
      task();
    });
  };
  const made = (arm: (timer: Timer) => void): Timer => {
    const timer = new Timer();
    arm(timer);
    return timer;
  };
  const clear =
    (really: (it: never) => void) =>
    (it: unknown): void => {
      if (it instanceof Timer) it.cancel();
      else really(it as never);
    };
  const bytes = (n: number): Buffer => Buffer.from(Array.from({ length: n }, () => by.byte()));

  Object.assign(globalThis, {
    setTimeout: (task: Task, ms = 0, ...args: unknown[]) =>
      by.here()
        ? made((it) => (it.cancel = by.after(Math.max(1, ms), () => task(...args))))
        : setTimeout(task, ms, ...args),
    setInterval: (task: Task, ms = 0, ...args: unknown[]) =>
      by.here() ? made((it) => every(it, Math.max(1, ms), () => task(...args))) : setInterval(task, ms, ...args),
    setImmediate: (task: Task, ...args: unknown[]) =>
      by.here() ? made((it) => (it.cancel = by.soon(() => task(...args)))) : setImmediate(task, ...args),
    clearTimeout: clear(clearTimeout),
    clearInterval: clear(clearInterval),
    clearImmediate: clear(clearImmediate),
  });
  Date.now = () => (by.here() ? by.wallClock() : dateNow());
  performance.now = () => (by.here() ? by.sinceStart() : performanceNow());
  Object.assign(crypto, {
    randomBytes: (n: number) => (by.here() ? bytes(n) : randomBytes(n)),
    randomInt: (min: number, max?: number) => {
      if (!by.here()) return max === undefined ? randomInt(min) : randomInt(min, max);
      return max === undefined ? by.below(min) : min + by.below(max - min);
    },
    randomUUID: () => (by.here() ? bytes(16).toString('hex') : randomUUID()),
  });
  syncBuiltinESMExports();
  return () => {
    Object.assign(globalThis, { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate });
    Date.now = dateNow;
    performance.now = performanceNow;
    Object.assign(crypto, { randomBytes, randomInt, randomUUID });
    syncBuiltinESMExports();
  };
}
