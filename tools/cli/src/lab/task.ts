import { loadGames } from '@masque/server/load-games';
import { statisticsOf } from '../games.ts';
import type { SimulationPlan } from '../simulate/plan.ts';
import { playGames } from '../simulate/play.ts';
import type { Tally } from '../simulate/tally.ts';
import type { GuestHouse } from './guests.ts';

/** Games number `from` up to `to` of a plan. */
export interface LabTask {
  readonly plan: SimulationPlan;
  /** Address of the game's module: a thread loads no other game. */
  readonly address: string;
  readonly from: number;
  readonly to: number;
}

/** Plays games in this thread. */
export async function playTask({ plan, address, from, to }: LabTask, house: GuestHouse): Promise<Tally> {
  const loaded = (await loadGames([address]))[0]!;
  const full = plan.guests ? house.with(loaded.game, plan.guests) : loaded.game;
  return playGames(plan, full, await statisticsOf(loaded), from, 1, () => {}, to);
}
