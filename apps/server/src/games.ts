import coup from '@masque/game-coup';
import type { Registered } from './registry.ts';

/** The games that come with Masque: the one place that knows them by name. */
export const games: readonly Registered[] = [{ game: coup as unknown as Registered['game'] }];
