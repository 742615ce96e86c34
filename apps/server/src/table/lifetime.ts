import type { Store } from '@masque/store';
import type { TableData, TableState } from './data.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a table is kept at which nobody has sat down, in milliseconds. */
export const EMPTY_MS = HOUR_MS;
/** How long a table is kept at which no game was ever played, after the last change. */
const UNPLAYED_MS = 7 * DAY_MS;
/** After how long without a change the code of a table comes free. Its games stay. */
const CODE_MS = 30 * DAY_MS;
/** Codes that come free at a time. */
const BATCH = 100;

/**
 * The state of a table as the store has it, by which tables are listed and removed: a lobby in which nobody sits is
 * `empty`, and one whose code has come free is `closed`.
 */
export const stateOf = ({ places, club }: TableData, state: TableState): TableState | 'empty' =>
  state === 'lobby' && !club && places.every((it) => it.person === undefined) ? 'empty' : state;

/** Tables that were last saved before these times are removed, unless a game of theirs is kept. */
export const unusedBefore = (now: number): { readonly [state: string]: number } => ({
  empty: now - EMPTY_MS,
  lobby: now - UNPLAYED_MS,
  closed: now - UNPLAYED_MS,
});

/** Gives back the codes of tables that nobody has used for long. */
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
