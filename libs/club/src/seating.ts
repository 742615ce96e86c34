import type { Club } from './club.ts';
import { ratings } from './standings.ts';

/** A table that has not begun: whom it has, and how many more it takes. */
export interface OpenTable {
  readonly id: string;
  readonly members: readonly string[];
  /** The fewest that it needs, and the most that it holds, bots aside. */
  readonly min: number;
  readonly max: number;
}

/** By what people are put together: by lot, with those they have not met, or with those of their strength. */
export type How = 'lot' | 'unmet' | 'rating';

/** Whole numbers below `n`, by chance. */
export type Draw = (n: number) => number;

/**
 * Who sits where, for people who are free: by lot, so that people meet whom they have not met, or those of equal
 * strength together. Tables fill up to what they need first, then evenly. Those who want to sit together do where there
 * is room for all of them, and those who do not are kept apart while another table has room. Whoever finds no seat is
 * left out.
 *
 * @returns the table by member
 *
 * @example
 * const table = { id: 't1', members: [], min: 2, max: 2 };
 * [...seating(club, ['m1', 'm2'], [table], 'lot', () => 0)].sort(); // => [['m1', 't1'], ['m2', 't1']]
 */
export function seating(
  club: Club,
  free: readonly string[],
  tables: readonly OpenTable[],
  how: How,
  draw: Draw,
): ReadonlyMap<string, string> {
  const at = new Map(tables.map((it) => [it.id, [...it.members]]));
  const placed = new Map<string, string>();
  const met = how === 'unmet' ? meetings(club) : new Map<string, number>();
  const groups = ordered(club, groupsOf(club, free), how, draw);
  const place = (group: readonly string[]): boolean => {
    const fits = tables.filter((it) => at.get(it.id)!.length + group.length <= it.max);
    const [best] = fits
      .map((table, i) => ({ table, i, cost: cost(club, table, at.get(table.id)!, group, met) }))
      .sort((a, b) => compare(a.cost, b.cost) || a.i - b.i);
    if (!best) return false;
    for (const it of group) {
      at.get(best.table.id)!.push(it);
      placed.set(it, best.table.id);
    }
    return true;
  };
  for (const group of groups) if (!place(group) && group.length > 1) for (const it of group) place([it]);
  return placed;
}

/** Least first: people kept apart, seats still needed, times they have met, how full it is. */
function cost(
  club: Club,
  table: OpenTable,
  there: readonly string[],
  group: readonly string[],
  met: ReadonlyMap<string, number>,
): readonly number[] {
  let apart = 0;
  let known = 0;
  for (const a of group)
    for (const b of there) {
      if (club.pairs.some((it) => it.wish === 'apart' && both(it, a, b))) apart++;
      known += met.get(pairKey(a, b)) ?? 0;
    }
  const needs = there.length < table.min ? 0 : 1;
  return met.size > 0 ? [apart, needs, known, there.length] : [apart, needs, there.length];
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((it, i) => it !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};

const both = (pair: { readonly a: string; readonly b: string }, x: string, y: string): boolean =>
  (pair.a === x && pair.b === y) || (pair.a === y && pair.b === x);

const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** How often two have played the same game. */
function meetings(club: Club): Map<string, number> {
  const met = new Map<string, number>([['', 0]]);
  for (const { players } of club.results) {
    const people = players.flatMap((it) => it.member ?? []);
    people.forEach((a, i) =>
      people.slice(i + 1).forEach((b) => met.set(pairKey(a, b), (met.get(pairKey(a, b)) ?? 0) + 1)),
    );
  }
  return met;
}

/** People who stay together, each group once. */
function groupsOf(club: Club, free: readonly string[]): string[][] {
  const groups = new Map(free.map((it) => [it, [it]]));
  for (const { a, b, wish } of club.pairs) {
    const [left, right] = [groups.get(a), groups.get(b)];
    if (wish !== 'together' || !left || !right || left === right) continue;
    left.push(...right);
    for (const it of right) groups.set(it, left);
  }
  return [...new Set(groups.values())];
}

function ordered(club: Club, groups: string[][], how: How, draw: Draw): string[][] {
  for (let i = groups.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [groups[i], groups[j]] = [groups[j]!, groups[i]!];
  }
  // Large groups first, while there is room for them.
  groups.sort((a, b) => b.length - a.length);
  if (how !== 'rating') return groups;
  const known = ratings(club);
  const mu = (group: readonly string[]): number =>
    group.reduce((sum, it) => sum + (known.get(it)?.mu ?? 25), 0) / group.length;
  return groups.sort((a, b) => mu(b) - mu(a));
}
