import { levels } from '@masque/bots';
import type { AnyGame, Bot } from '@masque/core';
import { games } from '@masque/server/games';

const coup = games.find(({ game }) => game.id === 'coup')!.game;
const own = coup.bots['easy'] as unknown as Bot<object>;

/**
 * Coup without its own bots, but with those that every game gets for free. `own-easy` is its own easy bot, which is
 * honest, and `own-hard` the search that expects everybody to play like that.
 */
export default {
  ...coup,
  bots: { ...levels(), 'own-easy': own, 'own-hard': levels({ easy: own }).hard },
} as unknown as AnyGame;
