import { readConfig } from '@masque/server/config';
import { games, loadGames, type Registered } from '@masque/server/games';
import { Problem } from './io.ts';

/** Every game there is: those that come with Masque and those of the packages named in `MASQUE_GAMES`. */
export async function allGames(): Promise<Registered[]> {
  return [...games, ...(await loadGames(readConfig({ MASQUE_GAMES: process.env['MASQUE_GAMES'] }).games))];
}

/** The game of a name. @throws Problem that says which games there are */
export async function gameNamed(id: string): Promise<Registered> {
  const all = await allGames();
  const found = all.find((it) => it.game.id === id);
  if (found) return found;
  const names = all.map((it) => it.game.id).join(', ');
  throw new Problem(
    `There is no game "${id}". There are: ${names}. Games of other packages: MASQUE_GAMES=<package> masque ...`,
  );
}
