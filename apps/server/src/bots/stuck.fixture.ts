import { searching } from '@masque/bots';
import type { AnyGame, Bot } from '@masque/core';
import coup from '@masque/game-coup';

const { hard, normal } = coup.bots as unknown as Record<'hard' | 'normal', Bot<object>>;

/** Coup with a bot that never comes to an end. */
export default {
  ...coup,
  id: 'stuck',
  bots: {
    hard,
    stuck: {
      ...searching({ model: normal }),
      decide() {
        for (;;);
      },
    },
  },
} as AnyGame;
