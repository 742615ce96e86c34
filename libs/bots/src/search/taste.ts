import type { Action, BotObservation, Temperament } from '@masque/core';
import { liking } from '../temperament.ts';

/** What it is worth to do what one likes, in chances to win. */
const LIKING = 0.06;
/** What it is worth that a move may go either way, by temperament. */
const RISK: { readonly [temperament in Temperament]?: number } = { bold: 0.25, careful: -0.25 };

/** What has come of a move: how often it was tried, and the sums of what it was worth, and of the squares. */
export interface Tried {
  readonly move: Action | null;
  readonly visits: number;
  readonly total: number;
  readonly squares: number;
}

/** What a move that was tried is worth to somebody of a temperament, in chances to win. */
export function tasteOf(given: BotObservation<object>): (tried: Tried) => number {
  const likes = liking(given);
  const risk = (given.temperament && RISK[given.temperament]) ?? 0;
  return ({ move, visits, total, squares }) => {
    const mean = total / visits;
    return mean + LIKING * likes(move) + risk * Math.sqrt(Math.max(0, squares / visits - mean * mean));
  };
}
