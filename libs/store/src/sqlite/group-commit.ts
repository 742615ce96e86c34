import type { StoreMetrics } from '../store.ts';

interface Job {
  task: () => unknown;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** Limits how long one transaction blocks the thread. */
const MAX_JOBS = 500;

/**
 * Makes writes share transactions. A commit costs a wait for the disk, whatever it contains, so all writes that arrive
 * in the same turn of the event loop are made durable together, in order of arrival. Each promise settles after the
 * commit, with what its own task returned or threw: a task that throws affects only itself.
 */
export class GroupCommit {
  readonly metrics: StoreMetrics = { commits: 0, writes: 0 };
  readonly #transaction: <T>(work: () => T) => T;
  #waiting: Job[] = [];
  #round: Promise<void> | null = null;

  constructor(transaction: <T>(work: () => T) => T) {
    this.#transaction = transaction;
  }

  /** Runs `task` in the next transaction. It may run again, after a rollback, if another one threw. */
  write<T>(task: () => T): Promise<T> {
    const written = new Promise<T>((resolve, reject) =>
      this.#waiting.push({ task, resolve: (value) => resolve(value as T), reject }),
    );
    this.#round ??= this.#next();
    return written;
  }

  /** Resolves when nothing is pending. */
  async settled(): Promise<void> {
    while (this.#round) await this.#round;
  }

  async #next(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#commit(this.#waiting.splice(0, MAX_JOBS));
    this.#round = this.#waiting.length > 0 ? this.#next() : null;
  }

  #commit(jobs: Job[]): void {
    if (jobs.length === 0) return;
    let running: Job | null = null;
    try {
      const values = this.#transaction(() => {
        const done = jobs.map((job) => (running = job).task());
        running = null;
        return done;
      });
      this.metrics.commits += 1;
      this.metrics.writes += jobs.length;
      jobs.forEach((job, i) => job.resolve(values[i]));
    } catch (error) {
      // Without a culprit it was the transaction itself that failed, and nothing is gained by trying again.
      const failed = running ? [running] : jobs;
      for (const job of failed) job.reject(error);
      this.#commit(jobs.filter((job) => !failed.includes(job)));
    }
  }
}
