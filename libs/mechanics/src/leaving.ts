import { seatSet, seatsOf, type Seat, type SeatSet } from '@masque/core';

/**
 * Seats that were given up for good, in order: their players resigned, or the host removed them. From then on, the
 * rules answer for them.
 *
 * @example
 * giveUp(giveUp([], 4), 1); // => [1, 4]
 */
export const giveUp = (left: readonly Seat[], seat: Seat): SeatSet => seatSet([...left, seat]);

/**
 * Milliseconds until the rules answer for a seat that was given up: long enough for the others to follow.
 *
 * @example
 * withHouse({ turn: () => 30_000 }, () => true).turn({}) === HOUSE_TIME; // => true
 */
export const HOUSE_TIME = 2_000;

/**
 * Delays of a flow that are short if the table waits only for seats that were given up, at any pace.
 *
 * @param houseAnswers whether everybody that the current question waits for was given up
 *
 * @example
 * const all = withHouse({ turn: (state: { left: readonly Seat[] }) => null }, ({ left }) => left.includes(0));
 * [all.turn({ left: [] }), all.turn({ left: [0] })]; // => [null, 2_000]
 */
export const withHouse = <State, Delay extends string>(
  delays: { readonly [D in Delay]: (state: State) => number | null },
  houseAnswers: (state: State) => boolean,
): { readonly [D in Delay]: (state: State) => number | null } =>
  Object.fromEntries(
    Object.entries<(state: State) => number | null>(delays).map(([name, delay]) => [
      name,
      (state: State) => (houseAnswers(state) ? HOUSE_TIME : delay(state)),
    ]),
  ) as { readonly [D in Delay]: (state: State) => number | null };

/**
 * Whether everybody has left. A game that nobody is playing any more should end.
 *
 * @example
 * [isDeserted([0, 2], 3), isDeserted([0, 1, 2], 3)]; // => [false, true]
 */
export const isDeserted = (left: readonly Seat[], seats: number): boolean =>
  seatsOf(seats).every((seat) => left.includes(seat));
