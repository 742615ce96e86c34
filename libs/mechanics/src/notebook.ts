import { declassify, replace, secret, seatsOf, type Seats, type Secret } from '@masque/core';

/**
 * What each seat has learned by the rules: observations, not conclusions. A notebook is a secret of its seat; bots and
 * the private area read it in the seat's own view. The game itself writes the log entry that goes with a look (`learn:
 * true`).
 *
 * @example
 * let books: Notebooks<{ of: Seat; role: string }> = notebooks(3);
 * books = note(books, [1], { of: 2, role: 'seer' });
 * factsIn(books, 1); // => [{ of: 2, role: 'seer' }]
 * project(books, 0); // => [[], HIDDEN, HIDDEN]
 */
export type Notebooks<Fact> = readonly Secret<readonly Fact[]>[];

/**
 * Empty notebooks for `n` seats.
 *
 * @example
 * project(notebooks(2), 1); // => [HIDDEN, []]
 */
export const notebooks = (n: number): Notebooks<never> => seatsOf(n).map((seat) => secret([], [seat]));

/**
 * Writes facts into the notebooks of an audience.
 *
 * @example
 * const books = note(notebooks(2), 'all', 'it rained');
 * factsIn(books, 0); // => ['it rained']
 */
export const note = <Fact>(books: Notebooks<Fact>, to: Seats, ...facts: readonly Fact[]): Notebooks<Fact> =>
  books.map((book, seat) =>
    to === 'all' || to.includes(seat) ? replace(book, [...declassify(book), ...facts]) : book,
  );

/**
 * The facts in the notebook of a seat. Only for rules: it opens a secret.
 *
 * @example
 * factsIn(note(notebooks(2), [1], 'seer', 'wolf'), 1); // => ['seer', 'wolf']
 */
export const factsIn = <Fact>(books: Notebooks<Fact>, seat: number): readonly Fact[] => declassify(books[seat]!);

/**
 * Forgets facts that are not kept: for tables that do not help anybody's memory.
 *
 * @example
 * const books = forget(note(notebooks(1), [0], 1, 2, 3), (night) => night > 2);
 * factsIn(books, 0); // => [3]
 */
export const forget = <Fact>(books: Notebooks<Fact>, keep: (fact: Fact) => boolean): Notebooks<Fact> =>
  books.map((book) => replace(book, declassify(book).filter(keep)));
