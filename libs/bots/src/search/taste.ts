import type { Action, BotObservation, Temperament } from '@masque/core';
import { liking } from '../temperament.ts';

/** How much a bot gives up for a move that suits its temperament, in chances to win. */
const LIKING = 0.06;
/** How much a risk is worth, by temperament. */
const RISK: { readonly [temperament in Temperament]?: number } = { bold: 0.25, careful: -0.25 };

/** The results of a move: how often it was tried, the sum of its values, and the sum of their squares. */
export interface Tried {
  readonly move: Action | null;
  readonly visits: number;
  readonly total: number;
  readonly squares: number;
}

/** What a tried move is worth to a bot with this temperament, in chances to win. */
export function tasteOf(given: BotObservation<object>): (tried: Tried) => number {
  const likes = liking(given);
  const risk = (given.temperament && RISK[given.temperament]) ?? 0;
  return ({ move, visits, total, squares }) => {
    const mean = total / visits;
    return mean + LIKING * likes(move) + risk * Math.sqrt(Math.max(0, squares / visits - mean * mean));
  };
}
