import { searching } from '@masque/bots';
import type { AnyGame, Bot } from '@masque/core';
import { isMainThread } from 'node:worker_threads';
import coup from '@masque/game-coup';

const { hard, normal } = coup.bots as unknown as Record<'hard' | 'normal', Bot<object>>;

/** Coup with a bot that does not come to an end wherever it is asked to search. */
export default {
  ...coup,
  id: 'stuck',
  bots: {
    hard,
    stuck: {
      ...searching({ model: normal }),
      decide(given) {
        while (!isMainThread);
        return hard.decide(given);
      },
    },
  },
} as AnyGame;
