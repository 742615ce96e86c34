import { Worker } from 'node:worker_threads';
import type { storm as weather, Weathered } from './storm.ts';

export { faults, putBack } from './faults.ts';
export type { Weathered } from './storm.ts';

/** One storm in this thread; see `storm.ts`. Loaded on demand, so that a fault can be injected before. */
export const storm: typeof weather = async (...args) => (await import('./storm.ts')).storm(...args);

/** The task of one thread. */
export interface StormTask {
  readonly seeds: readonly number[];
  readonly fault?: string | undefined;
}

/** Which storms to run. */
export interface Storms {
  /** The first seed, and the number of seeds. */
  readonly from: number;
  readonly count: number;
  readonly threads: number;
  /** A fault to be injected into the code. */
  readonly fault?: string | undefined;
  /** Called with the result of each storm. False: stop. */
  readonly came: (it: Weathered) => boolean;
}

/**
 * Runs storms with consecutive seeds in several threads.
 *
 * @throws Error when a thread fails
 */
export async function storms({ from, count, threads, fault, came }: Storms): Promise<void> {
  const seeds = Array.from({ length: count }, (_, i) => from + i);
  const workers = Array.from({ length: Math.min(threads, count) }, (_, i) => {
    const task: StormTask = { seeds: seeds.filter((_seed, n) => n % threads === i), fault };
    // From source or built, like this module.
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
