import type { AnyGame } from '@masque/core';
import { playOut, type Statistics } from '@masque/testkit';
import { levelsIn, seedIn, type Plan } from './plan.ts';
import { cardsDealt, countGame, countStep, emptyTally, type Tally } from './tally.ts';

/** Plays games number `from`, `from + by`, ... of a plan, up to number `to`. */
export function playGames(
  plan: Plan,
  game: AnyGame,
  statistics: Statistics | undefined,
  from: number,
  by: number,
  onGame: () => void,
  to = plan.games,
): Tally {
  const tally = emptyTally(plan.seats);
  let own = statistics?.init();
  let cards: string[][] = [];
  for (let i = from; i < to; i += by) {
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
        ...(plan.playouts !== undefined && { playouts: plan.playouts }),
        onStep: (step) => {
          if (step.before.n === 1) cards = cardsDealt(step.before);
          countStep(tally, step);
          if (statistics) own = statistics.step(own, step);
        },
      });
      countGame(tally, played, bots, cards);
    } catch (error) {
      tally.failures.push({ seed, error: (error as Error).message });
    }
    onGame();
  }
  return statistics ? { ...tally, own } : tally;
}
