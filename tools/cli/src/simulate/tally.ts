import { isOpen, keyOf, offersFor, OMNISCIENT, tableFor, type Input, type Session } from '@masque/core';
import { addUp, type Counts } from '@masque/mechanics';
import type { Feud, Played, PlayedOut } from '@masque/testkit';
import { noAims, type AimTally } from './aims.ts';
import { mergePeople, noPeople, type PeopleTally } from './people.ts';
import { decides } from './taps.ts';

/** A number of seats, and how many of them won. */
export interface WinCount {
  seats: number;
  wins: number;
}

/** A number of claims, and how many of them were false. */
export interface ClaimCount {
  claims: number;
  lies: number;
}

/** Statistics of a value between 0 and 1: the number of games, the sum, and the sum of squares. */
export interface Share {
  games: number;
  sum: number;
  squares: number;
}

/** Results of the games played so far. Plain data; tallies of several workers can be merged. */
export interface Tally {
  games: number;
  moves: number;
  /** Moves of each game. */
  lengths: number[];
  /** Duration of each game in the table's time, in milliseconds. */
  times: number[];
  /** Number of games by how they ended. */
  endings: Counts;
  /** Number of finished games by the reason in their outcome. */
  reasons: Counts;
  /** Number of games that each seat won, alone or with others. */
  wins: number[];
  /** Number of games that nobody won. */
  none: number;
  /** Number of games by the winning side, if sides play. */
  sides: Counts;
  /** By level: the seats it played, and how many of them won. */
  levels: Record<string, WinCount>;
  /** By level: its share of each game's win, and the number of games it played in. */
  shares: Record<string, Share>;
  /** By what was dealt (the cards in front of a seat, revealed at the end): the seats, and how many of them won. */
  dealt: Record<string, WinCount>;
  /** By type of action: the seats that took it at least once in a game, and how many of them won. */
  users: Record<string, WinCount>;
  /** By level: claims about hidden things, and how many of them were lies. */
  said: Record<string, ClaimCount>;
  /** By level: number of actions by type. */
  deeds: Record<string, Counts>;
  /** By level: what its seats did to somebody. */
  feuds: Record<string, Feud>;
  /** Actions taken, by type. */
  actions: Counts;
  /** How often a player who took an action could have taken one of that type. */
  offers: Counts;
  /** Number of actions taken by seats, and how many of them were real decisions. */
  taps: number;
  telling: number;
  /** What people did among the bots. */
  people: PeopleTally;
  /** Whether players gang up on one of them. */
  aims: AimTally;
  /** Number of questions that a clock closed. */
  clocks: number;
  /** Failed games, with the seed to reproduce them. */
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
  shares: {},
  dealt: {},
  users: {},
  said: {},
  deeds: {},
  feuds: {},
  actions: {},
  offers: {},
  taps: 0,
  telling: 0,
  people: noPeople(),
  aims: noAims(),
  clocks: 0,
  failures: [],
});

/** Counts one input, given the levels by seat. */
export function countStep(tally: Tally, { before, input }: Played, levels: readonly string[]): void {
  if ('action' in input) {
    const offers = offersFor(before, input.seat);
    for (const type of new Set(offers.filter(isOpen).map((it) => it.type))) add(tally.offers, type);
    add(tally.actions, input.action.type);
    const level = levels[input.seat];
    if (level !== undefined) add((tally.deeds[level] ??= {}), input.action.type);
    tally.taps++;
    if (decides(input.action, offers)) tally.telling++;
  } else if ('deadline' in input) tally.clocks++;
}

/** Counts a claim. */
export function countSaid(tally: Tally, level: string, isTrue: boolean): void {
  const of = (tally.said[level] ??= { claims: 0, lies: 0 });
  of.claims++;
  if (!isTrue) of.lies++;
}

/** Counts a game that has ended in any way. */
export function countGame(
  tally: Tally,
  { ending, session, inputs }: PlayedOut,
  levels: readonly string[],
  cards: readonly (readonly string[])[],
): void {
  const used = typesUsed(inputs, levels.length);
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
    addPart(tally.levels, level, won);
    for (const card of cards[seat] ?? []) addPart(tally.dealt, card, won);
  }
  for (const [seat, types] of used.entries())
    for (const type of types) addPart(tally.users, type, winners.includes(seat) ? 1 : 0);
  if (winners.length > 0)
    for (const level of new Set(levels)) {
      const part = winners.filter((seat) => levels[seat] === level).length / winners.length;
      const of = (tally.shares[level] ??= { games: 0, sum: 0, squares: 0 });
      of.games++;
      of.sum += part;
      of.squares += part * part;
    }
}

/** By seat: the distinct ids of the cards in front of it when the game begins, seen with all cards open. */
export function cardsDealt(session: Session): string[][] {
  const { seats } = tableFor(session, OMNISCIENT);
  return seats.map(({ cards = [] }) => [...new Set(cards.flatMap(({ face }) => (face ? [face.id] : [])))]);
}

/** By seat: the types of actions it has taken. */
function typesUsed(inputs: readonly Input[], seats: number): Set<string>[] {
  const used = Array.from({ length: seats }, () => new Set<string>());
  for (const it of inputs) if ('action' in it) used[it.seat]?.add(it.action.type);
  return used;
}

/** Merges two tallies, without the game's own counts. */
export function mergeTallies(a: Tally, b: Tally): Tally {
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
    levels: mergeParts(a.levels, b.levels),
    shares: mergeShares(a.shares, b.shares),
    dealt: mergeParts(a.dealt, b.dealt),
    users: mergeParts(a.users, b.users),
    said: addUp(a.said, b.said),
    deeds: addUp(a.deeds, b.deeds),
    feuds: addUp(a.feuds, b.feuds),
    actions: mergeCounts(a.actions, b.actions),
    offers: mergeCounts(a.offers, b.offers),
    taps: a.taps + b.taps,
    telling: a.telling + b.telling,
    people: mergePeople(a.people, b.people),
    aims: addUp(a.aims, b.aims),
    clocks: a.clocks + b.clocks,
    failures: [...a.failures, ...b.failures],
  };
}

function mergeCounts(a: Counts, b: Counts): Counts {
  const out = { ...a };
  for (const [name, n] of Object.entries(b)) add(out, name, n);
  return out;
}

type Parts = Record<string, WinCount>;

function mergeParts(a: Parts, b: Parts): Parts {
  const out = { ...a };
  for (const [name, { seats, wins }] of Object.entries(b)) {
    const known = out[name] ?? { seats: 0, wins: 0 };
    out[name] = { seats: known.seats + seats, wins: known.wins + wins };
  }
  return out;
}

function mergeShares(a: Tally['shares'], b: Tally['shares']): Tally['shares'] {
  const out = { ...a };
  for (const [name, it] of Object.entries(b)) {
    const { games, sum, squares } = out[name] ?? { games: 0, sum: 0, squares: 0 };
    out[name] = { games: games + it.games, sum: sum + it.sum, squares: squares + it.squares };
  }
  return out;
}

function addPart(parts: Parts, name: string, wins: number): void {
  const of = (parts[name] ??= { seats: 0, wins: 0 });
  of.seats++;
  of.wins += wins;
}

function add(counts: Counts, name: string, n = 1): void {
  counts[name] = (counts[name] ?? 0) + n;
}
