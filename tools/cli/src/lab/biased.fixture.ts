import type { AnyGame, Bot } from '@masque/core';
import { games } from '@masque/server/games';

const coup = games.find(({ game }) => game.id === 'coup')!.game;
const { easy, normal } = coup.bots as unknown as Record<'easy' | 'normal', Bot<object>>;

/** A game with a fault in its usual bots: one seat plays most of the time as easy ones do. */
export default {
  ...coup,
  bots: {
    ...coup.bots,
    normal: {
      ...normal,
      decide: (given) => (given.seat === 0 && given.random.chance(0.8) ? easy : normal).decide(given),
    },
  },
} as AnyGame;
