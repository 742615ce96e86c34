import { declassify, replace, secret, seatsOf, type Seats, type Secret } from '@masque/core';

/**
 * What each seat has lawfully learned: observations, nothing concluded. A notebook is a secret of its seat; bots and the
 * pocket read it in the seat's own view. The line of the log that goes with a look (`learn: true`) is the game's.
 *
 * @example
 * let books: Notebooks<{ of: Seat; role: string }> = notebooks(3);
 * books = note(books, [1], { of: 2, role: 'seer' });
 * factsIn(books, 1); // => [{ of: 2, role: 'seer' }]
 * project(books, 0); // => [[], HIDDEN, HIDDEN]
 */
export type Notebooks<Fact> = readonly Secret<readonly Fact[]>[];

/** Empty notebooks for `n` seats. */
export const notebooks = (n: number): Notebooks<never> => seatsOf(n).map((seat) => secret([], [seat]));

/** Writes facts into the notebooks of an audience. */
export const note = <Fact>(books: Notebooks<Fact>, to: Seats, ...facts: readonly Fact[]): Notebooks<Fact> =>
  books.map((book, seat) =>
    to === 'all' || to.includes(seat) ? replace(book, [...declassify(book), ...facts]) : book,
  );

/** What stands in the notebook of a seat. Only for rules: it opens a secret. */
export const factsIn = <Fact>(books: Notebooks<Fact>, seat: number): readonly Fact[] => declassify(books[seat]!);

/** Forgets what is not kept: where the table does not help anybody's memory. */
export const forget = <Fact>(books: Notebooks<Fact>, keep: (fact: Fact) => boolean): Notebooks<Fact> =>
  books.map((book) => replace(book, declassify(book).filter(keep)));
