import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Problem } from '../io.ts';
import type { Figure } from '@masque/testkit';
import type { Plan } from '../simulate/plan.ts';
import type { Tally } from '../simulate/tally.ts';

/** One table that is looked at: how many seats, which bots, which options. Its seeds are named before it is played. */
export interface Cell {
  readonly name: string;
  readonly plan: Plan;
  /** Games whose result is known: those of the first so many seeds. */
  done: number;
  /** It need not be played further: the interval is as narrow as was asked. */
  settled: boolean;
  tally: Tally;
  /** What the game itself has counted, in words and figures. */
  figures?: { readonly [name: string]: Figure };
  /** Out of that, what a chart shows. */
  parts?: Parts;
}

/** By the title of a chart: how much of something something was. */
export interface Parts {
  readonly [title: string]: { readonly [name: string]: readonly [n: number, of: number] };
}

/** All that a lab knows. The file that it keeps. */
export interface Lab {
  readonly lab: 2;
  readonly game: string;
  readonly version: number;
  readonly seed: string;
  /** Half the width of the interval of every level's share at which a table is settled; none: all games are played. */
  readonly within: number | null;
  readonly cells: Cell[];
}

/**
 * The lab of a file, if it is of the same plan: it goes on where it stopped.
 *
 * @throws Problem when the file holds something else
 */
export function resume(file: string, fresh: Lab): Lab {
  if (!existsSync(file)) return fresh;
  let kept: Lab;
  try {
    kept = JSON.parse(readFileSync(file, 'utf8')) as Lab;
  } catch (error) {
    throw new Problem(`${file} is not the file of a lab: ${(error as Error).message}. Name another one with --out.`);
  }
  const told = ({ cells, ...rest }: Lab): string =>
    JSON.stringify([rest, (cells ?? []).map(({ name, plan }) => [name, plan])]);
  if (told(kept) !== told(fresh))
    throw new Problem(`${file} holds a lab with another plan. Name another file with --out, or ask for the same plan.`);
  return kept;
}

/** Keeps the lab: all of it, or, if the machine dies on the way, what was kept before. */
export function keep(file: string, lab: Lab): void {
  writeFileSync(`${file}.part`, `${JSON.stringify(lab, null, 1)}\n`);
  renameSync(`${file}.part`, file);
}
