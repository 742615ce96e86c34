import type { Club, Guest } from './club.ts';

/**
 * How long a seat is kept for somebody who is called, in milliseconds.
 *
 * @example
 * CALL_MS; // => 60000
 */
export const CALL_MS = 60_000;

/**
 * For whom a seat is kept at a table.
 *
 * @example
 * calledTo(club, 't1'); // => []
 */
export const calledTo = ({ evening }: Club, table: string): string[] =>
  Object.entries(evening?.here ?? {}).flatMap(([id, it]) => (it.call?.table === table ? [id] : []));

/**
 * Everybody who waits for a seat at a table, be it for that one or for any: the first in line first.
 *
 * @example
 * lineAt(club, 't1'); // => []
 */
export const lineAt = ({ evening }: Club, table: string): string[] =>
  Object.entries(evening?.here ?? {})
    .filter(([, { line }]) => line && (line.table ?? table) === table)
    .sort(([, a], [, b]) => a.line!.at - b.line!.at)
    .map(([id]) => id);

/**
 * Who is called to a table next: whoever comes in line after somebody who has let the seat go, so that nobody is asked
 * twice for the same seat. Those who take a break, sit somewhere or are called elsewhere are passed over.
 *
 * @param after who had the seat before; somebody who does not wait there is before all others
 *
 * @example
 * nextInLine(club, 't1', undefined, () => true); // => undefined
 */
export function nextInLine(
  club: Club,
  table: string,
  after: string | undefined,
  isFree: (member: string) => boolean,
): string | undefined {
  const line = lineAt(club, table);
  const from = after === undefined ? 0 : line.indexOf(after) + 1;
  const could = ({ call, resting }: Guest): boolean => !call && !resting;
  return line.slice(from).find((id) => could(club.evening!.here[id]!) && isFree(id));
}
