import type { Action, Bot } from '@masque/core';
import type { State } from '../state.ts';
import { chooseInDuel } from './duel.ts';
import { Thinking, type Temper } from './mind.ts';
import { chooseAnswer, chooseGift } from './trade.ts';
import { chooseAfter, chooseName, chooseTop, chooseTurn } from './turn.ts';

/** A player of this temper. All it remembers is in its view: its notebook, and what everybody has seen. */
const player = (temper: Temper): Bot<State> => ({
  decide(mind): Action | null {
    const thinking = new Thinking(mind, temper);
    switch (mind.view.next) {
      case 'main':
        return chooseTurn(thinking);
      case 'after':
        return chooseAfter(thinking);
      case 'answer':
        return chooseAnswer(thinking);
      case 'arrange':
        return chooseTop(thinking);
      case 'naming':
        return chooseName(thinking);
      default:
        return chooseGift(thinking) ?? chooseInDuel(thinking);
    }
  },
});

export const bots = {
  /** Believes only what it has seen itself, does things on a whim, and stands up early. */
  easy: player({ patience: [0.75, 0.55], heed: 0, whim: 0.35 }),
  /** Weighs who may be whose ally and where the goals are, and stands up when fairly sure. */
  normal: player({ patience: [0.72, 0.6], heed: 0.1, whim: 0.08 }),
};
