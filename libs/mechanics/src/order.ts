import type { Seat } from '@masque/core';

/**
 * The other seats clockwise from `from`, beginning with its left neighbour: of 4 seats from 2, `[3, 0, 1]`.
 *
 * @example
 * clockwiseFrom(2, 4); // => [3, 0, 1]
 */
export const clockwiseFrom = (from: Seat, n: number): Seat[] => roundFrom(from, n).slice(1);

/**
 * All seats clockwise, `from` first: of 4 seats from 2, `[2, 3, 0, 1]`.
 *
 * @example
 * roundFrom(2, 4); // => [2, 3, 0, 1]
 */
export function roundFrom(from: Seat, n: number): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < n; i++) seats.push((from + i) % n);
  return seats;
}

/**
 * The next seat clockwise that satisfies `plays`, or `from` itself if no other does.
 *
 * @example
 * nextSeat(2, 4); // => 3
 * nextSeat(2, 4, (seat) => seat < 2); // => 0
 */
export const nextSeat = (from: Seat, n: number, plays: (seat: Seat) => boolean = () => true): Seat =>
  clockwiseFrom(from, n).find(plays) ?? from;

/**
 * The seats that are still in the game.
 *
 * @example
 * const hands = [['duke'], [], ['contessa']];
 * living(3, (seat) => hands[seat]!.length > 0); // => [0, 2]
 */
export function living(n: number, lives: (seat: Seat) => boolean): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < n; seat++) if (lives(seat)) seats.push(seat);
  return seats;
}

/**
 * Passes the things in front of the seats `by` places clockwise: `out[i + by] = things[i]`.
 *
 * @example
 * passClockwise(['a', 'b', 'c']); // => ['c', 'a', 'b']
 * passClockwise(['a', 'b', 'c'], -1); // => ['b', 'c', 'a']
 */
export const passClockwise = <T>(things: readonly T[], by = 1): T[] =>
  things.map((_, i) => things[(((i - by) % things.length) + things.length) % things.length]!);

/**
 * Whose turn it is, clockwise, if a turn may come out of order (a special election, an extra turn): afterwards, the
 * order continues as if there had been no interruption.
 *
 * @example
 * let order = orderFrom(2); // of 5 seats, 3 is out of the game
 * order = interrupt(order, 0); // 0 has a turn between
 * order = nextTurn(order, 5, (seat) => seat !== 3); // the left neighbour of 2 that plays
 * order.turn; // => 4
 */
export interface TurnOrder {
  readonly turn: Seat;
  /** The seat from which the order continues: the one with the last turn that was not out of order. */
  readonly after: Seat;
}

/**
 * An order that begins with `turn`.
 *
 * @example
 * orderFrom(2); // => { turn: 2, after: 2 }
 */
export const orderFrom = (turn: Seat): TurnOrder => ({ turn, after: turn });

/**
 * Gives a seat a turn out of order.
 *
 * @example
 * interrupt(orderFrom(2), 0); // => { turn: 0, after: 2 }
 */
export const interrupt = ({ after }: TurnOrder, turn: Seat): TurnOrder => ({ turn, after });

/**
 * Passes the turn to the next seat clockwise that plays.
 *
 * @example
 * nextTurn(interrupt(orderFrom(2), 0), 5); // => { turn: 3, after: 3 }
 */
export const nextTurn = ({ after }: TurnOrder, n: number, plays?: (seat: Seat) => boolean): TurnOrder =>
  orderFrom(nextSeat(after, n, plays));
