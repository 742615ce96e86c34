import type { Outcome, Seat, Table } from '@masque/core';
import type { Chapter, Feat } from '@masque/protocol';
import { titleAt } from './title.ts';

/** A counter of all seats after a move: `values[seat]`. */
interface ScoreSample {
  readonly n: number;
  readonly values: readonly number[];
}

/** Follows the counters of all seats, and finds out who led by the one that decided the game. */
export class Scores {
  /** By the counter's label; a row for each change. */
  readonly #rows = new Map<string, ScoreSample[]>();

  see(n: number, { seats }: Table): void {
    for (const label of new Set(seats.flatMap(({ counters = [] }) => counters.map((it) => JSON.stringify(it.label))))) {
      const values: number[] = [];
      for (const { seat, counters = [] } of seats)
        values[seat] = counters.find((it) => JSON.stringify(it.label) === label)?.n ?? 0;
      const rows = this.#rows.get(label) ?? [];
      if (JSON.stringify(rows.at(-1)?.values) !== JSON.stringify(values)) rows.push({ n, values });
      this.#rows.set(label, rows);
    }
  }

  /** Who led since when, and who was behind. Only if a counter is the score, and one player won alone. */
  feats(seat: Seat, { scores, winners }: Outcome, chapters: readonly Chapter[]): Feat[] {
    const rows = [...this.#rows.values()].find((it) => same(it.at(-1)?.values, scores));
    if (!scores || !rows || winners.length !== 1) return [];
    const leads = ({ values }: ScoreSample): boolean => values.every((it, at) => at === seat || it < values[seat]!);
    const trails = ({ values }: ScoreSample): boolean => values.every((it, at) => at === seat || it > values[seat]!);
    // A chapter begins with the scores of the last one.
    const opened = chapters.slice(1).flatMap(({ n, title }) => {
      const row = rows.findLast((it) => it.n < n);
      return row ? [{ row, title }] : [];
    });
    if (seat !== winners[0]) {
      const until = rows.findLastIndex(leads);
      // It is worth telling if it was late in the game.
      return until >= rows.length / 2 && until < rows.length - 1
        ? [{ kind: 'until', title: titleAt(chapters, rows[until + 1]!.n) }]
        : [];
    }
    const behind = opened.findLast(({ row }) => trails(row));
    if (behind) return [{ kind: 'behind', title: behind.title }];
    const since = rows.findLastIndex((it) => !leads(it)) + 1;
    return since > 0 && since < rows.length ? [{ kind: 'led', title: titleAt(chapters, rows[since]!.n) }] : [];
  }
}

const same = (a: readonly number[] | undefined, b: readonly number[] | undefined): boolean =>
  a !== undefined && b !== undefined && a.length === b.length && a.every((it, i) => it === b[i]);
