/** By the code of a table: the code of its evening, as far as this page has heard of it. */
const evenings = new Map<string, string>();

/** The evening with this code has these tables. */
export function together(code: string, tables: Iterable<string>): void {
  for (const table of tables) evenings.set(table, code);
}

/**
 * The code by which a socket is sent to a server, should there be several: all that meet at it are best served by one. That is
 * the evening's, as far as it is known, and else the table's own.
 */
export const codeFor = (table: string): string => evenings.get(table) ?? table;
