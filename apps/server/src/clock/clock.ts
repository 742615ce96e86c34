/** The server's time. Games read no clock: their inputs carry the time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a task once, in `ms` milliseconds. Returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
}

/** The longest delay that a Node timer can take, in milliseconds. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * The system's clock. Its timers do not keep the process alive.
 *
 * @example
 * const cancel = systemClock.after(1000, () => {});
 * cancel();
 */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, Math.min(Math.max(0, ms), MAX_DELAY_MS)).unref();
    return () => clearTimeout(timer);
  },
};
