import type { Seen } from '../own.ts';
import { outcome } from '../rules/duel/outcome.ts';
import type { Score } from '../state.ts';

/** Swords and shields as they stand now. */
export const runningScore = ({ duel, options }: Pick<Seen, 'duel' | 'options'>): Score | null =>
  duel && (duel.score ?? outcome(duel, options));
