import { loadGames } from '@masque/server/load-games';
import { parentPort, workerData } from 'node:worker_threads';
import type { Plan } from './plan.ts';
import { playGames } from './play.ts';
import type { Tally } from './tally.ts';

/** What a worker is told. */
export interface Share {
  readonly plan: Plan;
  /** Where the game is: a thread loads that one and no other. */
  readonly address: string;
  readonly from: number;
  readonly by: number;
}

/** What a worker tells: that it begins, that games are done, in the end what it counted. */
export type Report = { readonly begun: true } | { readonly games: number } | { readonly tally: Tally };

/** Games after which a worker speaks up. */
const BATCH = 10;

const { plan, address, from, by } = workerData as Share;
const tell = (report: Report): void => parentPort?.postMessage(report);
const { game, statistics } = (await loadGames([address]))[0]!;
const counts = await statistics?.();
tell({ begun: true });
let untold = 0;
const tally = playGames(plan, game, counts, from, by, () => {
  if (++untold < BATCH) return;
  tell({ games: untold });
  untold = 0;
});
tell({ games: untold });
tell({ tally });
