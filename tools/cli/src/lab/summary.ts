import { columns, figure } from '../text/columns.ts';
import type { SimulationPlan } from '../simulate/plan.ts';
import type { Tally } from '../simulate/tally.ts';
import type { Lab } from './data.ts';
import { deedsOf } from './deeds.ts';
import { RESPONDER } from './guests.ts';
import { anytime, mean, wilson, type Interval } from './interval.ts';

/** The results of a lab in a few lines. */
export const summary = ({ cells, within }: Lab): string =>
  cells
    .map(({ name, plan, tally, settled }) => {
      const { games, sides, shares, wins } = tally;
      const of = (n: number): Interval => (within === null ? wilson(n, games) : anytime(n, games));
      const levels = Object.entries(shares).length > 1 ? Object.entries(shares) : [];
      const rows: [string, string][] = [
        ['Games', `${figure(games)}${settled ? ', stopped early' : ''}`],
        ['Wins by seat', wins.map((n, seat) => `${seat}: ${told(wilson(n, games))}`).join('  ')],
        ...levels.map(([level, it]): [string, string] => [
          `Share of ${level}`,
          told(within === null ? mean(it) : anytime(it.sum, it.games)),
        ]),
        ...gained(shares, plan),
        ...Object.entries(sides).map(([side, n]): [string, string] => [`Wins of ${side}`, told(of(n))]),
      ];
      return `${name}\n${columns(rows, '  ')}${levels.length > 2 ? temperaments(tally) : ''}`;
    })
    .join('\n');

/** How several levels, or temperaments of one, differ in what their seats do in a game, and to whom. */
function temperaments({ deeds, levels, feuds }: Tally): string {
  const names = Object.keys(deeds);
  const cells = (list: readonly string[]): string => list.map((it) => it.padEnd(WIDE)).join('');
  const spite = names.map((it): Interval => wilson(feuds[it]?.paid ?? 0, feuds[it]?.sore ?? 0));
  return columns(
    [
      ['Actions per game', cells(names)],
      ...deedsOf(deeds, levels).map(({ type, each }): [string, string] => [type, cells(each.map(figure))]),
      ['against somebody', cells(names.map((it) => figure((feuds[it]?.deeds ?? 0) / levels[it]!.seats)))],
      ['... who harmed it most', cells(spite.map(told))],
    ],
    '  ',
  );
}

const WIDE = 20;

/** "52.1 % (48–56)" */
const told = ({ share, low, high }: Interval): string =>
  Number.isNaN(share) ? '–' : `${figure(100 * share)} % (${Math.round(100 * low)}–${Math.round(100 * high)})`;

/** What a best response wins in excess of its fair share. */
function gained(shares: Tally['shares'], { seats, guests }: SimulationPlan): [string, string][] {
  const it = shares[RESPONDER];
  if (!guests?.responder || !it) return [];
  const { share, low, high } = mean(it);
  const points = (part: number): string => figure(100 * (part - 1 / seats));
  return [['Gained by search', `${points(share)} points (${points(low)} to ${points(high)})`]];
}
