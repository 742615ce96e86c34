import * as retention from '../queries/retention.ts';
import type { Pruned, Retention } from '../store.ts';
import type { Connection } from './connection.ts';
import * as inputs from './inputs.ts';

/** Removes what is older than it has to be kept. */
export function prune(
  on: Connection,
  { receiptsBefore, gamesBefore, games: only, tablesBefore = {}, limit }: Retention,
): Pruned {
  const { db, own } = on;
  const ids = (query: Parameters<typeof on.all<{ id: string }>>[0]): string[] => on.all(query).map(({ id }) => id);
  const receipts = ids(inputs.withKeys(own, receiptsBefore, limit));
  if (receipts.length > 0) {
    on.run(inputs.dropKeys(own, receipts));
    on.run(inputs.haveNoKeys(own, receipts));
  }
  let unused = 0;
  for (const [state, time] of Object.entries(tablesBefore)) {
    const tables = ids(retention.emptyTables(db, time, limit, state));
    if (tables.length > 0) on.run(retention.deleteById(db, 'tables', tables));
    unused += tables.length;
  }
  if (gamesBefore === undefined) return { receipts: receipts.length, games: 0, tables: unused };
  const games = only?.length === 0 ? [] : ids(retention.removable(db, gamesBefore, limit, only));
  if (games.length > 0) {
    for (const table of ['inputs', 'snapshots', 'deadlines'] as const) on.run(retention.deleteOf(db, table, games));
    on.run(retention.deleteById(db, 'sessions', games));
  }
  const tables = ids(retention.emptyTables(db, gamesBefore, limit));
  if (tables.length > 0) on.run(retention.deleteById(db, 'tables', tables));
  return { receipts: receipts.length, games: games.length, tables: tables.length + unused };
}
