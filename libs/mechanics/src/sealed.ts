import {
  declassify,
  replace,
  reveal,
  secret,
  known,
  type Seat,
  type Seats,
  type Secret,
  type View,
} from '@masque/core';

/**
 * A question to several seats at once: votes, challenges, cards chosen face down. Each answer is a secret of its seat,
 * `null` until given; an answered and an unanswered seat look the same to everybody else, unless the question shows who
 * is ready.
 *
 * @example
 * let question = ask<'yes' | 'no'>([0, 2, 3]);
 * question = answer(question, 2, 'no'); // no other seat's view of the question changes
 * answerOf(question, 2); // => 'no'
 * allAnswered(question); // => false
 * hasAnswered(project(question, 2), 2); // => true
 * project(question, 3).answers; // => [HIDDEN, HIDDEN, null]
 */
export interface Sealed<Answer> {
  /** Who is asked. Public. */
  readonly asked: readonly Seat[];
  /** By place in `asked`. */
  readonly answers: readonly Secret<Answer | null>[];
  /** Who has answered, in the order in which they first did; `null` if even that is hidden. Public. */
  readonly ready: readonly Seat[] | null;
}

/** How a question is asked. */
export interface Asking {
  /** Everybody sees who has answered (a simultaneous selection). By default, that is hidden, too. */
  readonly showReady?: boolean;
  /** Who reads every answer as soon as it is given, besides the seat itself: `'all'` for hands raised openly. */
  readonly readers?: Seats;
}

/**
 * Asks `seats`.
 *
 * @example
 * ask([0, 2], { showReady: true }).ready; // => []
 * ask([0, 2]).ready; // => null
 */
export const ask = <Answer>(
  seats: readonly Seat[],
  { showReady = false, readers = [] }: Asking = {},
): Sealed<Answer> => ({
  asked: seats,
  answers: seats.map((seat) => reveal(secret<Answer | null>(null, [seat]), readers)),
  ready: showReady ? [] : null,
});

/**
 * Records the answer of a seat, which may change its mind as long as the question is open. Nothing is recorded for a
 * seat that was not asked.
 *
 * @param readers others who read this answer at once
 *
 * @example
 * const question = answer(ask<string>([0, 2], { showReady: true }), 2, 'no');
 * question.ready; // => [2]
 * answer(question, 1, 'yes') === question; // => true
 */
export const answer = <Answer>(to: Sealed<Answer>, seat: Seat, given: Answer, readers: Seats = []): Sealed<Answer> => {
  const place = to.asked.indexOf(seat);
  if (place < 0) return to;
  return {
    asked: to.asked,
    answers: to.answers.with(place, reveal(replace(to.answers[place]!, given), readers)),
    ready: to.ready === null || to.ready.includes(seat) ? to.ready : [...to.ready, seat],
  };
};

/**
 * What a seat has answered; `null` if nothing yet, or if it was not asked. Only for rules: it opens a secret.
 *
 * @example
 * const question = answer(ask<string>([0, 2]), 2, 'no');
 * [answerOf(question, 2), answerOf(question, 0)]; // => ['no', null]
 */
export function answerOf<Answer>(to: Sealed<Answer>, seat: Seat): Answer | null {
  const it = to.answers[to.asked.indexOf(seat)];
  return it ? declassify(it) : null;
}

/**
 * Whether all seats that were asked have answered. Only for rules.
 *
 * @param excused seats that nobody waits for: given up, or out of the game
 *
 * @example
 * const question = answer(ask<string>([0, 2]), 2, 'no');
 * allAnswered(question); // => false
 * allAnswered(question, (seat) => seat === 0); // => true
 */
export function allAnswered(to: Sealed<unknown>, excused: (seat: Seat) => boolean = () => false): boolean {
  for (let place = 0; place < to.answers.length; place++)
    if (declassify(to.answers[place]!) === null && !excused(to.asked[place]!)) return false;
  return true;
}

/**
 * The question with an answer for everybody: seats that have given none get this one.
 *
 * @example
 * const question = fillIn(answer(ask<string>([0, 2]), 2, 'no'), () => 'yes');
 * [answerOf(question, 0), answerOf(question, 2)]; // => ['yes', 'no']
 */
export const fillIn = <Answer>(to: Sealed<Answer>, silence: (seat: Seat) => Answer): Sealed<Answer> => ({
  ...to,
  answers: to.answers.map((it, place) => (declassify(it) === null ? replace(it, silence(to.asked[place]!)) : it)),
});

/**
 * The seats that answered, in the order in which they count: clockwise from the left of `from`, which comes last if it
 * was asked.
 *
 * @example
 * const question = answer(answer(ask<string>([0, 1, 2]), 0, 'a'), 2, 'c');
 * answersFrom(question, 1, 3); // => [{ seat: 2, answer: 'c' }, { seat: 0, answer: 'a' }]
 */
export function answersFrom<Answer>(to: Sealed<Answer>, from: Seat, n: number): { seat: Seat; answer: Answer }[] {
  const given: { seat: Seat; answer: Answer }[] = [];
  for (let i = 1; i <= n; i++) {
    const seat = (from + i) % n;
    const answer = answerOf(to, seat);
    if (answer !== null) given.push({ seat, answer });
  }
  return given;
}

type Answers<Answer> = Pick<View<Sealed<Answer>>, 'asked' | 'answers'>;

/**
 * A viewer's own answer, from its view of the question; `undefined` if it has none, or is not asked.
 *
 * @example
 * const question = answer(ask<string>([0, 2]), 2, 'no');
 * [ownAnswer(project(question, 2), 2), ownAnswer(project(question, 0), 0)]; // => ['no', undefined]
 */
export function ownAnswer<Answer>(view: Answers<Answer>, seat: Seat): View<Answer> | undefined {
  const it = known(view.answers[view.asked.indexOf(seat)] as unknown);
  return (it ?? undefined) as View<Answer> | undefined;
}

/**
 * Whether a viewer has already answered, according to its view of the question.
 *
 * @example
 * const question = answer(ask<string>([0, 2]), 2, 'no');
 * [hasAnswered(project(question, 2), 2), hasAnswered(project(question, 0), 2)]; // => [true, false]
 */
export const hasAnswered = (view: Answers<unknown>, seat: Seat): boolean => ownAnswer(view, seat) !== undefined;

/**
 * Whether a viewer is asked and has not answered yet. For offers: it uses the seat's own view.
 *
 * @example
 * const question = answer(ask<string>([0, 2]), 2, 'no');
 * [0, 1, 2].map((seat) => isAsked(project(question, seat), seat)); // => [true, false, false]
 */
export const isAsked = (view: Answers<unknown>, seat: Seat): boolean =>
  view.asked.includes(seat) && !hasAnswered(view, seat);

/**
 * Who still has to answer a question that shows who is ready. For states and views alike.
 *
 * @example
 * unanswered(answer(ask<string>([0, 2], { showReady: true }), 2, 'no')); // => [0]
 */
export const unanswered = ({ asked, ready }: Pick<Sealed<unknown>, 'asked' | 'ready'>): Seat[] =>
  asked.filter((seat) => !ready?.includes(seat));
