import { Worker } from 'node:worker_threads';
import type { storm as weather, Weathered } from './storm.ts';

export { faults, putBack } from './faults.ts';
export type { Weathered } from './storm.ts';

/** One storm in this thread; see `storm.ts`. It is loaded when it is asked for, so that a fault can be put back before. */
export const storm: typeof weather = async (...args) => (await import('./storm.ts')).storm(...args);

/** What one thread does. */
export interface Task {
  readonly seeds: readonly number[];
  readonly fault?: string | undefined;
}

/** What is to be done. */
export interface Storms {
  /** The first seed, and how many. */
  readonly from: number;
  readonly count: number;
  readonly threads: number;
  /** A fault that is put back into the code. */
  readonly fault?: string | undefined;
  /** Hears what came of each storm. False: that is enough. */
  readonly came: (it: Weathered) => boolean;
}

/**
 * Storms with one seed after the other, in several threads.
 *
 * @throws Error when a thread breaks off
 */
export async function storms({ from, count, threads, fault, came }: Storms): Promise<void> {
  const seeds = Array.from({ length: count }, (_, i) => from + i);
  const workers = Array.from({ length: Math.min(threads, count) }, (_, i) => {
    const task: Task = { seeds: seeds.filter((_seed, n) => n % threads === i), fault };
    // As this module was loaded: from its source, or built.
    return new Worker(new URL(`./worker${import.meta.url.slice(-3)}`, import.meta.url), { workerData: task });
  });
  try {
    await Promise.race([
      new Promise<void>((enough) => {
        for (const it of workers)
          it.on('message', (weathered: Weathered) => {
            if (!came(weathered)) enough();
          });
      }),
      Promise.all(
        workers.map((it) => new Promise<void>((done, fail) => it.once('exit', () => done()).once('error', fail))),
      ),
    ]);
  } finally {
    await Promise.all(workers.map((it) => it.terminate()));
  }
}
