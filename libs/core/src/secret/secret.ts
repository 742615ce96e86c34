import { OMNISCIENT, type Seat, type Viewer } from '../seat.ts';

declare const ascending: unique symbol;

/** Seats in ascending order, each once. Only {@link seatSet} makes them, so that two of them can be compared. */
export type SeatSet = readonly Seat[] & { readonly [ascending]: true };

/** Who may see a secret: a set of seats, or everybody, spectators included. */
export type Audience = SeatSet | 'all';

/** Seats as somebody lists them, in any order. */
export type Seats = readonly Seat[] | 'all';

/**
 * A set of seats, out of a list in any order.
 *
 * @example
 * seatSet([3, 1, 3]) // [1, 3]
 */
export const seatSet = (seats: readonly Seat[]): SeatSet =>
  (isAscending(seats) ? seats : [...new Set(seats)].sort((a, b) => a - b)) as unknown as SeatSet;

function isAscending(seats: readonly Seat[]): boolean {
  for (let i = 1; i < seats.length; i++) if (seats[i]! <= seats[i - 1]!) return false;
  return true;
}

const audience = (to: Seats): Audience => (to === 'all' ? to : seatSet(to));

/**
 * A value that only its audience may see. State, log entries and outcomes may contain secrets at any depth; only the
 * core hides them from everybody else. Plain data, so that a session can be saved as JSON.
 *
 * @example
 * const card = secret('duke', [2], 'character'); // seat 2 reads 'duke', everybody else HIDDEN
 */
export interface Secret<T> {
  readonly $secret: T;
  readonly $to: Audience;
  /** Secrets of one kind are interchangeable: a twin session swaps them to test that nothing leaks. */
  readonly kind?: string;
}

/** What a view contains in place of a hidden value. Every hidden value looks the same. */
export interface Hidden {
  readonly $hidden: true;
}

/**
 * The value that represents every hidden one. Frozen, because all views share it.
 *
 * @example
 * project(secret('duke', [0]), 1) === HIDDEN; // => true
 */
export const HIDDEN: Hidden = Object.freeze({ $hidden: true });

/**
 * No viewer at all, as for a face-down card of a deck.
 *
 * @example
 * project(secret('duke', NOBODY), 0); // => HIDDEN
 */
export const NOBODY: Audience = Object.freeze(seatSet([])) as SeatSet;

/**
 * Makes a secret for an audience.
 *
 * @example
 * audienceOf(secret('duke', [2, 0])); // => [0, 2]
 */
export const secret = <T>(value: T, to: Seats, kind?: string): Secret<T> =>
  kind === undefined ? { $secret: value, $to: audience(to) } : { $secret: value, $to: audience(to), kind };

/**
 * Whether this value is a secret. For code that walks a state; a rule knows from its types.
 *
 * @example
 * isSecret(secret('duke', [0])); // => true
 */
export const isSecret = (value: unknown): value is Secret<unknown> =>
  typeof value === 'object' && value !== null && (value as { $to?: unknown }).$to !== undefined;

/**
 * Whether this part of a view is hidden from its viewer. Also works for views that were sent as JSON.
 *
 * @example
 * isHidden(project(secret('duke', [0]), 1)); // => true
 */
export const isHidden = (value: unknown): value is Hidden =>
  typeof value === 'object' && value !== null && (value as { $hidden?: unknown }).$hidden === true;

/**
 * The part of a view, if its viewer may see it; otherwise `undefined`.
 *
 * @example
 * known(project(secret('duke', [0]), 0)); // => 'duke'
 * known(project(secret('duke', [0]), 1)); // => undefined
 */
export const known = <T>(value: T): Exclude<T, Hidden> | undefined =>
  isHidden(value) ? undefined : (value as Exclude<T, Hidden>);

/**
 * The value of a secret. Only rules may open secrets; offers, `present` and bots get views.
 *
 * @example
 * declassify(secret('duke', NOBODY)); // => 'duke'
 */
export const declassify = <T>(it: Secret<T>): T => it.$secret;

/**
 * Whether this seat may see the secret.
 *
 * @example
 * sees(secret('duke', [0]), 1); // => false
 */
export const sees = (it: Secret<unknown>, seat: Seat): boolean => it.$to === 'all' || it.$to.includes(seat);

/**
 * Who may see the secret.
 *
 * @example
 * audienceOf(secret('duke', [2, 0])); // => [0, 2]
 */
export const audienceOf = (it: Secret<unknown>): Audience => it.$to;

/**
 * Whether a viewer belongs to an audience. A viewer who sees everything always does.
 *
 * @example
 * mayRead([0, 1], 2); // => false
 */
export const mayRead = (to: Seats, viewer: Viewer): boolean =>
  to === 'all' || viewer === OMNISCIENT || to.includes(viewer);

/**
 * Shows the secret to more seats, or to all. This is all that revealing does.
 *
 * @example
 * audienceOf(reveal(secret('duke', [0]), [2])); // => [0, 2]
 */
export const reveal = <T>(it: Secret<T>, to: Seats): Secret<T> =>
  it.$to === 'all' ? it : { ...it, $to: to === 'all' ? 'all' : seatSet([...it.$to, ...to]) };

/**
 * The same value for a new audience only, as when a card is shuffled away: earlier viewers lose sight of it.
 *
 * @example
 * isHidden(project(conceal(secret('duke', 'all')), 0)); // => true
 */
export const conceal = <T>(it: Secret<T>, to: Seats = NOBODY): Secret<T> => ({ ...it, $to: audience(to) });

/**
 * Puts another value, of the same type or another, into a secret with the same audience.
 *
 * @example
 * project(replace(secret('duke', [0]), 'page'), 0); // => 'page'
 */
export const replace = <T, U = T>(it: Secret<T>, value: U): Secret<U> => ({ ...it, $secret: value });
