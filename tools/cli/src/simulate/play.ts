import type { AnyGame } from '@masque/core';
import { playOut, type Statistics } from '@masque/testkit';
import { levelsIn, seedIn, type Plan } from './plan.ts';
import { countGame, countStep, emptyTally, type Tally } from './tally.ts';

/** Plays games number `from`, `from + by`, ... of a plan. */
export function playGames(
  plan: Plan,
  game: AnyGame,
  statistics: Statistics | undefined,
  from: number,
  by: number,
  onGame: () => void,
): Tally {
  const tally = emptyTally(plan.seats);
  let own = statistics?.init();
  for (let i = from; i < plan.games; i += by) {
    const seed = seedIn(plan, i);
    const bots = levelsIn(plan, i);
    try {
      const played = playOut(game, {
        seats: plan.seats,
        options: plan.options,
        seed,
        bots,
        ...(plan.think && { think: plan.think }),
        maxInputs: plan.maxInputs,
        onStep: (step) => {
          countStep(tally, step);
          if (statistics) own = statistics.step(own, step);
        },
      });
      countGame(tally, played, bots);
    } catch (error) {
      tally.failures.push({ seed, error: (error as Error).message });
    }
    onGame();
  }
  return statistics ? { ...tally, own } : tally;
}
