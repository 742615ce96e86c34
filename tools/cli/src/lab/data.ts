import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { CliError } from '../io.ts';
import type { Figure } from '@masque/testkit';
import type { SimulationPlan } from '../simulate/plan.ts';
import { emptyTally, type Tally } from '../simulate/tally.ts';

/** One table configuration: the number of seats, the bots, and the options. Its seeds are fixed before it is played. */
export interface Cell {
  readonly name: string;
  readonly plan: SimulationPlan;
  /** Number of finished games: those with the first seeds. */
  done: number;
  /** No more games are needed: the interval is as narrow as requested. */
  settled: boolean;
  tally: Tally;
  /** The game's own counts, with names. */
  figures?: { readonly [name: string]: Figure };
  /** Charts derived from them. */
  parts?: ChartParts;
}

/** A table at which nothing has been played yet. */
export const newCell = (name: string, plan: SimulationPlan): Cell => ({
  name,
  plan,
  done: 0,
  settled: false,
  tally: emptyTally(plan.seats),
});

/** By the title of a chart: parts and totals. */
export interface ChartParts {
  readonly [title: string]: { readonly [name: string]: readonly [n: number, of: number] };
}

/** All data of a lab, as saved in its file. */
export interface Lab {
  readonly lab: 2;
  readonly game: string;
  readonly version: number;
  readonly seed: string;
  /** Half the interval width of every level's share at which a table is settled; `null`: all games are played. */
  readonly within: number | null;
  readonly cells: Cell[];
}

/**
 * Loads the lab of a file if it has the same plan, so that it can continue.
 *
 * @param grows the plan names the first tables; which ones follow depends on them
 * @throws CliError when the file contains something else
 */
export function resume(file: string, fresh: Lab, grows = false): Lab {
  if (!existsSync(file)) return fresh;
  let kept: Lab;
  try {
    kept = JSON.parse(readFileSync(file, 'utf8')) as Lab;
  } catch (error) {
    throw new CliError(`${file} is not a lab file: ${(error as Error).message}. Choose another file with --out.`);
  }
  const told = ({ cells = [], ...rest }: Lab): string =>
    JSON.stringify([rest, (grows ? cells.slice(0, fresh.cells.length) : cells).map(({ name, plan }) => [name, plan])]);
  if (told(kept) !== told(fresh))
    throw new CliError(
      `${file} contains a lab with a different plan. Choose another file with --out, or repeat the same plan.`,
    );
  return kept;
}

/** Saves the lab atomically: after a crash, the file has either the new or the previous version. */
export function keep(file: string, lab: Lab): void {
  writeFileSync(`${file}.part`, `${JSON.stringify(lab, null, 1)}\n`);
  renameSync(`${file}.part`, file);
}
