import { readLevel, temperaments } from '@masque/bots';
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

/** Has a game such a level? It may come with a temperament: `normal:bold`. */
export const hasLevel = (game: AnyGame, level: string): boolean => levelsOf(game).includes(readLevel(level).level);

/**
 * The level with a temperament, if it has none yet: the one that fewest of the others have, so that bots of different
 * temperaments sit down together. Bots that know nothing of their game have none.
 */
export function withTemperament(level: string, others: readonly string[]): string {
  if (level === RANDOM || readLevel(level).temperament) return level;
  const has = (temperament: string): number => others.filter((it) => it.endsWith(`:${temperament}`)).length;
  return `${level}:${temperaments.toSorted((a, b) => has(a) - has(b))[0]}`;
}
