import type { AnyGame, Bot } from '@masque/core';
import { botOf } from './temperament.ts';

/**
 * The bot of a game's first game: makes the moves that the lesson needs, and otherwise plays like its level.
 *
 * @returns `undefined` if the game has no first game, or names a level that does not exist
 * @example
 * firstGameBot({ bots: {} }); // => undefined
 */
export function firstGameBot(game: Pick<AnyGame, 'bots' | 'firstGame'>): Bot<object> | undefined {
  const { firstGame } = game;
  const usual = firstGame && botOf(game, firstGame.level);
  if (!firstGame || !usual) return undefined;
  return {
    ...(usual.slow && { slow: true }),
    decide: (observation) => {
      const told = firstGame.bot?.(observation);
      return told === undefined ? usual.decide(observation) : told;
    },
    ...(usual.watches && { watches: (view) => usual.watches!(view) }),
    ...(usual.thinks && { thinks: (view, seat) => usual.thinks!(view, seat) }),
  };
}
