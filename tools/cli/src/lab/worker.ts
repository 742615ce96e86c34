import { loadGames } from '@masque/server/load-games';
import { parentPort } from 'node:worker_threads';
import { statisticsOf } from '../games.ts';
import { GuestHouse } from './guests.ts';
import type { SimulationPlan } from '../simulate/plan.ts';
import { playGames } from '../simulate/play.ts';
import type { Tally } from '../simulate/tally.ts';

/** Games number `from` up to `to` of a plan. */
export interface LabTask {
  readonly plan: SimulationPlan;
  /** Address of the game's module: a thread loads no other game. */
  readonly address: string;
  readonly from: number;
  readonly to: number;
}

const house = new GuestHouse();

// `null`: there is nothing more to do.
parentPort!.on('message', (task: LabTask | null) => {
  if (!task) return void house.close().then(() => parentPort!.close());
  const { plan, address, from, to } = task;
  void (async () => {
    const loaded = (await loadGames([address]))[0]!;
    const full = plan.guests ? house.with(loaded.game, plan.guests) : loaded.game;
    const tally: Tally = playGames(plan, full, await statisticsOf(loaded), from, 1, () => {}, to);
    parentPort!.postMessage(tally);
  })();
});
