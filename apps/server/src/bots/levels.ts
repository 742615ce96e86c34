import { readLevel, temperaments } from '@masque/bots';
import type { AnyGame } from '@masque/core';

/** The level of bots that play at random, for games that have no bots of their own. */
export const RANDOM = 'random';

/** The level that games define as a fair opponent for most people. */
const USUAL = 'normal';

/** The bot levels of a game, the default first. */
export function levelsOf(game: AnyGame): string[] {
  const levels = Object.keys(game.bots);
  if (levels.length === 0) return [RANDOM];
  return levels.includes(USUAL) ? [USUAL, ...levels.filter((it) => it !== USUAL)] : levels;
}

/** Does the game have this level? It may include a temperament: `normal:bold`. */
export const hasLevel = (game: AnyGame, level: string): boolean => levelsOf(game).includes(readLevel(level).level);

/**
 * Adds a temperament to a level that has none: the one that is rarest among the others, so that a table gets a mix.
 * Random bots have no temperament.
 */
export function withTemperament(level: string, others: readonly string[]): string {
  if (level === RANDOM || readLevel(level).temperament) return level;
  const has = (temperament: string): number => others.filter((it) => it.endsWith(`:${temperament}`)).length;
  return `${level}:${temperaments.toSorted((a, b) => has(a) - has(b))[0]}`;
}
