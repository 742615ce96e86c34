import { answer, api } from './request.ts';

const { tables } = api;

/** Tables to join or watch. */
export const openTables = () => answer(tables.$get());

/** @throws Refusal `no_table` when there is none with this code */
export const tableInfo = (code: string) => answer(tables[':code'].$get({ param: { code } }));

/** Opens a table and says its code. Whoever does is its host. */
export const openTable = async (game: string) => (await answer(tables.$post({ json: { game } }))).code;

/** Picture of the way to a table, to be scanned. */
export const qrOf = (code: string) => tables[':code']['qr.svg'].$path({ param: { code } });

/** The last finished game of a table as a file. */
export const exportOf = (code: string) => tables[':code'].export.$path({ param: { code } });
