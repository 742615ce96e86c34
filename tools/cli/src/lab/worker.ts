import { parentPort } from 'node:worker_threads';
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

// `null`: there is nothing more to do.
parentPort!.on('message', (task: Task | null) => {
  if (!task) return parentPort!.close();
  const { plan, from, to } = task;
  void (async () => {
    const { game, statistics } = await gameNamed(plan.game);
    const tally: Tally = playGames(plan, game, await statistics?.(), from, 1, () => {}, to);
    parentPort!.postMessage(tally);
  })();
});
