/** A place in two values where they differ. */
export interface Difference {
  /** Dotted path: `hands.0.card`. Empty: the values themselves. */
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/**
 * Where two values of plain data differ, outermost places first.
 * @param partial keys that only `got` has do not count
 */
export function differences(expected: unknown, got: unknown, partial = false, path = ''): Difference[] {
  if (Object.is(expected, got)) return [];
  if (!isBranch(expected) || !isBranch(got) || Array.isArray(expected) !== Array.isArray(got))
    return [{ path, expected, got }];
  const left = expected as Record<string, unknown>;
  const right = got as Record<string, unknown>;
  const keys =
    partial && !Array.isArray(expected)
      ? Object.keys(left)
      : [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return keys.flatMap((key) => differences(left[key], right[key], partial, path ? `${path}.${key}` : key));
}

/**
 * A problem in one line if what a scenario expects is not what came out, else none.
 *
 * @example
 * problems.push(...compare('coins', [4, 2, 2], coins)); // "coins: expected [4,2,2], got [2,2,2]"
 */
export const compare = (name: string, expected: unknown, got: unknown): string[] =>
  differences(expected, got).length === 0 ? [] : [`${name}: expected ${short(expected)}, got ${short(got)}`];

/** Compares only what the scenario names, at any depth, with one line for each place that differs. */
export const compareParts = (name: string, expected: unknown, got: unknown): string[] =>
  differences(expected, got, true).map(
    (it) => `${[name, it.path].filter(Boolean).join('.')}: expected ${short(it.expected)}, got ${short(it.got)}`,
  );

/** A value in a few words, for a message. */
export function short(value: unknown, most = 160): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
