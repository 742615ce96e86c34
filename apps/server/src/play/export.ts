import { commitmentOf, type Outcome } from '@masque/core';
import { ERASED, type TableExport } from '@masque/protocol';
import type { SessionRecord } from '@masque/store';
import type { Services } from '../services.ts';
import { tableData } from '../table/data.ts';
import { canonical, linksOf } from './chain.ts';
import { chainStart, dealtAs } from './journal.ts';
import { inputsOf } from './logged.ts';

/**
 * Exports the last finished game of a table; `null` if there is none. A game in progress is never exported, and neither
 * are names that were erased.
 */
export async function exportOf(
  { store, box }: Pick<Services, 'store' | 'box'>,
  code: string,
): Promise<TableExport | null> {
  const table = await store.loadTableByCode(code);
  const [last] = table ? await store.listSessions({ tableId: table.id, finished: true, limit: 1 }) : [];
  const file = last ? await exportOfRecord({ store, box }, last) : null;
  if (!file) return null;
  const forgotten = tableData.safeParse(table!.data).data?.forgotten;
  return without(file, (seat) => forgotten?.[last!.id]?.includes(seat) === true);
}

/** The same game without the names of these seats. The hash chain covers the names as they were dealt. */
export function without(file: TableExport, isForgotten: (seat: number) => boolean): TableExport {
  if (!file.names.some((_, seat) => isForgotten(seat))) return file;
  const { chain: _, ...rest } = file;
  return { ...rest, names: file.names.map((name, seat) => (isForgotten(seat) ? ERASED : name)) };
}

/**
 * The id of a game as part of a file's name. It may be anything: games are imported with clubs.
 *
 * @example
 * inFileName('../montee-mortelle'); // => '___montee-mortelle'
 */
export const inFileName = (game: string): string => game.replaceAll(/[^\w-]/g, '_').slice(0, 60);

/** Exports a finished game; `null`: there is none with this id. */
export async function exportOfSession(
  { store, box }: Pick<Services, 'store' | 'box'>,
  id: string,
): Promise<TableExport | null> {
  const record = await store.loadSession(id);
  return record ? exportOfRecord({ store, box }, record) : null;
}

async function exportOfRecord(
  { store, box }: Pick<Services, 'store' | 'box'>,
  last: SessionRecord,
): Promise<TableExport | null> {
  if (last.outcome === null) return null;
  const dealt = dealtAs(last, box);
  const { seed, seats, options, previous, at } = dealt.start;
  const { house, entropy } = dealt.proof;
  const inputs = (await inputsOf(store, last.id)).map(({ input }) => input as TableExport['inputs'][number]);
  const links = linksOf(seed);
  const first = links.first(chainStart(last.game, Number(last.version), dealt));
  return {
    format: 'masque-table',
    version: 1,
    game: last.game,
    gameVersion: Number(last.version),
    seats,
    options: options as Record<string, unknown>,
    names: [...dealt.names],
    ...(dealt.people && { people: [...dealt.people] }),
    ...(dealt.masks && { masks: [...dealt.masks] }),
    ...(previous && { previous }),
    commitment: commitmentOf(house),
    ...(entropy && { entropy: { house, seats: [...entropy] } }),
    chain: inputs.reduce((link, input) => links.next(link, canonical(input)), first),
    seed,
    startedAt: at,
    inputs,
    outcome: last.outcome as Outcome,
  };
}
