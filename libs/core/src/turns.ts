import type { Seat } from './seat.ts';

/** The other seats clockwise from `from`, beginning with its left neighbour: of 4 seats from 2, `[3, 0, 1]`. */
export function clockwiseFrom(from: Seat, n: number): Seat[] {
  const seats: Seat[] = [];
  for (let i = 1; i < n; i++) seats.push((from + i) % n);
  return seats;
}

/** The next seat clockwise that satisfies `plays`, or `from` itself when no other does. */
export const nextSeat = (from: Seat, n: number, plays: (seat: Seat) => boolean): Seat =>
  clockwiseFrom(from, n).find(plays) ?? from;

/** Things before the seats passed on by `by` places clockwise: `out[i + by] = things[i]`. */
export const passClockwise = <T>(things: readonly T[], by = 1): T[] =>
  things.map((_, i) => things[(((i - by) % things.length) + things.length) % things.length]!);
