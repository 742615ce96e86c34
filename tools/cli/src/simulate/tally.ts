import { keyOf } from '@masque/core';
import type { Played, PlayedOut } from '@masque/testkit';

/** Something counted, by name. */
export type Counts = Record<string, number>;

/** What is known of the games played so far. Plain data; tallies of several workers add up. */
export interface Tally {
  games: number;
  moves: number;
  /** Moves of each game. */
  lengths: number[];
  /** Milliseconds of the table's time that each game took. */
  times: number[];
  /** Games by how they ended. */
  endings: Counts;
  /** Games that are over, by the reason their outcome gives. */
  reasons: Counts;
  /** Games that each seat won, alone or with others. */
  wins: number[];
  /** Games that nobody won. */
  none: number;
  /** Games by the side that won, where sides play. */
  sides: Counts;
  /** By level: seats it played, and those of them that won. */
  levels: Record<string, { seats: number; wins: number }>;
  /** Actions taken, by type. */
  actions: Counts;
  /** Questions that a clock closed. */
  clocks: number;
  /** What failed, with the seed to see it again. */
  failures: { seed: string; error: string }[];
  /** The game's own counts. */
  own?: unknown;
}

export const emptyTally = (seats: number): Tally => ({
  games: 0,
  moves: 0,
  lengths: [],
  times: [],
  endings: {},
  reasons: {},
  wins: Array<number>(seats).fill(0),
  none: 0,
  sides: {},
  levels: {},
  actions: {},
  clocks: 0,
  failures: [],
});

/** Counts one input. */
export function countStep(tally: Tally, { input }: Played): void {
  if ('action' in input) add(tally.actions, input.action.type);
  else if ('deadline' in input) tally.clocks++;
}

/** Counts a game that has ended one way or other. */
export function countGame(tally: Tally, { ending, session, inputs }: PlayedOut, levels: readonly string[]): void {
  tally.games++;
  tally.moves += inputs.length;
  tally.lengths.push(inputs.length);
  tally.times.push(session.at - session.start.at);
  add(tally.endings, ending);
  if (session.outcome) add(tally.reasons, keyOf(session.outcome.reason));
  const winners = session.outcome?.winners ?? [];
  if (session.outcome && winners.length === 0) tally.none++;
  if (session.outcome?.side !== undefined) add(tally.sides, session.outcome.side);
  for (const [seat, level] of levels.entries()) {
    const won = winners.includes(seat) ? 1 : 0;
    tally.wins[seat]! += won;
    const of = (tally.levels[level] ??= { seats: 0, wins: 0 });
    of.seats++;
    of.wins += won;
  }
}

/** Both together, without the game's own counts. */
export function mergeTallies(a: Tally, b: Tally): Tally {
  const levels = { ...a.levels };
  for (const [level, { seats, wins }] of Object.entries(b.levels)) {
    const known = levels[level] ?? { seats: 0, wins: 0 };
    levels[level] = { seats: known.seats + seats, wins: known.wins + wins };
  }
  return {
    games: a.games + b.games,
    moves: a.moves + b.moves,
    lengths: [...a.lengths, ...b.lengths],
    times: [...a.times, ...b.times],
    endings: mergeCounts(a.endings, b.endings),
    reasons: mergeCounts(a.reasons, b.reasons),
    wins: a.wins.map((n, seat) => n + b.wins[seat]!),
    none: a.none + b.none,
    sides: mergeCounts(a.sides, b.sides),
    levels,
    actions: mergeCounts(a.actions, b.actions),
    clocks: a.clocks + b.clocks,
    failures: [...a.failures, ...b.failures],
  };
}

function mergeCounts(a: Counts, b: Counts): Counts {
  const out = { ...a };
  for (const [name, n] of Object.entries(b)) add(out, name, n);
  return out;
}

function add(counts: Counts, name: string, n = 1): void {
  counts[name] = (counts[name] ?? 0) + n;
}
