/**
 * A track: spaces that each have a meaning, along which a marker moves to the end. The spaces are data of the game; the
 * state stores the position of the marker, that is, how many spaces it has entered.
 *
 * @example
 * const powers = ['none', 'peek', 'execute', 'win'];
 * const { at, entered } = moveAlong(powers, 1, 2); // from space 1 two on
 * at; // => 3
 * entered; // => ['peek', 'execute']
 * isAtEnd(at, powers.length); // => false
 */
export function moveAlong<Space>(
  spaces: readonly Space[],
  at: number,
  by = 1,
): { readonly at: number; readonly entered: readonly Space[] } {
  const to = Math.max(0, Math.min(spaces.length, at + by));
  return { at: to, entered: spaces.slice(at, to) };
}

/**
 * Whether a count has reached its limit. A limit of 0 or `null` means none. For turns, rounds and tribunals that a
 * table may cap.
 *
 * @example
 * isAtEnd(150, 150); // => true
 * isAtEnd(150, 0); // => false
 */
export const isAtEnd = (count: number, limit: number | null): boolean => limit !== null && limit > 0 && count >= limit;
