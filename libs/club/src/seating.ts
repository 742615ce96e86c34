import type { Club } from './club.ts';
import { ratings } from './standings.ts';

/** A table where the game has not started: who sits there, and how many more people it can take. */
export interface OpenTable {
  readonly id: string;
  readonly members: readonly string[];
  /** The minimum it needs and the maximum it takes, not counting bots. */
  readonly min: number;
  readonly max: number;
}

/** How people are put together: at random, with people they have not met, or with people of similar strength. */
export type How = 'lot' | 'unmet' | 'rating';

/** Draws a random whole number below `n`. */
export type Draw = (n: number) => number;

/**
 * Assigns free people to tables: at random, so that they meet new people, or so that people of similar strength sit
 * together. Tables are first filled to their minimum, then evenly. People who want to sit together do so if there is
 * room for all of them, and people who want to be apart are kept apart as long as another table has room. People for
 * whom there is no seat are left out.
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

/**
 * Lower is better: the number of people at the table whom the group would rather avoid, and of friends who already sit
 * elsewhere.
 */
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

/** How often members of the group have played with people at the table. */
const known = (met: ReadonlyMap<string, number>, group: readonly string[], there: readonly string[]): number =>
  group.flatMap((a) => there.map((b) => met.get(pairKey(a, b)) ?? 0)).reduce((sum, it) => sum + it, 0);

/**
 * Puts people of similar strength together: the free people are divided into even shares, and the strongest share goes
 * where the strongest players already sit. Lower is better: whether the share is exceeded, then the distance in tables.
 */
function levels(club: Club, groups: readonly (readonly string[])[], tables: readonly OpenTable[]) {
  const strengths = ratings(club);
  const mean = (people: readonly string[]): number =>
    people.reduce((sum, it) => sum + (strengths.get(it)?.mu ?? 25), 0) / people.length;
  const size = new Map(tables.map((it) => [it.id, it.members.length]));
  const people = groups.flat();
  for (let n = people.length; n > 0; n--) {
    const [emptiest] = tables
      .filter((it) => size.get(it.id)! < it.max)
      .sort((a, b) => compare(filled(a, size.get(a.id)!), filled(b, size.get(b.id)!)));
    if (!emptiest) break;
    size.set(emptiest.id, size.get(emptiest.id)! + 1);
  }
  // An empty table counts as average.
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

/** How often two people have played in the same game. */
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

/** Groups of people who stay together. */
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

/** In random order with large groups first, while there is room for them. */
function ordered(groups: string[][], draw: Draw): string[][] {
  for (let i = groups.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [groups[i], groups[j]] = [groups[j]!, groups[i]!];
  }
  return groups.sort((a, b) => b.length - a.length);
}
