/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** Anybody who looks at a session: a seat, {@link SPECTATOR}, or {@link OMNISCIENT}. */
export type Viewer = number;

/**
 * A viewer without a seat: people who watch, the big screen. Sees what everybody may see.
 *
 * @example
 * project([secret('duke', [0]), secret('page', 'all')], SPECTATOR); // => [HIDDEN, 'page']
 */
export const SPECTATOR: Viewer = -1;

/**
 * Sees everything: a human game master, a replay after the end. Never given to a player.
 *
 * @example
 * project([secret('duke', [0]), secret('page', [])], OMNISCIENT); // => ['duke', 'page']
 */
export const OMNISCIENT: Viewer = -2;

/**
 * All seats of a table of `n`: `[0, 1, ..., n - 1]`.
 *
 * @example
 * seatsOf(3); // => [0, 1, 2]
 */
export function seatsOf(n: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < n; seat++) seats.push(seat);
  return seats;
}
