/** How often things happened, by name: the data of game statistics. Plain data. */
export type Counts = { [name: string]: number };

/**
 * Counts an event, in place.
 *
 * @example
 * const counts: Counts = { coup: 1 };
 * count(counts, 'coup');
 * count(counts, 'coins', 7);
 * counts; // => { coup: 2, coins: 7 }
 */
export const count = (counts: Counts, name: string | number, n = 1): void =>
  void (counts[name] = (counts[name] ?? 0) + n);

/**
 * Merges two statistics: numbers are added up and lists joined, at any depth; what only one of them contains is kept.
 *
 * @example
 * addUp({ games: 1, log: { coup: 2 } }, { games: 1, log: { tax: 3 } }); // => { games: 2, log: { coup: 2, tax: 3 } }
 */
export function addUp<T extends object>(a: T, b: T): T {
  const sum = { ...a } as Record<string, unknown>;
  for (const [name, value] of Object.entries(b)) sum[name] = together(sum[name], value);
  return sum as T;
}

function together(a: unknown, b: unknown): unknown {
  if (a === undefined) return b;
  if (typeof a === 'number') return a + (b as number);
  return Array.isArray(a) ? [...a, ...(b as unknown[])] : addUp(a as object, b as object);
}

/**
 * A share of a whole, as text.
 *
 * @example
 * percent(1, 3); // => '33.3 %'
 * percent(0, 0); // => 'none'
 */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;
