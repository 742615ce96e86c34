import type { AnyGame } from '@masque/core';
import { games } from '../games.ts';
import { toyGame } from '../test/house.ts';

/** Every game of this server, and the toy game with marked cards. */
export const allGames: readonly AnyGame[] = [toyGame, ...games.map(({ game }) => game)];
