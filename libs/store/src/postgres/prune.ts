import type { Kysely } from 'kysely';
import * as retention from '../queries/retention.ts';
import type { Schema } from '../schema.ts';
import type { Pruned, Retention } from '../store.ts';

/** Removes what is older than its retention time. Finished games do not change, so this conflicts with nobody. */
export const prune = (
  db: Kysely<Schema>,
  { receiptsBefore, gamesBefore, games: only, tablesBefore = {}, limit }: Retention,
): Promise<Pruned> =>
  db.transaction().execute(async (on) => {
    const ids = async (query: { execute(): Promise<{ id: string }[]> }) => (await query.execute()).map(({ id }) => id);
    const receipts = await ids(retention.withReceipts(on, receiptsBefore, limit));
    if (receipts.length > 0) await retention.deleteOf(on, 'receipts', receipts).execute();
    let unused = 0;
    for (const [state, time] of Object.entries(tablesBefore)) {
      const tables = await ids(retention.emptyTables(on, time, limit, state));
      if (tables.length > 0) await retention.deleteById(on, 'tables', tables).execute();
      unused += tables.length;
    }
    if (gamesBefore === undefined) return { receipts: receipts.length, games: 0, tables: unused };
    const games = only?.length === 0 ? [] : await ids(retention.removable(on, gamesBefore, limit, only));
    if (games.length > 0) {
      for (const table of retention.OF_SESSION) await retention.deleteOf(on, table, games).execute();
      await retention.deleteById(on, 'sessions', games).execute();
    }
    const tables = await ids(retention.emptyTables(on, gamesBefore, limit));
    if (tables.length > 0) await retention.deleteById(on, 'tables', tables).execute();
    return { receipts: receipts.length, games: games.length, tables: tables.length + unused };
  });
