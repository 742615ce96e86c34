import { logFor, SPECTATOR, type Line, type Seat } from '@masque/core';
import type { News } from '../court/news.ts';
import type { Told } from './format.ts';
import { letterOf } from './position.ts';
import type { Table } from './table.ts';

const letters: { readonly [word: string]: string } = { phoenix: letterOf('phoenix'), dragon: letterOf('dragon') };

/** Entries that scenarios call after the role. */
const kinds: { readonly [kind: string]: string } = { silenced: 'martyr', callsBack: 'virgin' };

/** What an entry of the log says, in the words of scenarios. */
function words(table: Table, line: Line): Told {
  const [said, ...about] = line.data as News;
  const kind = kinds[said] ?? said;
  const word = (it: unknown): unknown =>
    typeof it === 'number' ? table.name(it) : typeof it === 'string' ? short(it) : it;
  if (kind === 'fingers')
    return [
      kind,
      Object.fromEntries((about[0] as [Seat, Seat][]).map(([from, to]) => [table.name(from), table.name(to)])),
    ];
  return [kind, ...about.map((it) => (Array.isArray(it) ? it.map(word) : word(it)))];
}

const short = (word: string): string =>
  letters[word] ?? word.replace(/\/(phoenix|dragon)$/, (_, faction: string) => `/${letters[faction]}`);

/** The public log. */
export const publicLog = (table: Table): Told[] => logFor(table.session, SPECTATOR).map((line) => words(table, line));

/** The private facts that a seat has: what it was shown, and what it was told of itself. */
export function factsOf(table: Table, seat: Seat): Told[] {
  const own = table.name(seat);
  return logFor(table.session, seat).flatMap((line): Told[] => {
    const told = words(table, line);
    switch (told[0]) {
      case 'saw':
        return [told];
      case 'role':
      case 'shown':
        return told[1] === own ? [] : [['role', ...told.slice(1)]];
      case 'named':
        return [told.slice(0, 3)];
      case 'poisoned':
        return told[1] === own ? [['poisoned']] : [];
      case 'viewers':
      case 'card':
      case 'faces':
        return [told];
      default:
        return [];
    }
  });
}
