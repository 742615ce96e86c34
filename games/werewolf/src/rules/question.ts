import { answer, answerOf, ask, open, reveal, type Reaction, type Seat } from '@masque/core';
import type { Choice, State } from '../state.ts';
import { isGhost } from '../village.ts';
import { audience } from './hidden.ts';

/** Asks seats something at once, behind closed doors. */
export const pose = (state: State, seats: readonly Seat[]): State => {
  const question: Reaction<Choice> = ask(seats);
  return {
    ...state,
    ripe: false,
    question: { ...question, answers: question.answers.map((it) => reveal(it, audience(state, []))) },
  };
};

/** Notes an answer, or a change of mind. `with`: others who see it at once. */
export function reply(state: State, seat: Seat, choice: Choice, others: readonly Seat[] = []): State {
  const given = answer(state.question!, seat, choice);
  const place = given.asked.indexOf(seat);
  const answers =
    others.length === 0 ? given.answers : given.answers.map((it, i) => (i === place ? reveal(it, others) : it));
  return { ...state, question: { ...given, answers } };
}

export const replyOf = (state: State, seat: Seat): Choice | null => answerOf(state.question!, seat);

/** Has everybody answered who still can? */
export const allReplied = (state: State): boolean => {
  const { question, gone } = state;
  return question!.asked.every(
    (seat, i) => open(question!.answers[i]!) !== null || gone.includes(seat) || isGhost(state, seat),
  );
};
