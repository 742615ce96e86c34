import { clockwiseFrom } from '../turns.ts';
import type { Seat } from '../seat.ts';
import { open, secret, type Secret } from '../secret/secret.ts';

/**
 * A question to several seats at once. Each answer is a secret of its seat, `null` until given; an answered and an
 * unanswered seat look the same to everybody else, so that nobody can tell whom the table is waiting for.
 */
export interface Reaction<Answer> {
  /** Who is asked. Public. */
  readonly asked: readonly Seat[];
  /** By place in `asked`. */
  readonly answers: readonly Secret<Answer | null>[];
}

/** Asks `seats`. */
export const ask = <Answer>(seats: readonly Seat[]): Reaction<Answer> => ({
  asked: seats,
  answers: seats.map((seat) => secret<Answer | null>(null, [seat])),
});

/** Records the answer of a seat, which may change its mind as long as the reaction is open. */
export const answer = <Answer>(to: Reaction<Answer>, seat: Seat, given: Answer): Reaction<Answer> => ({
  ...to,
  answers: to.answers.map((it, i) => (to.asked[i] === seat ? { ...it, secret: given } : it)),
});

/** What a seat has answered; `null` if nothing yet, or if it was not asked. Only for rules: it opens a secret. */
export function answerOf<Answer>(to: Reaction<Answer>, seat: Seat): Answer | null {
  const it = to.answers[to.asked.indexOf(seat)];
  return it ? open(it) : null;
}

/** Have all who were asked answered? */
export const allAnswered = (to: Reaction<unknown>): boolean => to.answers.every((it) => open(it) !== null);

/** Those who answered, clockwise from the left of `from`, who comes last if asked: the order in which they count. */
export function answersFrom<Answer>(to: Reaction<Answer>, from: Seat, n: number): { seat: Seat; answer: Answer }[] {
  const given: { seat: Seat; answer: Answer }[] = [];
  for (const seat of [...clockwiseFrom(from, n), from]) {
    const it = answerOf(to, seat);
    if (it !== null) given.push({ seat, answer: it });
  }
  return given;
}

/** Does a viewer see in its view of the reaction that it has already answered? */
export function hasAnswered(view: { asked: readonly Seat[]; answers: readonly unknown[] }, seat: Seat): boolean {
  const i = view.asked.indexOf(seat);
  return i >= 0 && view.answers[i] !== null;
}
