import { parentPort, workerData } from 'node:worker_threads';
import { putBack } from './faults.ts';
import type { StormTask } from './storms.ts';

/** Runs storms in a thread of their own, so that an injected fault cannot affect anybody else. */
const { seeds, fault } = workerData as StormTask;
if (fault !== undefined) putBack(fault);
const [{ storm }, { games }] = await Promise.all([import('./storm.ts'), import('../games.ts')]);
for (const seed of seeds)
  parentPort!.postMessage(
    await storm(
      seed,
      games.map(({ game }) => game),
    ),
  );
