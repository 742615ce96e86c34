import type { Bot } from '@masque/core';
import type { State } from '../state.ts';
import { normal } from './normal.ts';

/** Plays by its nose: as `normal` does, but it has forgotten who raised a hand against whom, and often holds its tongue. */
export const easy: Bot<State> = {
  decide(mind) {
    if (mind.offers.every((it) => it.optional) && mind.random.chance(0.5)) return null;
    return normal.decide({ ...mind, view: { ...mind.view, history: [] } });
  },
};
