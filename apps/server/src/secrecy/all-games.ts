import type { AnyGame } from '@masque/core';
import { games } from '../games.ts';
import { toyGame } from '../test/house.ts';

/** Every game of this server, and the one whose cards carry marked words. */
export const allGames: readonly AnyGame[] = [toyGame, ...games.map(({ game }) => game)];
