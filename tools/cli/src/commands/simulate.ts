import { readLevel } from '@masque/bots';
import type { AnyGame } from '@masque/core';
import { levelsOf, defaultLevel, type Statistics } from '@masque/testkit';
import { Option, type Command } from 'commander';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { playedTable } from '../table/write.ts';
import { gameGiven, statisticsOf } from '../games.ts';
import { CliError, type Io } from '../io.ts';
import { namesOf, type Guests } from '../lab/guests.ts';
import { progress } from '../progress.ts';
import { companies, peopleTable, type Tables } from '../simulate/company.ts';
import { countsOf, evening, type Column } from '../simulate/evening.ts';
import type { SimulationPlan } from '../simulate/plan.ts';
import { data, text } from '../simulate/report.ts';
import { spread, type Simulated } from '../simulate/spread.ts';
import { seconds, wholeNumber } from '../text/numbers.ts';
import { wordsOf } from '../text/words.ts';

/** `masque simulate`: bots play many games, and the results are counted. */
export const simulate = (program: Command, io: Io, done: (code: number) => void): Command =>
  program
    .command('simulate')
    .summary('let bots play many games and count the results')
    .description(
      'Lets bots play many games and reports speed, length, wins, how often each action is taken, and the game’s own statistics.',
    )
    .argument('<game>', 'id, package, folder or module of the game')
    .option('-n, --games <number>', 'number of games', wholeNumber(1), 100)
    .option('--seats <number>', 'number of seats (default: about the middle of the game’s range)', wholeNumber(1))
    .option('--seed <words>', 'any text; a different text gives different games', '1')
    .option(
      '--bots <levels>',
      'levels separated by commas, or random; assigned to the seats in turn, shifted by one seat each game; with a temperament: normal:bold',
    )
    .option('--options <json>', 'options of the table, as JSON; those left out have their defaults', '{}')
    .option(
      '--think <seconds>',
      'how long a bot thinks, in simulated seconds: 2, or 1-6 (default: as at a table, 1-6)',
      seconds,
    )
    .option('--max-moves <number>', 'number of moves after which a game is abandoned', wholeNumber(1), 20_000)
    .addOption(
      new Option('--threads <number>', 'number of threads')
        .argParser(wholeNumber(1))
        .default(availableParallelism(), 'all processors'),
    )
    .addOption(
      new Option(
        '--evening',
        'print a Markdown table by number of players instead: minutes, endings, seats, whether players gang up on one, decisive answers, use of everything',
      ).conflicts('json'),
    )
    .addOption(
      new Option(
        '--people',
        'print a Markdown table by number of players for tables with simulated people, quick and slow, alone and among bots: minutes (and of eight games in ten), taps, the longest wait of a person between two decisions (median, and nine in ten)',
      ).conflicts(['json', 'evening', 'think']),
    )
    .option(
      '--table <file>',
      'instead, play only the first game, and write it as a table for masque replay; with --people, a quick person plays the first seat',
    )
    .option('--json', 'print all counts as JSON')
    .addHelpText(
      'after',
      `
Bots think at the same time, as at a table, but in simulated time. Their actions overlap, and clocks run out.
The same seed gives the same games with any number of threads. Seats are counted from 0.
People decide like bots. A quick one takes 1.5 to 4 seconds where there are up to three answers, 2 to 6 where there are twelve,
3 to 12 for a turn; a slow one 3 to 8, 5 to 15, 8 to 30. Whoever has nothing to say leaves a question alone that closes
by itself within 8 seconds.
Exits with code 1 if a game fails, gets stuck or does not end.

Examples:
  masque simulate coup
  masque simulate coup --games 10000 --seats 5 --bots normal,easy
  masque simulate succession --think 20-60
  masque simulate montee-mortelle --evening
  masque simulate coup --seats 6 --bots normal:bold,normal:careful --table coup.json
  masque simulate montee-mortelle --people --games 60
  masque simulate coup --bots random --options '{"reformation":true}' --json`,
    )
    .action(async (game: string, options: Options) => done(await run(io, game, options)));

interface Options {
  readonly games: number;
  readonly seats?: number;
  readonly seed: string;
  readonly bots?: string;
  readonly options: string;
  readonly think?: readonly [min: number, max: number];
  readonly maxMoves: number;
  readonly threads: number;
  readonly evening?: boolean;
  readonly people?: boolean;
  readonly json?: boolean;
  readonly table?: string;
}

async function run(io: Io, id: string, options: Options): Promise<number> {
  const loaded = await gameGiven(id);
  const { game } = loaded;
  const counts = (options.evening || options.people) && options.seats === undefined ? countsOf(game) : [options.seats];
  const plans = counts.map((seats) => planFor(game, { ...options, ...(seats !== undefined && { seats }) }));
  if (options.table !== undefined) {
    writeFileSync(
      options.table,
      `${JSON.stringify(playedTable(game, options.people ? { ...plans[0]!, people: { seats: 1, pace: 'quick' } } : plans[0]!))}\n`,
    );
    io.out(`${options.table}: masque replay ${options.table} --viewer spectator\n`);
    return 0;
  }
  const statistics = await statisticsOf(loaded);
  const play = (plan: SimulationPlan): Promise<Simulated> => {
    const bar = progress(io, 'Games', plan.games);
    return spread(plan, loaded, options.threads, statistics, bar).finally(() => bar.stop());
  };
  if (options.people) return withPeople(io, plans, play, statistics);
  const columns: Column[] = [];
  for (const plan of plans) {
    const simulated = await play(plan);
    columns.push({ seats: plan.seats, simulated });
    if (options.json) io.out(`${JSON.stringify(data(plan, simulated, statistics))}\n`);
    else if (!options.evening || !isSound(simulated)) io.out(text(plan, simulated, statistics));
  }
  if (options.evening) io.out(evening(columns, statistics));
  return columns.every(({ simulated }) => isSound(simulated)) ? 0 : 1;
}

/** Plays every plan with people, in each company. */
async function withPeople(
  io: Io,
  plans: readonly SimulationPlan[],
  play: (plan: SimulationPlan) => Promise<Simulated>,
  statistics: Statistics | undefined,
): Promise<number> {
  const tables: Tables[] = [];
  for (const plan of plans) {
    const simulated: Simulated[] = [];
    for (const { of } of companies) {
      const one = await play({ ...plan, people: of(plan.seats) });
      if (!isSound(one)) io.out(text(plan, one, statistics));
      simulated.push(one);
    }
    tables.push({ seats: plan.seats, simulated });
  }
  io.out(peopleTable(tables));
  return tables.every(({ simulated }) => simulated.every(isSound)) ? 0 : 1;
}

/** Has every game ended by its rules? */
const isSound = ({ tally: { failures, endings } }: Simulated): boolean =>
  failures.length + (endings['bound'] ?? 0) + (endings['stuck'] ?? 0) === 0;

type Wanted = Omit<Options, 'threads' | 'json' | 'evening' | 'people' | 'table'> & { readonly guests?: Guests };

/** The plan of a simulation. @throws CliError when the game cannot be played like this */
export function planFor(game: AnyGame, given: Wanted): SimulationPlan {
  const { min, max } = game.seats;
  const { seats = Math.round((min + max) / 2), games, seed, maxMoves } = given;
  if (seats < min || seats > max) throw new CliError(`${game.id} is played with ${min} to ${max} seats, not ${seats}.`);
  const { guests } = given;
  const levels = [...levelsOf(game), ...(guests ? namesOf(guests) : [])];
  const bots = (given.bots ?? defaultLevel(game)).split(',').map((it) => it.trim());
  const named = bots.map((it) => it.split('=').at(-1)!);
  const sided = bots.filter((it) => it.includes('=')).length;
  if (sided > 0 && sided < bots.length)
    throw new CliError(
      `Name a level for every side or for none: ${bots.join(',')}. Example: --bots village=hard,wolves=normal`,
    );
  const unknown = named.filter((it) => it !== 'random' && !levels.includes(readLevel(it).level));
  if (unknown.length > 0)
    throw new CliError(`${game.id} has no bot "${unknown.join('", "')}". It has: ${[...levels, 'random'].join(', ')}.`);
  return {
    game: game.id,
    games,
    seats,
    options: optionsFor(game, given.options, seats),
    seed,
    bots,
    ...(given.think && { think: given.think }),
    maxInputs: maxMoves,
    ...(guests && { guests }),
  };
}

function optionsFor(game: AnyGame, json: string, seats: number): object {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch (error) {
    throw new CliError(`--options is not JSON: ${(error as Error).message}. Example: --options '{"name":true}'`);
  }
  const read = game.options.safeParse(given);
  if (!read.success)
    throw new CliError(
      `These options are not valid for ${game.id}:\n${read.error.issues.map((it) => `  ${it.path.join('.')}: ${it.message}`).join('\n')}`,
    );
  const words = wordsOf(game, 'en');
  const wrong = (game.check?.(read.data, seats) ?? []).map((message) => words.say(message));
  if (wrong.length > 0)
    throw new CliError(`${game.id} cannot be played like this with ${seats} seats: ${wrong.join(' ')}`);
  return read.data;
}
