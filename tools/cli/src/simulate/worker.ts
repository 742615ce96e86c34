import { loadGames } from '@masque/server/load-games';
import { parentPort, workerData } from 'node:worker_threads';
import { statisticsOf } from '../games.ts';
import type { SimulationPlan } from './plan.ts';
import { playGames } from './play.ts';
import type { Tally } from './tally.ts';

/** The task of a worker. */
export interface WorkerTask {
  readonly plan: SimulationPlan;
  /** Address of the game's module: a thread loads no other game. */
  readonly address: string;
  readonly from: number;
  readonly by: number;
}

/** What a worker reports: that it has begun, that games are done, and finally what it counted. */
export type WorkerReport = { readonly begun: true } | { readonly games: number } | { readonly tally: Tally };

/** Number of games between two reports of a worker. */
const BATCH = 10;

const { plan, address, from, by } = workerData as WorkerTask;
const tell = (report: WorkerReport): void => parentPort?.postMessage(report);
const loaded = (await loadGames([address]))[0]!;
const statistics = await statisticsOf(loaded);
tell({ begun: true });
let untold = 0;
const tally = playGames(plan, loaded.game, statistics, from, by, () => {
  if (++untold < BATCH) return;
  tell({ games: untold });
  untold = 0;
});
tell({ games: untold });
tell({ tally });
