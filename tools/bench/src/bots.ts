import type { AnyGame } from '@masque/core';
import { loadGames } from '@masque/server';
import { playOut, defaultLevel } from '@masque/testkit';

/** The games, and their usual number of players. */
const SEATS = { coup: 6, 'desperate-times': 5, werewolf: 12, 'montee-mortelle': 7, succession: 12 };
/** Games played before measuring, so that the code is compiled. */
const WARM = 2;

export interface Bots {
  readonly game: string;
  readonly seats: number;
  readonly level: string;
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
}

/** Whole games between bots of the default level, per second of CPU time in one thread. */
export async function botsAtPlay(seconds: number): Promise<Bots[]> {
  return (await allGames()).map(({ game, seats }) => {
    const level = defaultLevel(game);
    const play = (i: number): number => playOut(game, { seats, seed: `bench.${i}`, bots: level }).inputs.length;
    for (let i = 0; i < WARM; i++) play(i);
    let [games, moves] = [0, 0];
    const from = cpu();
    while (cpu() - from < seconds * 1e6) moves += play(WARM + games++);
    const spent = (cpu() - from) / 1e6;
    return { game: game.id, seats, level, gamesPerSecond: games / spent, movesPerSecond: moves / spent };
  });
}

/** The games with their usual number of players. */
export async function allGames(): Promise<{ readonly game: AnyGame; readonly seats: number }[]> {
  const counts = Object.values(SEATS);
  const all = await loadGames(
    Object.keys(SEATS).map((it) => `@masque/game-${it}`),
    import.meta.dirname,
  );
  return all.map(({ game }, i) => ({ game, seats: counts[i]! }));
}

export const cpu = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};
