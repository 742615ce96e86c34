import type { Loaded } from '@masque/server/load-games';
import { Problem } from './io.ts';

/** All available games: the built-in ones and those of the packages named in `MASQUE_GAMES`. */
export async function allGames(): Promise<Loaded[]> {
  // Loaded on demand: help and invalid command lines are answered at once.
  const [{ readConfig }, { games }, { loadGames }] = await Promise.all([
    import('@masque/server/config'),
    import('@masque/server/games'),
    import('@masque/server/load-games'),
  ]);
  return [...games, ...(await loadGames(readConfig({ MASQUE_GAMES: process.env['MASQUE_GAMES'] }).games))];
}

/** Finds a game by name, in the given version or else the newest. @throws Problem that lists the available games */
export async function gameNamed(id: string, version?: number): Promise<Loaded> {
  const all = await allGames();
  const [newest, ...older] = all.filter((it) => it.game.id === id).sort((a, b) => b.game.version - a.game.version);
  const found = older.find((it) => it.game.version === version) ?? newest;
  if (found) return found;
  const names = all.map((it) => it.game.id).join(', ');
  throw new Problem(
    `There is no game "${id}". Available: ${names}. To use a game from another package, set MASQUE_GAMES=<package>.`,
  );
}
