import coup from '@masque/game-coup';
import type { Registered } from './registry.ts';

/** The games that come with Masque: the one place that knows them by name. */
export const games: readonly Registered[] = [
  {
    game: coup,
    scenarios: async () => (await import('@masque/game-coup/scenario')).scenarios,
    statistics: async () => (await import('@masque/game-coup/statistics')).statistics,
  },
];
