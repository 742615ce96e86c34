import type { Loaded } from '@masque/server/load-games';
import type { Statistics } from '@masque/testkit';
import { Worker } from 'node:worker_threads';
import type { Progress } from '../progress.ts';
import type { SimulationPlan } from './plan.ts';
import { playGames } from './play.ts';
import { mergeTallies, type Tally } from './tally.ts';
import type { WorkerReport, WorkerTask } from './worker.ts';

export interface Simulated {
  readonly tally: Tally;
  /** Seconds from the start of the first worker to the end of the last. */
  readonly seconds: number;
}

/** Plays the games of a plan on several threads. The result does not depend on their number. */
export async function spread(
  plan: SimulationPlan,
  { game, address }: Loaded,
  threads: number,
  statistics: Statistics | undefined,
  bar: Progress,
): Promise<Simulated> {
  const by = Math.max(1, Math.min(threads, plan.games));
  // This one has loaded the game already.
  if (by === 1) {
    const begun = performance.now();
    const tally = playGames(plan, game, statistics, 0, 1, () => bar.add());
    return { tally, seconds: (performance.now() - begun) / 1000 };
  }
  let begun = Infinity;
  let ended = 0;
  const tallies = await Promise.all(
    Array.from({ length: by }, (_, from) =>
      run({ plan, address, from, by }, (report) => {
        if ('begun' in report) begun = Math.min(begun, performance.now());
        else if ('games' in report) bar.add(report.games);
        ended = performance.now();
      }),
    ),
  );
  const seconds = (ended - begun) / 1000;
  const tally = tallies.reduce((a, b) => ({
    ...mergeTallies(a, b),
    ...(statistics && { own: statistics.merge(a.own, b.own) }),
  }));
  return { tally, seconds };
}

/** Waits until the worker has exited: the program must not end while one of its threads is being torn down. */
function run(share: WorkerTask, onReport: (report: WorkerReport) => void): Promise<Tally> {
  return new Promise((done, fail) => {
    const own = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js';
    const worker = new Worker(new URL(own, import.meta.url), { workerData: share });
    let tally: Tally | undefined;
    worker.on('message', (report: WorkerReport) => {
      if ('tally' in report) tally = report.tally;
      else onReport(report);
    });
    worker.once('error', fail);
    worker.once('exit', (code) => (tally ? done(tally) : fail(new Error(`a worker thread stopped with code ${code}`))));
  });
}
