import type { Store } from '@masque/store';
import type { TableData, TableState } from './data.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a table where nobody has sat down is kept, in milliseconds. */
export const EMPTY_MS = HOUR_MS;
/** How long a table where no game was ever played is kept after its last change, in milliseconds. */
const UNPLAYED_MS = 7 * DAY_MS;
/** How long after the last change the code of a table is released, in milliseconds. Its games are kept. */
const CODE_MS = 30 * DAY_MS;
/** How many codes are released at a time. */
const BATCH = 100;

/**
 * The state of a table as stored, used to list and remove tables. A lobby where nobody sits is `empty`, as is a first
 * game before its deal; a table whose code has been released is `closed`.
 */
export const stateOf = ({ places, club, first }: TableData, state: TableState): TableState | 'empty' =>
  state === 'lobby' && !club && (first || places.every((it) => it.person === undefined)) ? 'empty' : state;

/** Cutoff times by state: tables last saved before them are removed, unless one of their games is kept. */
export const unusedBefore = (now: number): { readonly [state: string]: number } => ({
  empty: now - EMPTY_MS,
  lobby: now - UNPLAYED_MS,
  closed: now - UNPLAYED_MS,
});

/** Releases the codes of tables that have not been used for a long time. */
export async function freeCodes(store: Store, now: number): Promise<number> {
  let freed = 0;
  for (const state of ['over', 'lobby', 'empty']) {
    for (const table of await store.listTables({ state, savedBefore: now - CODE_MS, limit: BATCH })) {
      const { revision, ...draft } = table;
      const saved = await store.saveTable({ ...draft, code: null, state: 'closed', savedAt: now }, revision);
      if (saved.ok) freed++;
    }
  }
  return freed;
}
