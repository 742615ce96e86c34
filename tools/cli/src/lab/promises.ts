import type { AnyGame } from '@masque/core';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { CliError } from '../io.ts';
import { figure } from '../text/columns.ts';
import type { Tally } from '../simulate/tally.ts';
import { wilson } from './interval.ts';

const band = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);

const recorded = z.strictObject({
  games: z.number(),
  moves: z.number(),
  /** Games won, by seat. */
  wins: z.array(z.number()),
  /** Games won, by side. */
  sides: z.record(z.string(), z.number()),
});

/**
 * The results of games with fixed seeds. The same games give the same numbers, so different numbers mean that somebody
 * plays differently.
 */
export type RecordedGames = z.infer<typeof recorded>;

/** Promises about a game's balance: at a given table and with given seeds, these shares lie within these bounds. */
const schema = z.array(
  z.strictObject({
    seats: z.number(),
    games: z.number(),
    /** How many of them, from the first on, are enough to tell whether anything has changed. */
    short: z.number(),
    bots: z.string().optional(),
    options: z.record(z.string(), z.unknown()).optional(),
    /** By the name of a side: its share of the games. */
    sides: z.record(z.string(), band).optional(),
    /** Every seat's share of the games. */
    seat: band.optional(),
    /** Written by `--update`: what came of the first games, and of all. */
    recorded: z.strictObject({ short: recorded, all: recorded }).optional(),
  }),
);

export type Promised = z.infer<typeof schema>[number];

/** Reads the promises of a file. @throws CliError when it does not contain any */
export function promisesIn(file: string): Promised[] {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CliError(`Cannot read ${file}: ${(error as Error).message}`);
  }
  const found = schema.safeParse(read);
  if (!found.success) throw new CliError(`${file} does not contain valid promises: ${z.prettifyError(found.error)}`);
  return found.data;
}

/** Writes promises with what was recorded, a list of numbers on one line. */
export function keepPromises(file: string, all: readonly Promised[]): void {
  const text = JSON.stringify(all, null, 2).replaceAll(/\[\s+([^[\]{}]*?)\s+\]/g, (_, list: string) => `[${list.replaceAll(/\s+/g, ' ')}]`); // prettier-ignore
  writeFileSync(file, `${text}\n`);
}

/** What is compared of a table, later as well. */
export const recordOf = ({ games, moves, wins, sides }: Tally): RecordedGames => ({
  games,
  moves,
  wins: [...wins],
  sides: Object.fromEntries(Object.entries(sides).sort(([a], [b]) => (a < b ? -1 : 1))),
});

/** A promised share, and the one recorded. */
export interface PromiseCheck {
  readonly what: string;
  readonly wins: number;
  readonly games: number;
  readonly promised: readonly [number, number];
  readonly kept: boolean;
}

/** Compares what is recorded of a table with what was promised. */
export function check(
  { seats, sides = {}, seat }: Promised,
  { games, wins, sides: won }: RecordedGames,
): PromiseCheck[] {
  const hold = (what: string, n: number, promised: readonly [number, number]): PromiseCheck => ({
    what: `${seats} seats, ${what}`,
    wins: n,
    games,
    promised,
    kept: n / games >= promised[0] && n / games <= promised[1],
  });
  return [
    ...Object.entries(sides).map(([side, promised]) => hold(side, won[side] ?? 0, promised)),
    ...(seat ? wins.map((n, i) => hold(`seat ${i}`, n, seat)) : []),
  ];
}

/** "9 seats, village: 43 % (38–48), promised 40–60 %: kept" */
export function told(game: AnyGame, { what, wins, games, promised: [from, to], kept }: PromiseCheck): string {
  const { share, low, high } = wilson(wins, games);
  return `${game.id}, ${what}: ${figure(100 * share)} % of ${games} games (${round(low)}–${round(high)}), promised ${percent(from)}–${percent(to)} %: ${kept ? 'kept' : 'NOT KEPT'}\n`;
}

const marks = ['<!-- promises -->', '<!-- /promises -->'] as const;

/** Puts what is promised and recorded between the two marks of a README; `null` if it has no marks. */
export function withPromises(readme: string, all: readonly Promised[]): string | null {
  const [from, to] = marks.map((mark) => readme.indexOf(mark)) as [number, number];
  if (from < 0 || to < from) return null;
  return `${readme.slice(0, from + marks[0].length)}\n\n${promisesTable(all)}\n${readme.slice(to)}`;
}

/** What is promised and recorded, as a table in Markdown. Of seats, those that won least and most. */
function promisesTable(all: readonly Promised[]): string {
  const rows = all.flatMap((it): string[][] => {
    if (!it.recorded) return [];
    const { sides, seats } = {
      sides: check({ ...it, seat: undefined }, it.recorded.all),
      seats: check({ ...it, sides: {} }, it.recorded.all),
    };
    const shares = seats.map(({ wins, games }) => (100 * wins) / games);
    const bounds = ([low, high]: readonly [number, number]): string => `${percent(low)}–${percent(high)} %`;
    const row = (what: string, found: string, promised: readonly [number, number]): string[] => [
      `${it.seats}`,
      what,
      `${it.games}`,
      found,
      bounds(promised),
    ];
    return [
      ...sides.map(({ what, wins, games, promised }) => {
        const { share, low, high } = wilson(wins, games);
        return row(what.split(', ')[1]!, `${figure(100 * share)} % (${round(low)}–${round(high)})`, promised);
      }),
      ...(it.seat
        ? [
            row(
              'each seat, lowest and highest',
              `${figure(Math.min(...shares))}–${figure(Math.max(...shares))} %`,
              it.seat,
            ),
          ]
        : []),
    ];
  });
  return asTable([['Players', 'Who', 'Games', 'Wins (95 %)', 'Promised'], ...rows]);
}

function asTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((it) => it[i]!.length)));
  const line = (cells: readonly string[]): string => `| ${cells.map((it, i) => it.padEnd(widths[i]!)).join(' | ')} |\n`;
  const [head, ...body] = rows;
  return [line(head!), line(widths.map((n) => '-'.repeat(n))), ...body.map(line)].join('');
}

const round = (n: number): number => Math.round(100 * n);
const percent = (n: number): string => figure(100 * n);

/** Says what differs from what is recorded; `null`: nothing. */
export function toldDifference(
  game: AnyGame,
  file: string,
  { seats }: Promised,
  before: RecordedGames | undefined,
  now: RecordedGames,
): string | null {
  const [was, is] = [before, now].map((it) => JSON.stringify(it)) as [string | undefined, string];
  if (was === is) return null;
  return [
    `${game.id}, ${seats} seats: ${before ? 'bots play differently' : 'nothing is recorded'}.`,
    `  recorded: ${was ?? 'nothing'}`,
    `  now:      ${is}`,
    `  If that is intended, accept it: masque lab ${game.id} --promises ${basename(file)} --update\n`,
  ].join('\n');
}

/**
 * How probable it is that a promise is reported as broken once a share is so far from the middle of what is promised, by
 * the normal approximation: with too few games, or bounds too wide, a promise holds whatever happens.
 */
export function powerOf({ games, promised: [from, to] }: PromiseCheck, shift: number): number {
  const share = (from + to) / 2 + shift;
  const deviation = Math.sqrt((share * (1 - share)) / games);
  return below((from - share) / deviation) + 1 - below((to - share) / deviation);
}

/** The distribution function of the normal distribution (Abramowitz & Stegun 26.2.17), to seven digits. */
function below(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (series * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
  return z < 0 ? tail : 1 - tail;
}
