import type { Counts } from '@masque/mechanics';
import type { Figure, Statistics } from '@masque/testkit';
import { columns, count, figure, share } from '../text/columns.ts';
import type { SimulationPlan } from './plan.ts';
import type { Simulated } from './spread.ts';

/** The result as data, for `--json`. */
export function data(plan: SimulationPlan, { tally, seconds }: Simulated, statistics: Statistics | undefined): object {
  const { lengths, times, own, ...rest } = tally;
  return {
    ...plan,
    ...rest,
    seconds,
    gamesPerSecond: tally.games / seconds,
    movesPerSecond: tally.moves / seconds,
    length: spreadOf(lengths),
    minutes: minutesOf(times),
    ...(statistics && { statistics: statistics.report(own) }),
  };
}

/** The result as text. */
export function text(plan: SimulationPlan, { tally, seconds }: Simulated, statistics: Statistics | undefined): string {
  const { min, median, max } = spreadOf(tally.lengths);
  const minutes = minutesOf(tally.times);
  const taken = Object.values(tally.actions).reduce((a, b) => a + b, 0);
  const head = [
    ['Games', `${figure(tally.games)} in ${figure(seconds)} s: ${rate(tally.games, seconds)} games and ${rate(tally.moves, seconds)} moves a second`],
    ['Length', `${count(median, 'move')} (median), from ${figure(min)} to ${figure(max)}`],
    ['Time at a table', `${figure(minutes.median)} min (median), from ${figure(minutes.min)} to ${figure(minutes.max)}, if a bot thinks ${thinking(plan)}`],
    ['Wins by seat', tally.wins.map((n, seat) => `${seat}: ${share(n, tally.games)}`).join('  ')],
    ['Wins by bot', Object.entries(tally.levels).map(([level, it]) => `${level}: ${share(it.wins, it.seats)}`).join('  ')],
    ...(Object.keys(tally.sides).length > 0 ? [['Wins by side', list(tally.sides, tally.games)]] : []),
    ['Ended by', list(named(tally.reasons), tally.games)],
    ...(tally.none > 0 ? [['Nobody won', share(tally.none, tally.games)]] : []),
    ['Clocks that ran out', figure(tally.clocks)],
  ] as [string, string][]; // prettier-ignore
  const actions = Object.entries(tally.actions).sort(([, a], [, b]) => b - a);
  return [
    `${plan.game}, ${plan.seats} seats, bots ${plan.bots.join(', ')}, seed ${plan.seed}, options ${JSON.stringify(plan.options)}\n\n`,
    columns(head),
    '\nActions\n',
    columns(actions.map(([type, n]) => [type, `${figure(n)} (${share(n, taken)})`]), '  '),
    statistics ? `\n${figures(statistics.report(tally.own))}` : '',
    unfinished(tally.endings, plan),
    failures(tally.failures),
  ].join(''); // prettier-ignore
}

function figures(report: { readonly [name: string]: Figure }, indent = ''): string {
  return Object.entries(report)
    .map(([name, it]) => {
      if (typeof it === 'object') return `${indent}${name}\n${figures(it, `${indent}  `)}`;
      return `${indent}${name}: ${typeof it === 'number' ? figure(it) : it}\n`;
    })
    .join('');
}

function unfinished({ bound = 0, stuck = 0 }: Counts, { maxInputs }: SimulationPlan): string {
  const long = bound > 0 ? `\n${count(bound, 'game')} not over after ${figure(maxInputs)} moves (--max-moves)\n` : '';
  return (
    long +
    (stuck > 0 ? `\n${count(stuck, 'game')} got stuck: nobody had anything to do and no clock was running\n` : '')
  );
}

function failures(all: readonly { seed: string; error: string }[]): string {
  if (all.length === 0) return '';
  const shown = all.slice(0, 5).map(({ seed, error }) => `  seed ${seed}: ${error}\n`);
  return `\n${count(all.length, 'game')} failed:\n${shown.join('')}`;
}

/** Reasons in outcomes are message keys: `outcome.lastLeft` is reported as `lastLeft`. */
const named = (reasons: Counts): Counts =>
  Object.fromEntries(Object.entries(reasons).map(([key, n]) => [key.replace(/^outcome\./, ''), n]));

const list = (counts: Counts, of: number): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name}: ${share(n, of)}`)
    .join('  ');

/** Distribution of times in minutes with one decimal, shortest first. */
function minutesOf(times: readonly number[]): ReturnType<typeof spreadOf> {
  const { min, median, max } = spreadOf(times);
  const minutes = (ms: number): number => Math.round(ms / 6000) / 10;
  return { min: minutes(min), median: minutes(median), max: minutes(max) };
}

const thinking = ({ think }: SimulationPlan): string => (think ? span(think) : 'as at a table');

const span = ([min, max]: readonly [min: number, max: number]): string =>
  min === max ? `${figure(min / 1000)} s` : `${figure(min / 1000)} to ${figure(max / 1000)} s`;

const rate = (n: number, seconds: number): string => figure(n / Math.max(seconds, 0.001));

function spreadOf(lengths: readonly number[]): { min: number; median: number; max: number } {
  const sorted = lengths.toSorted((a, b) => a - b);
  return { min: sorted[0] ?? 0, median: sorted[Math.floor(sorted.length / 2)] ?? 0, max: sorted.at(-1) ?? 0 };
}
