/** A line of the printed table. */
export interface FigureRow {
  readonly what: string;
  readonly ours: string;
  readonly theirs?: string;
  /** How many times better we are; above 1 means faster or less. */
  readonly ratio?: number;
  readonly aim: string;
  readonly reached: boolean | null;
}

/** Prints figures as a table that can be pasted into a README. */
export function print(figures: readonly FigureRow[]): void {
  const rows = figures.map(({ what, ours, theirs = '', ratio, aim, reached }) => [
    what,
    ours,
    theirs,
    ratio === undefined ? '' : `${ratio.toFixed(2)}x`,
    aim,
    reached === null ? '' : reached ? 'yes' : 'no',
  ]);
  const table = [['what', 'masque', 'against', 'ratio', 'aim', 'reached'], ...rows];
  const widths = table[0]!.map((_, i) => Math.max(...table.map((row) => row[i]!.length)));
  const line = (row: readonly string[]): string => `| ${row.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  console.log(line(table[0]!));
  console.log(`| ${widths.map((n) => '-'.repeat(n)).join(' | ')} |`);
  for (const row of table.slice(1)) console.log(line(row));
}
