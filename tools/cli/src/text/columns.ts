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

/** A number for each of several; small ones in one significant figure. */
export const rate = (n: number, of: number): string => {
  const each = n / Math.max(1, of);
  return n === 0 ? '0' : each < 0.095 ? each.toPrecision(1) : figure(each);
};

/** The value that this share of all stays below; 0 where there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/** A quantile of times in milliseconds, in minutes. */
export const minutes = (times: readonly number[], share: number): string => figure(quantile(times, share) / 60_000);

/** A table in Markdown; the first row is its head. */
export function markdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, i) => Math.max(3, ...[head, ...rows].map((row) => row[i]!.length)));
  const line = (row: readonly string[]): string => `| ${row.map((it, i) => it.padEnd(widths[i]!)).join(' | ')} |\n`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('');
}
