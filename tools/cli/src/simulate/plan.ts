import type { Guests } from '../lab/guests.ts';

/** What to play: plain data, so that a worker can be told. */
export interface Plan {
  readonly game: string;
  readonly games: number;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  /**
   * Levels, dealt round the table one seat further each game, so that every level sits everywhere; or a level for each side
   * that is dealt, as `village=hard`.
   */
  readonly bots: readonly string[];
  /** Milliseconds that a bot thinks, in the table's time; left out: as at a table. */
  readonly think?: readonly [least: number, most: number];
  readonly maxInputs: number;
  /** How often bots that search may play on in their heads for one decision; left out: as often as they want. */
  readonly playouts?: number;
  /** Who plays besides the bots that the game brings. */
  readonly guests?: Guests;
}

/** The levels by seat in game number `i`. */
export const levelsIn = ({ seats, bots }: Plan, i: number): string[] =>
  Array.from({ length: seats }, (_, seat) => bots[(seat + i) % bots.length]!);

/** The level of each side, where levels are by side. */
export function levelsBySide({ bots }: Plan): Map<string, string> | null {
  const pairs = bots.map((it) => it.split('=') as [string, string?]);
  return pairs.every((it): it is [string, string] => it[1] !== undefined) ? new Map(pairs) : null;
}

/** The seed of game number `i`: any game of a simulation can be played again by itself. */
export const seedIn = ({ seed }: Plan, i: number): string => `${seed}.${i}`;
