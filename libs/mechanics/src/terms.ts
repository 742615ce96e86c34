/**
 * Who has recently held an office, the latest first; `null` for a term that nobody held. Also for anything else that
 * may not be chosen twice in a row, such as whom a Bodyguard guards.
 *
 * @example
 * let terms: Terms<Seat> = serve([], 3); // 3 holds the office, and 1 after it
 * terms = serve(terms, 1);
 * mayServe(terms, 3); // => true
 * mayServe(terms, 1); // => false
 * mayServe(serve([3], 1, 2), 3); // => false
 */
export type Terms<T> = readonly (T | null)[];

/**
 * Records a term. `span`: for how many terms whoever held one cannot be chosen again.
 *
 * @example
 * serve(serve([], 3, 2), 1, 2); // => [1, 3]
 * serve([1, 3], null); // => [null]
 */
export const serve = <T>(terms: Terms<T>, who: T | null, span = 1): Terms<T> => [who, ...terms].slice(0, span);

/**
 * Whether somebody may be chosen (again). For states and views alike.
 *
 * @example
 * [mayServe([1, 3], 3), mayServe([1, 3], 0)]; // => [false, true]
 */
export const mayServe = <T>(terms: Terms<T>, who: T): boolean => !terms.includes(who);
