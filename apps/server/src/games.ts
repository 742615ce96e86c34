import { loadGames } from './load-games.ts';

/**
 * The built-in games. This is the only place that names them; they are loaded in the same way as any other game.
 *
 * @example
 * games.map(({ game }) => game.id).slice(0, 2); // => ['coup', 'desperate-times']
 */
export const games = await loadGames(
  ['coup', 'desperate-times', 'werewolf', 'succession', 'montee-mortelle'].map((it) => `@masque/game-${it}`),
  import.meta.dirname,
);
