import type { AnyGame } from '@masque/core';
import type { Statistics } from '@masque/testkit';
import { figure, markdown, minutes, rate, share } from '../text/columns.ts';
import type { Simulated } from './spread.ts';
import type { Tally } from './tally.ts';

/** Simulated games of one table size. */
export interface Column {
  readonly seats: number;
  readonly simulated: Simulated;
}

/** Maximum number of columns if no numbers of players are requested. */
const COLUMNS = 5;
/** More players than this are a crowd, which few evenings have. */
const CROWD = 24;

/** The minimum and maximum number of players, leaving out crowds, and evenly spaced numbers in between. */
export function countsOf({ seats: { min, max } }: Pick<AnyGame, 'seats'>): number[] {
  const top = Math.min(max, Math.max(min, CROWD));
  const n = Math.min(COLUMNS, top - min + 1);
  return Array.from({ length: n }, (_, i) => Math.round(min + (i * (top - min)) / Math.max(1, n - 1)));
}

/** What a game offers for an evening, as a Markdown table with a column for each number of players. */
export function evening(all: readonly Column[], statistics: Statistics | undefined): string {
  const uses = all.map(({ simulated: { tally } }) => ({
    ...offered(tally),
    ...statistics?.uses?.(tally.own),
  }));
  const names = [...new Set(uses.flatMap((it) => Object.keys(it)))].sort();
  const never = names.filter((name) => uses.every((it) => !it[name]));
  const rows = [
    ['Players', ...all.map(({ seats }) => String(seats))],
    ['Minutes, median', ...each(all, ({ times }) => minutes(times, 0.5))],
    ['Minutes, eight games in ten', ...each(all, ({ times }) => `${minutes(times, 0.1)}–${minutes(times, 0.9)}`)],
    ...reasonsOf(all).map((reason) => [
      `Ended by ${reason.replace(/^\w+\./, '')}`,
      ...each(all, ({ reasons, games }) => share(reasons[reason] ?? 0, games)),
    ]),
    ['Luckiest or unluckiest seat, in points', ...each(all, widest)],
    [
      'Hits on whoever is hit most (by chance)',
      ...each(all, ({ aims: { deeds, most, chance } }) => `${share(most, deeds)} (${share(chance, deeds)})`),
    ],
    ['Answers of one player', ...all.map(({ seats, simulated: { tally } }) => rate(tally.taps, tally.games * seats))],
    ['... that decide something', ...each(all, ({ telling, taps }) => share(telling, taps))],
    ...names.map((name) => [
      `In a game: ${name}`,
      ...uses.map((it, i) => (name in it ? rate(it[name]!, all[i]!.simulated.tally.games) : 'not there')),
    ]),
  ];
  return `${markdown(rows)}\n${never.length === 0 ? 'Everything was used.' : `Never used: ${never.join(', ')}.`}\n`;
}

const each = (all: readonly Column[], of: (tally: Tally) => string): string[] =>
  all.map(({ simulated: { tally } }) => of(tally));

/** How often each action was taken, for all actions that were possible at some point. */
const offered = ({ offers, actions }: Tally): Record<string, number> =>
  Object.fromEntries(Object.keys(offers).map((type) => [type, actions[type] ?? 0]));

const reasonsOf = (all: readonly Column[]): string[] => [
  ...new Set(all.flatMap(({ simulated: { tally } }) => Object.keys(tally.reasons))),
];

/**
 * The seat that deviates most from the mean, and how far chance alone would make the extreme of so many seats deviate
 * (95 %).
 */
function widest({ wins, games }: Tally): string {
  const mean = wins.reduce((a, b) => a + b, 0) / wins.length / games;
  const points = wins.map((n) => 100 * (n / games - mean));
  const largest = points.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0);
  const chance = 100 * furthest(wins.length) * Math.sqrt((mean * (1 - mean)) / games);
  return `${largest > 0 ? '+' : ''}${figure(largest)} (chance: ±${figure(chance)})`;
}

/**
 * The deviation, in standard deviations, that the extreme of `n` values stays within at least 19 times out of 20
 * (Šidák; Winitzki’s inverse of erf).
 */
function furthest(n: number): number {
  const log = Math.log(1 - 0.95 ** (2 / n));
  const half = 2 / (Math.PI * 0.147) + log / 2;
  return Math.sqrt(2 * (Math.sqrt(half ** 2 - log / 0.147) - half));
}
