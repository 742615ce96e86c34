import type { Loaded } from '@masque/server/load-games';
import type { ScenarioAdapter, Statistics } from '@masque/testkit';
import { CliError } from './io.ts';

/** All available games: the built-in ones and those of the packages named in `MASQUE_GAMES`. @throws CliError */
export async function allGames(): Promise<Loaded[]> {
  // Loaded on demand: help and invalid command lines are answered at once.
  const [{ readConfig }, { games }] = await Promise.all([
    import('@masque/server/config'),
    import('@masque/server/games'),
  ]).catch(asProblem);
  return [...games, ...(await loaded(readConfig({ MASQUE_GAMES: process.env['MASQUE_GAMES'] }).games))];
}

/** Finds a game by its id, in the given version or else the newest. @throws CliError that lists the available games */
export async function gameNamed(id: string, version?: number): Promise<Loaded> {
  const all = await allGames();
  const [newest, ...older] = all.filter((it) => it.game.id === id).sort((a, b) => b.game.version - a.game.version);
  const found = older.find((it) => it.game.version === version) ?? newest;
  if (found) return found;
  const names = all.map((it) => it.game.id).join(', ');
  throw new CliError(
    `There is no game "${id}". Available: ${names}. To use another game, name its folder or module: ./my-game`,
  );
}

/**
 * The game that a command line names: by its id, or, with a point or a slash in it, by its package, folder or module.
 *
 * @throws CliError
 */
export async function gameGiven(name: string): Promise<Loaded> {
  if (!/[./]/.test(name)) return gameNamed(name);
  const [given] = await loaded([name]);
  return given!;
}

/** Plays a game's scenario files, if its package exports `./scenarios`. */
export const scenariosOf = (game: Loaded): Promise<ScenarioAdapter | undefined> => part(game, 'scenarios');

/** What a game counts in simulations, if its package exports `./statistics`. */
export const statisticsOf = (game: Loaded): Promise<Statistics | undefined> => part(game, 'statistics');

const part = async <T>(game: Loaded, name: string): Promise<T | undefined> =>
  (await import('@masque/server/load-games')).partOf<T>(game, name)?.();

const loaded = async (names: readonly string[]): Promise<Loaded[]> =>
  names.length === 0 ? [] : (await import('@masque/server/load-games')).loadGames(names).catch(asProblem);

/** What cannot be loaded is for the user to repair, who is told why, without a stack. */
const asProblem = (error: unknown): never => {
  throw new CliError((error as Error).message, { cause: error });
};
