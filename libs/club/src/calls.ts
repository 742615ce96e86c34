import type { Club } from './club.ts';
import type { Guest } from './evening.ts';

/**
 * How long a seat is kept for somebody who is called, in milliseconds.
 *
 * @example
 * CALL_MS; // => 60000
 */
export const CALL_MS = 60_000;

/**
 * The members for whom a seat is kept at a table.
 *
 * @example
 * calledTo(club, 't1'); // => []
 */
export const calledTo = ({ evening }: Club, table: string): string[] =>
  Object.entries(evening?.here ?? {}).flatMap(([id, it]) => (it.call?.table === table ? [id] : []));

/**
 * Everybody who is waiting for a seat at a table, either this one or any, in order.
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
 * Who is called to a table next: the person in line after the one who gave up the seat, so that nobody is asked twice
 * for the same seat. People who take a break, sit somewhere or are called elsewhere are skipped.
 *
 * @param after who had the seat before; if they are not in line there, the search starts at the front
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
