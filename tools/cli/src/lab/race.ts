import { start, type AnyGame } from '@masque/core';
import { startFor, type Statistics } from '@masque/testkit';
import { CliError } from '../io.ts';
import { columns, figure } from '../text/columns.ts';
import { seedIn, type SimulationPlan } from '../simulate/plan.ts';
import type { Tally } from '../simulate/tally.ts';
import { newCell, type Cell, type Lab } from './data.ts';
import { deviationsFrom, habitName, type Habit } from './habits.ts';
import { wilson, type Interval } from './interval.ts';

/** Who deviates: one seat, or all that are dealt to a side. */
export interface Race {
  readonly level: string;
  readonly side: string | null;
  /** Seats, options and number of games of a round and of the end. */
  readonly table: Omit<SimulationPlan, 'bots' | 'seed' | 'guests'>;
  readonly seed: string;
}

/** A way to play, and whether it is a habit. */
interface Strategy {
  readonly name: string;
  readonly habit?: Habit;
}

/** Minimum number of games of a way in a round. */
const MIN_GAMES = 8;

/**
 * Races simple deviations from a level: all play the same deals, the better half goes on to twice as many new ones
 * (sequential halving), and the last one plays fresh games, as the level itself does, so that what it is said to gain is
 * not what it was chosen for.
 *
 * @param begun the lab of the first round, or what has been kept of it and of further rounds
 * @param play plays what is left of a lab's tables
 */
export async function runRace(
  race: Race,
  game: AnyGame,
  statistics: Statistics | undefined,
  begun: (first: Cell[]) => Lab,
  play: (lab: Lab) => Promise<void>,
): Promise<Raced> {
  const { level, table, side } = race;
  const sides = side === null ? null : sidesIn(race, game, statistics);
  const cellOf = ({ name, habit }: Strategy, games: number, part: string): Cell => {
    const bots = sides
      ? sides.map((it) => `${it}=${it === side ? name : level}`)
      : [name, ...Array<string>(table.seats - 1).fill(level)];
    const guests = habit && { guests: { habits: [habit] } };
    return newCell(`${part}: ${name}`, { ...table, games, bots, seed: `${race.seed} ${part}`, ...guests });
  };
  const round = (ways: readonly Strategy[], n: number): Cell[] =>
    ways.map((it) => cellOf(it, Math.max(MIN_GAMES, Math.ceil(table.games / ways.length)), `round ${n}`));

  const { levels, habits } = deviationsFrom(level, game, table.seats, table.options);
  const ways = [
    ...levels.map((name): Strategy => ({ name })),
    ...habits.map((habit): Strategy => ({ name: habitName(habit), habit })),
  ];
  const first = round(ways, 1);
  const kept = begun(first);
  const known = new Map(kept.cells.map((it) => [it.name, it]));
  const lab: Lab = { ...kept, cells: [] };
  const played = async (cells: readonly Cell[]): Promise<Cell[]> => {
    const found = cells.map((it) => known.get(it.name) ?? it);
    lab.cells.push(...found);
    await play(lab);
    return found;
  };

  let left: readonly Strategy[] = ways;
  for (let n = 1; left.length > 1; n++) {
    const cells = await played(n === 1 ? first : round(left, n));
    left = left
      .map((way, i) => ({ way, share: rateOf(race, way.name, cells[i]!.tally).share }))
      .sort((a, b) => b.share - a.share)
      .slice(0, Math.ceil(left.length / 2))
      .map(({ way }) => way);
  }
  const [best] = left as [Strategy];
  const last = [cellOf(best, table.games, 'fresh'), cellOf({ name: level }, table.games, 'fresh')];
  const [mine, usual] = await played(last);
  return { lab, ways: ways.length, name: best.name, best: mine!, usual: usual! };
}

/** What came of a race: the best of so many ways, and how the level itself does in the same deals. */
interface Raced {
  readonly lab: Lab;
  readonly ways: number;
  readonly name: string;
  readonly best: Cell;
  readonly usual: Cell;
}

/** Deals looked at for the sides that there are. */
const DEALS = 20;

/** @throws CliError when there is no such side */
function sidesIn({ side, table, seed }: Race, game: AnyGame, statistics: Statistics | undefined): string[] {
  const { seats, options } = table;
  const deals = Array.from({ length: DEALS }, (_, i) =>
    start(game, startFor(game, { seats, options, seed: seedIn({ seed } as SimulationPlan, i) })),
  );
  const sides = [...new Set(deals.flatMap((it) => statistics?.sides?.(it) ?? []))].sort();
  if (sides.includes(side!)) return sides;
  throw new CliError(`${game.id} has no side "${side}". It has: ${sides.join(', ') || 'none'}.`);
}

/** How often a way to play wins: the seats that play so, or their side. */
function rateOf({ side }: Race, name: string, { games, sides, levels }: Tally): Interval {
  if (side !== null) return wilson(sides[side] ?? 0, games);
  const { wins = 0, seats = 0 } = levels[name] ?? {};
  return wilson(wins, seats);
}

/** What came of a race in a few lines. */
export function toldRace(race: Race, { name, best, usual, ways }: Raced): string {
  const { level, side, table } = race;
  const [mine, before] = [rateOf(race, name, best.tally), rateOf(race, level, usual.tally)];
  const gain = mine.share - before.share;
  // Newcombe (1998): from Wilson's intervals of both.
  const low = gain - Math.hypot(mine.share - mine.low, before.high - before.share);
  const high = gain + Math.hypot(mine.high - mine.share, before.share - before.low);
  const rows: [string, string][] = [
    ['Games of each, fresh', figure(table.games)],
    [`Wins of ${level}`, percent(before)],
    [`Wins of ${name}`, percent(mine)],
    ['Gained by it', `${points(gain)} points (${points(low)} to ${points(high)})`],
  ];
  const who = side === null ? 'one seat' : `the side ${side}`;
  return `${table.seats} seats, ${who} deviates from ${level}: best of ${figure(ways)} ways\n${columns(rows, '  ')}`;
}

const points = (part: number): string => figure(100 * part);
const percent = ({ share, low, high }: Interval): string => `${points(share)} % (${points(low)} to ${points(high)})`;
