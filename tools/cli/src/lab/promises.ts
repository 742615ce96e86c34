import type { AnyGame } from '@masque/core';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Problem } from '../io.ts';
import { figure } from '../text/columns.ts';
import type { Tally } from '../simulate/tally.ts';
import { wilson, type Interval } from './interval.ts';

const band = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);

/** Promises about a game's balance: at a given table and with given seeds, these shares lie within these bounds. */
const schema = z.array(
  z.strictObject({
    seats: z.number(),
    games: z.number(),
    bots: z.string().optional(),
    options: z.record(z.string(), z.unknown()).optional(),
    /** By the name of a side: its share of the games. */
    sides: z.record(z.string(), band).optional(),
    /** Every seat's share of the games. */
    seat: band.optional(),
  }),
);

export type Promised = z.infer<typeof schema>[number];

/** Reads the promises of a file. @throws Problem when it does not contain any */
export function promisesIn(file: string): Promised[] {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Problem(`Cannot read ${file}: ${(error as Error).message}`);
  }
  const found = schema.safeParse(read);
  if (!found.success) throw new Problem(`${file} does not contain valid promises: ${z.prettifyError(found.error)}`);
  return found.data;
}

/** A promised share and its result. */
export interface Checked {
  readonly what: string;
  readonly found: Interval;
  readonly promised: readonly [number, number];
  /** The confidence interval overlaps the promised range. */
  readonly kept: boolean;
}

/** Compares the figures of a table with what was promised. */
export function check({ seats, sides = {}, seat }: Promised, { games, wins, sides: won }: Tally): Checked[] {
  const hold = (what: string, n: number, promised: readonly [number, number]): Checked => {
    const found = wilson(n, games);
    return { what, found, promised, kept: found.high >= promised[0] && found.low <= promised[1] };
  };
  return [
    ...Object.entries(sides).map(([side, promised]) => hold(`${seats} seats, ${side}`, won[side] ?? 0, promised)),
    ...(seat ? wins.map((n, i) => hold(`${seats} seats, seat ${i}`, n, seat)) : []),
  ];
}

/** "9 seats, village: 43 % (38–48), promised 40–60 %: kept" */
export const told = (game: AnyGame, { what, found, promised: [from, to], kept }: Checked): string =>
  `${game.id}, ${what}: ${figure(100 * found.share)} % (${round(found.low)}–${round(found.high)}), promised ${round(from)}–${round(to)} %: ${kept ? 'kept' : 'NOT KEPT'}\n`;

const round = (n: number): number => Math.round(100 * n);
