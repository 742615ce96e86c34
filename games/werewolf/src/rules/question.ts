import type { Seat } from '@masque/core';
import { allAnswered, answer, answerOf, ask } from '@masque/mechanics';
import type { Choice, State } from '../state.ts';
import { isGhost } from './village.ts';
import { audience } from './hidden.ts';

/** Asks seats something at once, behind closed doors. */
export const pose = (state: State, seats: readonly Seat[]): State => ({
  ...state,
  ripe: false,
  question: ask<Choice>(seats, { readers: audience(state, []) }),
});

/** Notes an answer, or a change of mind. `others` see it at once. */
export const reply = (state: State, seat: Seat, choice: Choice, others: readonly Seat[] = []): State => ({
  ...state,
  question: answer(state.question!, seat, choice, others),
});

export const replyOf = (state: State, seat: Seat): Choice | null => answerOf(state.question!, seat);

/** Has everybody answered who still can? */
export const allReplied = (state: State): boolean =>
  allAnswered(state.question!, (seat) => state.gone.includes(seat) || isGhost(state, seat));
