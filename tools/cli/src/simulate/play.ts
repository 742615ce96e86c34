import { start, type AnyGame } from '@masque/core';
import { Feuds, noFeud, playOut, startFor, type Statistics } from '@masque/testkit';
import { CliError } from '../io.ts';
import { levelsBySide, levelsIn, peopleIn, seedIn, type SimulationPlan } from './plan.ts';
import { Aims } from './aims.ts';
import { PeopleCount } from './people.ts';
import { cardsDealt, countGame, countSaid, countStep, emptyTally, type Tally } from './tally.ts';

/** Plays games number `from`, `from + by`, ... of a plan, up to number `to`. */
export function playGames(
  plan: SimulationPlan,
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
    const bots = seatedIn(plan, i, game, statistics);
    const feuds = new Feuds(bots);
    const aims = new Aims(plan.seats, seed);
    const people = new PeopleCount(peopleIn(plan, i));
    try {
      const played = playOut(game, {
        seats: plan.seats,
        options: plan.options,
        seed,
        bots,
        ...(plan.think && { think: plan.think }),
        ...(plan.people && { people: { seats: people.seats, pace: plan.people.pace } }),
        maxInputs: plan.maxInputs,
        ...(plan.playouts !== undefined && { playouts: plan.playouts }),
        onStep: (step) => {
          if (step.before.n === 1) cards = cardsDealt(step.before);
          countStep(tally, step, bots);
          people.count(tally.people, step);
          feuds.count(step, statistics, (level) => (tally.feuds[level] ??= noFeud()));
          aims.count(step, statistics);
          for (const it of statistics?.said?.(step) ?? []) countSaid(tally, bots[it.seat]!, it.isTrue);
          if (statistics) own = statistics.step(own, step);
        },
      });
      countGame(tally, played, bots, cards);
      people.end(tally.people);
      aims.end(tally.aims);
    } catch (error) {
      tally.failures.push({ seed, error: (error as Error).message });
    }
    onGame();
  }
  return statistics ? { ...tally, own } : tally;
}

/** Who plays each seat in game number `i`. @throws CliError when no level is given for a side that is dealt */
export function seatedIn(plan: SimulationPlan, i: number, game: AnyGame, statistics: Statistics | undefined): string[] {
  const levels = levelsBySide(plan);
  if (!levels) return levelsIn(plan, i);
  if (!statistics?.sides)
    throw new CliError(`${game.id} does not report sides. Name levels without sides, such as hard,normal.`);
  const { seats, options } = plan;
  return statistics.sides(start(game, startFor(game, { seats, options, seed: seedIn(plan, i) }))).map((side) => {
    const level = levels.get(side);
    if (level === undefined) throw new CliError(`No level is given for the side "${side}". Add one: ${side}=normal.`);
    return level;
  });
}
