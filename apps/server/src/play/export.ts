import { commitmentOf, type Outcome } from '@masque/core';
import type { TableExport } from '@masque/protocol';
import type { SessionRecord, Store } from '@masque/store';
import { startOf, type Setup } from './journal.ts';

/** The last finished game of a table; `null` while there is none. A game that is being played is never exported. */
export async function exportOf(store: Store, code: string): Promise<TableExport | null> {
  const table = await store.loadTableByCode(code);
  const [last] = table ? await store.listSessions({ tableId: table.id, finished: true, limit: 1 }) : [];
  return last ? exportOfRecord(store, last) : null;
}

/** A finished game; `null`: there is none with this id. */
export async function exportOfSession(store: Store, id: string): Promise<TableExport | null> {
  const record = await store.loadSession(id);
  return record ? exportOfRecord(store, record) : null;
}

async function exportOfRecord(store: Store, last: SessionRecord): Promise<TableExport | null> {
  if (last.outcome === null) return null;
  const { seats, options, previous } = startOf(last);
  const inputs = await store.read(last.id, 0);
  return {
    format: 'masque-table',
    version: 1,
    game: last.game,
    gameVersion: Number(last.version),
    seats,
    options: options as Record<string, unknown>,
    names: [...(last.setup as Setup).names],
    ...(previous && { previous }),
    commitment: commitmentOf(last.seed),
    seed: last.seed,
    startedAt: last.startedAt,
    inputs: inputs.map(({ input }) => input as TableExport['inputs'][number]),
    outcome: last.outcome as Outcome,
  };
}
