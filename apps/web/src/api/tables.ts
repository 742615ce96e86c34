import type { TableInfo, TablePage } from '@masque/protocol';
import { request } from './request.ts';

/** Tables to join or watch. */
export const openTables = (): Promise<readonly TableInfo[]> => request('GET', '/api/tables');

/** @throws Refusal `no_table` when there is none with this code */
export const tableInfo = (code: string): Promise<TablePage> => request('GET', `/api/tables/${code}`);

/** Opens a table and says its code. Whoever does is its host. */
export const openTable = async (game: string): Promise<string> =>
  (await request<{ code: string }>('POST', '/api/tables', { game })).code;

/** Picture of the way to a table, to be scanned. */
export const qrOf = (code: string): string => `/api/tables/${code}/qr.svg`;

/** The last finished game of a table as a file. */
export const exportOf = (code: string): string => `/api/tables/${code}/export`;
