import { loadGames } from './load-games.ts';

/** The games that come with Masque: the one place that knows them by name. They are found like anybody else's. */
export const games = await loadGames(
  ['coup', 'desperate-times', 'werewolf', 'succession', 'montee-mortelle'].map((it) => `@masque/game-${it}`),
  import.meta.dirname,
);

export type { Registered } from './registry.ts';
