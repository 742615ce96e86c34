import type { Session } from '@masque/core';

/**
 * How long bots think at a table where the game does not say, in milliseconds: the shortest and the longest time.
 *
 * @example
 * TABLE_PACE; // => [1000, 6000]
 */
export const TABLE_PACE: readonly [min: number, max: number] = [1000, 6000];

/**
 * How long bots think at this moment, in milliseconds: the shortest and the longest time.
 *
 * @example
 * paceIn(session); // => TABLE_PACE
 */
export const paceIn = ({ game, phase }: Session): readonly [min: number, max: number] =>
  game.thinking?.[phase] ?? TABLE_PACE;
