import { levels } from '@masque/bots';
import type { AnyGame } from '@masque/core';
import { games } from '@masque/server/games';

const coup = games.find(({ game }) => game.id === 'coup')!.game;

/** Coup without its own bots: those that every game gets for nothing, and its own as `own-easy`. */
export default { ...coup, bots: { ...levels(), 'own-easy': coup.bots['easy'] } } as unknown as AnyGame;
