import coup from '@masque/game-coup';
import desperateTimes from '@masque/game-desperate-times';
import monteeMortelle from '@masque/game-montee-mortelle';
import succession from '@masque/game-succession';
import werewolf from '@masque/game-werewolf';
import type { Registered } from './registry.ts';

/** The games that come with Masque: the one place that knows them by name. */
export const games: readonly Registered[] = [
  {
    game: coup,
    scenarios: async () => (await import('@masque/game-coup/scenarios')).scenarios,
    statistics: async () => (await import('@masque/game-coup/statistics')).statistics,
  },
  {
    game: desperateTimes,
    scenarios: async () => (await import('@masque/game-desperate-times/scenarios')).scenarios,
    statistics: async () => (await import('@masque/game-desperate-times/statistics')).statistics,
  },
  {
    game: werewolf,
    scenarios: async () => (await import('@masque/game-werewolf/scenarios')).scenarios,
    statistics: async () => (await import('@masque/game-werewolf/statistics')).statistics,
  },
  {
    game: succession,
    scenarios: async () => (await import('@masque/game-succession/scenarios')).scenarios,
    statistics: async () => (await import('@masque/game-succession/statistics')).statistics,
  },
  {
    game: monteeMortelle,
    scenarios: async () => (await import('@masque/game-montee-mortelle/scenarios')).scenarios,
    statistics: async () => (await import('@masque/game-montee-mortelle/statistics')).statistics,
  },
];
