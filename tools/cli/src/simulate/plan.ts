import type { Seat } from '@masque/core';
import type { PersonPace } from '@masque/testkit';
import type { Guests } from '../lab/guests.ts';

/** What to play. Plain data, so that it can be sent to a worker. */
export interface SimulationPlan {
  readonly game: string;
  readonly games: number;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  /**
   * Levels, rotated by one seat in each game so that every level sits everywhere; or a level for each side that is
   * dealt, as in `village=hard`.
   */
  readonly bots: readonly string[];
  /** How long bots think in the table's time, in milliseconds; absent: as at a real table. */
  readonly think?: readonly [min: number, max: number];
  /** How many seats are people, who take their time; absent: nobody is. */
  readonly people?: { readonly seats: number; readonly pace: PersonPace };
  readonly maxInputs: number;
  /** Maximum number of playouts per decision for searching bots; absent: no limit. */
  readonly playouts?: number;
  /** Players in addition to the game's own bots. */
  readonly guests?: Guests;
}

/** The levels by seat in game number `i`. */
export const levelsIn = ({ seats, bots }: SimulationPlan, i: number): string[] =>
  Array.from({ length: seats }, (_, seat) => bots[(seat + i) % bots.length]!);

/** The seats of people in game number `i`: they move round the table, and where bots sit as well, not side by side. */
export const peopleIn = ({ seats, people }: SimulationPlan, i: number): ReadonlySet<Seat> =>
  new Set(Array.from({ length: people?.seats ?? 0 }, (_, n) => (Math.floor((n * seats) / people!.seats) + i) % seats));

/** The level of each side, if levels are given by side; otherwise `null`. */
export function levelsBySide({ bots }: SimulationPlan): Map<string, string> | null {
  const pairs = bots.map((it) => it.split('=') as [string, string?]);
  return pairs.every((it): it is [string, string] => it[1] !== undefined) ? new Map(pairs) : null;
}

/** The seed of game number `i`: any game of a simulation can be reproduced on its own. */
export const seedIn = ({ seed }: SimulationPlan, i: number): string => `${seed}.${i}`;
