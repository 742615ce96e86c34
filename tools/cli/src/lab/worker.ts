import { parentPort } from 'node:worker_threads';
import { GuestHouse } from './guests.ts';
import { gameNamed } from '../games.ts';
import type { Plan } from '../simulate/plan.ts';
import { playGames } from '../simulate/play.ts';
import type { Tally } from '../simulate/tally.ts';

/** Games number `from` up to `to` of a plan. */
export interface Task {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
}

const house = new GuestHouse();

// `null`: there is nothing more to do.
parentPort!.on('message', (task: Task | null) => {
  if (!task) return void house.close().then(() => parentPort!.close());
  const { plan, from, to } = task;
  void (async () => {
    const { game, statistics } = await gameNamed(plan.game);
    const full = plan.guests ? house.with(game, plan.guests) : game;
    const tally: Tally = playGames(plan, full, await statistics?.(), from, 1, () => {}, to);
    parentPort!.postMessage(tally);
  })();
});
