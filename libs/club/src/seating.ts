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
  const groups = ordered(groupsOf(club, free), draw);
  const level = how === 'rating' ? levels(club, groups, tables) : undefined;
  const place = (group: readonly string[]): boolean => {
    const fits = tables.filter((it) => at.get(it.id)!.length + group.length <= it.max);
    const [best] = fits
      .map((table, i) => {
        const there = at.get(table.id)!;
        const needs = there.length < table.min ? 0 : 1;
        const like = level?.(group, table, there) ?? [needs, known(met, group, there), there.length];
        return { table, i, cost: [...wishes(club, tables, at, table, group), ...like] };
      })
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

/** Least first: people whom the group would rather not meet there, and friends who sit elsewhere already. */
function wishes(
  club: Club,
  tables: readonly OpenTable[],
  at: ReadonlyMap<string, readonly string[]>,
  table: OpenTable,
  group: readonly string[],
): readonly number[] {
  const count = (wish: 'apart' | 'together', there: readonly string[]): number =>
    club.pairs.filter(
      (it) =>
        it.wish === wish &&
        ((group.includes(it.a) && there.includes(it.b)) || (group.includes(it.b) && there.includes(it.a))),
    ).length;
  const elsewhere = tables.flatMap((it) => (it.id === table.id ? [] : at.get(it.id)!));
  return [count('apart', at.get(table.id)!), count('together', elsewhere)];
}

/** How often those of a group have played with those who sit there. */
const known = (met: ReadonlyMap<string, number>, group: readonly string[], there: readonly string[]): number =>
  group.flatMap((a) => there.map((b) => met.get(pairKey(a, b)) ?? 0)).reduce((sum, it) => sum + it, 0);

/**
 * Puts those of equal strength together: each table has a share of those who are free, as even as can be, and the
 * strongest share sits where the strongest sit already. Least first: beyond the share, and how many tables off.
 */
function levels(club: Club, groups: readonly (readonly string[])[], tables: readonly OpenTable[]) {
  const strengths = ratings(club);
  const mean = (people: readonly string[]): number =>
    people.reduce((sum, it) => sum + (strengths.get(it)?.mu ?? 25), 0) / people.length;
  const size = new Map(tables.map((it) => [it.id, it.members.length]));
  const people = groups.flat();
  for (let n = people.length; n > 0; n--) {
    const [least] = tables
      .filter((it) => size.get(it.id)! < it.max)
      .sort((a, b) => compare(filled(a, size.get(a.id)!), filled(b, size.get(b.id)!)));
    if (!least) break;
    size.set(least.id, size.get(least.id)! + 1);
  }
  // A table that is empty is as strong as everybody together.
  const ranked = tables
    .map((it) => ({ it, mean: mean(it.members.length > 0 ? it.members : people) }))
    .sort((a, b) => b.mean - a.mean)
    .map(({ it }) => it);
  const places = ranked.flatMap((it, rank) => Array<number>(size.get(it.id)! - it.members.length).fill(rank));
  const wanted = new Map(
    [...groups]
      .sort((a, b) => mean(b) - mean(a))
      .flat()
      .map((it, i) => [it, places[i] ?? ranked.length]),
  );
  return (group: readonly string[], table: OpenTable, there: readonly string[]): readonly number[] => [
    there.length + group.length <= size.get(table.id)! ? 0 : 1,
    Math.abs(ranked.indexOf(table) - wanted.get(group[0]!)!),
  ];
}

const filled = (table: OpenTable, n: number): readonly number[] => [n < table.min ? 0 : 1, n];

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((it, i) => it !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};

const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** How often two have played the same game. */
function meetings(club: Club): Map<string, number> {
  const met = new Map<string, number>();
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

/** By lot, and large groups first, while there is room for them. */
function ordered(groups: string[][], draw: Draw): string[][] {
  for (let i = groups.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [groups[i], groups[j]] = [groups[j]!, groups[i]!];
  }
  return groups.sort((a, b) => b.length - a.length);
}
