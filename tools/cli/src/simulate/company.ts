import { figure, markdown, minutes, quantile, rate, share } from '../text/columns.ts';
import type { SimulationPlan } from './plan.ts';
import type { Simulated } from './spread.ts';
import type { Tally } from './tally.ts';

/** Who sits at the table besides bots. */
export interface Company {
  readonly name: string;
  of(seats: number): NonNullable<SimulationPlan['people']>;
}

const half = (seats: number): number => Math.ceil(seats / 2);

/** Tables with people, from the fastest to the slowest. */
export const companies: readonly Company[] = [
  { name: 'half quick people, half bots', of: (seats) => ({ seats: half(seats), pace: 'quick' }) },
  { name: 'half slow people, half bots', of: (seats) => ({ seats: half(seats), pace: 'slow' }) },
  { name: 'quick people', of: (seats) => ({ seats, pace: 'quick' }) },
  { name: 'slow people', of: (seats) => ({ seats, pace: 'slow' }) },
];

/** Simulated games of one table size, by company. */
export interface Tables {
  readonly seats: number;
  readonly simulated: readonly Simulated[];
}

/** How a game goes with people, as a Markdown table with a column for each number of players. */
export function peopleTable(all: readonly Tables[]): string {
  const rows = companies.flatMap(({ name }, i) => {
    const each = (of: (tally: Tally) => string): string[] => all.map(({ simulated }) => of(simulated[i]!.tally));
    return [
      [`Minutes, ${name}`, ...each(({ times }) => `${minutes(times, 0.5)} (${minutes(times, 0.1)}–${minutes(times, 0.9)})`)],
      ['... taps of a person', ...each(({ people }) => rate(people.taps, people.seats))],
      ['... that decide something', ...each(({ people }) => share(people.telling, people.taps))],
      ['... longest wait between two decisions', ...each(({ people }) => waits(people.waits))],
    ];
  }); // prettier-ignore
  return markdown([['Players', ...all.map(({ seats }) => String(seats))], ...rows]);
}

const waits = (all: readonly number[]): string => `${seconds(all, 0.5)} s (${seconds(all, 0.9)} s)`;
const seconds = (all: readonly number[], share: number): string => figure(Math.round(quantile(all, share) / 1000));
