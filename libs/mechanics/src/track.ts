/**
 * A track: spaces with a meaning each, along which a marker moves to the end. The spaces are the game's data; the state
 * holds where the marker stands: how many spaces it has entered.
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
 * Has a count come to its end? A limit of 0 or `null` is none: for turns, rounds and tribunals that a table may cap.
 *
 * @example
 * isAtEnd(150, 150); // => true
 * isAtEnd(150, 0); // => false
 */
export const isAtEnd = (count: number, limit: number | null): boolean => limit !== null && limit > 0 && count >= limit;
