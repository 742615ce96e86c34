import type { Seat } from '@masque/core';
import { playOut } from '@masque/testkit';
import montee from '../src/index.ts';
import { people as peopleAt, quietDuels } from '../src/people.fixture.ts';

/**
 * Plays games in which some take as long as people do, and prints how many minutes they last, and for how many seconds
 * duels in which nobody plays anything:
 * `node --conditions=@masque/source tools/people.ts [games] [players] [people among them] [prefix of the seeds]`.
 */
const [games = '60', seats = '7', people = seats, prefix = 'people'] = process.argv.slice(2);

const minutes: number[] = [];
const turns: number[] = [];
const quiet: number[] = [];

for (let game = 0; game < Number(games); game++) {
  const seed = `${prefix} ${seats} ${people} ${game}`;
  // Who is a person moves round the table.
  const isPerson = (seat: Seat): boolean => (seat + game) % Number(seats) < Number(people);
  const { session } = playOut(montee, {
    seats: Number(seats),
    seed,
    maxInputs: 50_000,
    players: peopleAt(seed, isPerson),
    onStep: quietDuels((it) => quiet.push(it)),
  });
  minutes.push(session.at / 60_000);
  turns.push(session.state.turns);
}

/** The least, the median, what nine in ten stay below, and the most. */
function spread(all: readonly number[]): object {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (part: number): number => Number(sorted[Math.floor(part * (sorted.length - 1))]!.toFixed(1));
  return { n: all.length, min: at(0), median: at(0.5), 'nine in ten': at(0.9), max: at(1) };
}

console.log(`${people} people among ${seats} players, ${games} games`);
console.table({ minutes: spread(minutes), turns: spread(turns), 'seconds of a quiet duel': spread(quiet) });
