import type { AnyGame } from '@masque/core';

/** The level of bots that know nothing of the game: there for games that bring none. */
export const RANDOM = 'random';

/** The bots a game can seat, the usual one first. */
export function levelsOf(game: AnyGame): string[] {
  const levels = Object.keys(game.bots);
  return levels.length > 0 ? levels : [RANDOM];
}
