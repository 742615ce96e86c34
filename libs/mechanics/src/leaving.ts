import { seatSet, seatsOf, type Seat, type SeatSet } from '@masque/core';

/**
 * Seats that were given up for good, in order: their players resigned, or the host removed them. From then on the house
 * answers for them.
 *
 * @example
 * giveUp(giveUp([], 4), 1); // => [1, 4]
 */
export const giveUp = (left: readonly Seat[], seat: Seat): SeatSet => seatSet([...left, seat]);

/**
 * Milliseconds that the house takes to answer for a seat that was given up: long enough for the others to follow.
 *
 * @example
 * withHouse({ turn: () => 30_000 }, () => true).turn({}) === HOUSE_TIME; // => true
 */
export const HOUSE_TIME = 2_000;

/**
 * Delays of a flow that are short where only the house is waited for, at any pace.
 *
 * @param houseAnswers is everybody that the present question waits for given up?
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
 * Has everybody left? A game without anybody to go on for should end.
 *
 * @example
 * [isDeserted([0, 2], 3), isDeserted([0, 1, 2], 3)]; // => [false, true]
 */
export const isDeserted = (left: readonly Seat[], seats: number): boolean =>
  seatsOf(seats).every((seat) => left.includes(seat));
