import type { Action, Bot } from '@masque/core';
import type { State } from '../state.ts';
import { chooseInDuel } from './duel.ts';
import { Thinking, type Temper } from './mind.ts';
import { chooseAnswer, chooseGift } from './trade.ts';
import { chooseAfter, chooseName, chooseTop, chooseTurn } from './turn.ts';

/** A player of this temper. All it remembers is in its view: its notebook, and what everybody has seen. */
export const player = (temper: Temper): Bot<State> => ({
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
