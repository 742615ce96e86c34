import { parentPort, workerData } from 'node:worker_threads';
import { putBack } from './faults.ts';
import type { Task } from './storms.ts';

/** Storms in a thread of their own: a fault that is put back must not be anybody else's. */
const { seeds, fault } = workerData as Task;
if (fault !== undefined) putBack(fault);
const [{ storm }, { games }] = await Promise.all([import('./storm.ts'), import('../games.ts')]);
for (const seed of seeds)
  parentPort!.postMessage(
    await storm(
      seed,
      games.map(({ game }) => game),
    ),
  );
