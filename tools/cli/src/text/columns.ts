/** Lines in two columns: names on the left, padded to the longest. */
export function columns(rows: readonly (readonly [name: string, value: string])[], indent = ''): string {
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${indent}${name.padEnd(width)}  ${value}`.trimEnd() + '\n').join('');
}

const decimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** "12,345.6" */
export const figure = (n: number): string => decimal.format(n);

/** "12.3 %"; a dash where there is nothing to divide by. */
export const share = (part: number, of: number): string => (of === 0 ? '–' : `${decimal.format((100 * part) / of)} %`);

/** "1 game", "3 games" */
export const count = (n: number, one: string): string => `${figure(n)} ${one}${n === 1 ? '' : 's'}`;
