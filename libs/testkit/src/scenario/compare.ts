/** A path at which two values differ. */
export interface Difference {
  /** Dotted path: `hands.0.card`. Empty: the values themselves. */
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/**
 * Where two values of plain data differ, outermost places first.
 * @param partial keys that only `got` has do not count
 *
 * @example
 * differences({ coins: [2, 3] }, { coins: [2, 5] }); // => [{ path: 'coins.1', expected: 3, got: 5 }]
 * differences({}, { coins: 2 }, true); // => []
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
 * One line if the result is not what the scenario expects; otherwise none.
 *
 * @example
 * compare('coins', [4, 2, 2], [2, 2, 2]); // => ['coins: expected [4,2,2], got [2,2,2]']
 */
export const compare = (name: string, expected: unknown, got: unknown): string[] =>
  differences(expected, got).length === 0 ? [] : [`${name}: expected ${short(expected)}, got ${short(got)}`];

/**
 * Compares only what the scenario names, at any depth, with one line for each place that differs.
 *
 * @example
 * compareParts('ada', { coins: 4 }, { coins: 2, cards: 1 }); // => ['ada.coins: expected 4, got 2']
 */
export const compareParts = (name: string, expected: unknown, got: unknown): string[] =>
  differences(expected, got, true).map(
    (it) => `${[name, it.path].filter(Boolean).join('.')}: expected ${short(it.expected)}, got ${short(it.got)}`,
  );

/**
 * A value in a few words, for a message.
 *
 * @example
 * [short({ coins: 2 }), short('a long word', 4), short(undefined)]; // => ['{"coins":2}', '"a l…', 'nothing']
 */
export function short(value: unknown, max = 160): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > max ? `${text.slice(0, max)}…` : text;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
