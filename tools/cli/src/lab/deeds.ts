import type { Tally } from '../simulate/tally.ts';

/** How often seats of each level do something in a game. */
export interface DeedCount {
  readonly type: string;
  /** In the order of the levels. */
  readonly each: readonly number[];
}

/** What is done less often in a game than this says little. */
const RARE = 0.02;

/** What seats of each level do in a game: what tells levels apart most comes first. */
export function deedsOf(deeds: Tally['deeds'], seats: Tally['levels']): DeedCount[] {
  const levels = Object.keys(deeds);
  const types = [...new Set(levels.flatMap((level) => Object.keys(deeds[level]!)))];
  return types
    .map((type) => ({
      type,
      each: levels.map((level) => (deeds[level]![type] ?? 0) / Math.max(1, seats[level]!.seats)),
    }))
    .filter(({ each }) => Math.max(...each) >= RARE)
    .map((row) => ({ ...row, apart: Math.max(...row.each) / (Math.min(...row.each) + RARE) }))
    .sort((a, b) => b.apart - a.apart);
}
