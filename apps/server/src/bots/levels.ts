import type { AnyGame } from '@masque/core';

/** The level of bots that know nothing of the game, for games that bring none. */
export const RANDOM = 'random';

/** What games call the bot that is a fair opponent for most people. */
const USUAL = 'normal';

/** The bots a game can seat, the usual one first. */
export function levelsOf(game: AnyGame): string[] {
  const levels = Object.keys(game.bots);
  if (levels.length === 0) return [RANDOM];
  return levels.includes(USUAL) ? [USUAL, ...levels.filter((it) => it !== USUAL)] : levels;
}
