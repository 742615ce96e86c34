/** Where the server's time comes from. Games read no clock: time reaches them with their inputs. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does something once, in `ms` milliseconds. Returns what calls it off. */
  after(ms: number, task: () => void): () => void;
}

/** Longest delay a timer of Node can take. */
const LONGEST = 2 ** 31 - 1;

/** The clock on the wall. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, Math.min(Math.max(0, ms), LONGEST)).unref();
    return () => clearTimeout(timer);
  },
};
