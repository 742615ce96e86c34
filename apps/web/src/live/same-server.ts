/** By the code of a table: the code of its evening, if this page knows it. */
const evenings = new Map<string, string>();

/** The evening with this code has these tables. */
export function together(code: string, tables: Iterable<string>): void {
  for (const table of tables) evenings.set(table, code);
}

/**
 * The code by which a load balancer chooses the server of a socket: it is best if one server has everybody who meets.
 * That is the code of the evening if it is known, otherwise the table's own.
 */
export const codeFor = (table: string): string => evenings.get(table) ?? table;
