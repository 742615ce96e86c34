import type { Seat } from '@masque/core';
import { answerOf, ask } from '@masque/mechanics';
import type { Choice, State } from '../state.ts';
import { audience } from './hidden.ts';

/** Asks seats something at once, in private. */
export const pose = (state: State, seats: readonly Seat[]): State => ({
  ...state,
  ripe: false,
  question: ask<Choice>(seats, { readers: audience(state, []) }),
});

export const replyOf = (state: State, seat: Seat): Choice | null => answerOf(state.question!, seat);
