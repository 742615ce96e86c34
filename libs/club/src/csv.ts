import type { Club } from './club.ts';
import type { Standing } from './standings.ts';

/** A cell that spreadsheets treat as text, never as a formula. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Standings as a table for spreadsheets (RFC 4180).
 * @param titles of the columns: rank, name, points, games, won, rating
 *
 * @example
 * csv(club, standings(club), ['Place', 'Name', 'Points', 'Games', 'Won', 'Rating']).split('\r\n')[1]; // => expect.stringContaining('1,Ada,6,1,1')
 */
export function csv(club: Club, lines: readonly Standing[], titles: readonly string[]): string {
  const rows = lines.map(({ place, member, points, games, wins, rating }) =>
    [place, club.members[member]?.name ?? '', points, games, wins, rating].map(cell).join(','),
  );
  return [titles.map(cell).join(','), ...rows, ''].join('\r\n');
}
