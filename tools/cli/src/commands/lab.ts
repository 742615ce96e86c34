import type { AnyGame } from '@masque/core';
import { defaultLevel, type Statistics } from '@masque/testkit';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { readLevel } from '@masque/bots';
import { gameGiven, statisticsOf } from '../games.ts';
import { CliError, type Io } from '../io.ts';
import { newCell, resume, type Cell, type Lab } from '../lab/data.ts';
import { RESPONDER, type Guests } from '../lab/guests.ts';
import {
  check,
  keepPromises,
  promisesIn,
  recordOf,
  told,
  toldDifference,
  withPromises,
  type Promised,
} from '../lab/promises.ts';
import { runRace, toldRace, type Race } from '../lab/race.ts';
import { inThreads, runLab } from '../lab/run.ts';
import { summary } from '../lab/summary.ts';
import { progress } from '../progress.ts';
import { levelsBySide } from '../simulate/plan.ts';
import { seatedIn } from '../simulate/play.ts';
import { wholeNumber } from '../text/numbers.ts';
import { planFor } from './simulate.ts';

/**
 * `masque lab`: plays tables of many kinds until the results are significant, saves them in a file, and writes a
 * report.
 */
export const lab = (program: Command, io: Io, done: (code: number) => void): Command =>
  program
    .command('lab')
    .summary('let bots play tables of many kinds, and write a report with charts')
    .description(
      'Plays every combination of seats, bots and options, stores the counts in a data file, and writes a report beside it: wins by seat, side, card and level, and how certain they are.',
    )
    .argument('<game>', 'id, package, folder or module of the game')
    .option('-n, --games <number>', 'maximum number of games at each table', wholeNumber(1), 400)
    .option('--seats <numbers>', 'numbers of seats, separated by commas: 4,6', numbers)
    .option(
      '--bots <levels>',
      'levels separated by commas, assigned to the seats in turn; may be given several times',
      list,
      [],
    )
    .option('--options <json>', 'options of the table, as JSON; may be given several times', list, [])
    .option('--seed <words>', 'any text; a different text gives different games', 'lab')
    .option(
      '--within <points>',
      'stop a table once the shares of levels and sides are known to within this many percentage points',
      points,
    )
    .option('--playouts <number>', 'maximum number of playouts of searching bots', wholeNumber(1))
    .option(
      '--program <name=command>',
      'a program that plays under this name, through its standard input and output; may be given several times',
      list,
      [],
    )
    .option(
      '--exploit <level>',
      'one seat plays the best response to this level that a search finds; reports how much more than its share it wins',
    )
    .option(
      '--depth <number>',
      'number of moves after which the search of --exploit judges the position (default: plays to the end)',
      wholeNumber(1),
    )
    .option(
      '--deviations',
      'with --exploit: instead of searching, race the other levels, temperaments, and each action taken often or never',
    )
    .option('--side <side>', 'with --deviations: all seats of that side deviate, not one seat')
    .option(
      '--promises <file>',
      'instead, play the tables of this file, and fail if they differ from what is recorded there, or if a balance is missed',
    )
    .option('--short', 'with --promises: play only the first games of each table')
    .option('--update', 'with --promises: record the results of all games')
    .option('--out <file>', 'the data file; the report is written beside it as .html', 'lab.json')
    .addOption(
      new Option('--threads <number>', 'number of threads')
        .argParser(wholeNumber(1))
        .default(availableParallelism(), 'all processors'),
    )
    .addHelpText(
      'after',
      `
The file lists its seeds before anything is played. To continue an interrupted lab, run the same command again. The same
plan gives the same figures with any number of threads.

A program receives one question per line, as JSON, and answers each with one line:
  {"id":7,"game":"coup","seat":1,"seats":2,"options":{…},"phase":"…","view":{…},"offers":[…],"log":[…]}
  {"id":7,"action":{"type":"income","window":"…","params":{}}}
It is told what a person in its seat would see. The README of @masque/cli says more.

With --exploit, all seats but one play at that level. The remaining seat searches, and its model of the others is exact.
What it wins beyond its share is a lower bound on what the level can be made to lose (local best response: Lisý & Bowling
2017). With --deviations it does not search: other levels and habits play the same games, the better half plays new ones,
and so on; the last one plays games that it was not selected by.

Examples:
  masque lab coup --seats 2,6 --bots hard,normal
  masque lab coup --seats 2 --exploit normal --playouts 200 --depth 14
  masque lab werewolf --seats 9 --exploit normal --deviations --side wolves
  masque lab coup --seats 2 --program "mine=python3 bot.py" --bots mine,hard
  masque lab werewolf --seats 7,9 --games 1000 --within 4
  masque lab werewolf --seats 9 --bots village=hard,wolves=normal
  masque lab coup --options '{}' --options '{"reformation":true}'`,
    )
    .action(async (game: string, options: Options) => done(await run(io, game, options)));

interface Options {
  readonly games: number;
  readonly seats?: readonly number[];
  readonly bots: readonly string[];
  readonly options: readonly string[];
  readonly seed: string;
  readonly within?: number;
  readonly playouts?: number;
  readonly program: readonly string[];
  readonly exploit?: string;
  readonly depth?: number;
  readonly deviations?: boolean;
  readonly side?: string;
  readonly promises?: string;
  readonly short?: boolean;
  readonly update?: boolean;
  readonly out: string;
  readonly threads: number;
}

type Given = Omit<Options, 'out' | 'threads'>;

async function run(io: Io, id: string, options: Options): Promise<number> {
  const loaded = await gameGiven(id);
  const { game, address } = loaded;
  const { promises, threads, short = false, update = false } = options;
  if (short && update) throw new CliError('--update plays all games. Leave out --short.');
  if (promises !== undefined) return keepsPromises(io, game, address, { file: promises, threads, short, update });
  const file = options.out.endsWith('.json') ? options.out : `${options.out}.json`;
  const statistics = await statisticsOf(loaded);
  if (options.deviations) return races(io, game, address, statistics, file, options);
  const lab = resume(file, labFor(game, options));
  for (const { plan } of lab.cells) if (levelsBySide(plan)) seatedIn(plan, 0, game, statistics);
  const left = lab.cells.reduce((sum, it) => sum + (it.settled ? 0 : it.plan.games - it.done), 0);
  const bar = progress(io, 'Games', left);
  await runLab(lab, options.threads, { address, statistics, file, onGames: bar.add }).finally(() => bar.stop());
  const { report } = await import('../lab/report.ts');
  const page = `${file.slice(0, -'.json'.length)}.html`;
  writeFileSync(page, report(game, lab));
  io.out(`${summary(lab)}\nData: ${file}\nReport: ${page}\n`);
  return lab.cells.some(({ tally }) => tally.failures.length > 0) ? 1 : 0;
}

/** Races ways to deviate from a level, and reports the best one in games that it was not chosen by. */
async function races(
  io: Io,
  game: AnyGame,
  address: string,
  statistics: Statistics | undefined,
  file: string,
  { exploit: level, side, seats: [n, ...more] = [], options: [json = '{}'], games, seed, threads, bots }: Options,
): Promise<number> {
  if (level === undefined || n === undefined || more.length > 0 || bots.length > 0)
    throw new CliError(
      '--deviations needs one level and one number of seats. Example: --exploit normal --seats 6 --deviations',
    );
  if (!Object.hasOwn(game.bots, level)) throw noSuchLevel(game, level);
  const {
    seed: _,
    bots: __,
    ...table
  } = planFor(game, { games, seats: n, bots: level, options: json, seed, maxMoves: MAX_MOVES });
  const race: Race = { level, side: side ?? null, table, seed: `${seed} ${n} seats` };
  const begun = (cells: Cell[]): Lab =>
    resume(file, { lab: 2, game: game.id, version: game.version, seed, within: null, cells }, true);
  const run = await inThreads(threads, (play) =>
    runRace(race, game, statistics, begun, async (lab) => {
      const left = lab.cells.reduce((sum, it) => sum + it.plan.games - it.done, 0);
      const bar = progress(io, 'Games', left);
      await play(lab, { address, statistics, file, onGames: bar.add }).finally(() => bar.stop());
    }),
  );
  io.out(`${toldRace(race, run)}Data: ${file}\n`);
  return run.lab.cells.some(({ tally }) => tally.failures.length > 0) ? 1 : 0;
}

/** How the promises of a file are checked. */
interface PromisesRun {
  readonly file: string;
  readonly threads: number;
  /** Plays only the first games. */
  readonly short?: boolean;
  /** Accepts what comes of all games. */
  readonly update?: boolean;
}

/**
 * Plays the tables for which a file makes promises, and compares with what is recorded there.
 *
 * @returns 1 if it differs, or if what is recorded leaves what is promised
 */
async function keepsPromises(io: Io, game: AnyGame, address: string, how: PromisesRun): Promise<number> {
  const { file, threads } = how;
  const all = promisesIn(file);
  const cellFor = ({ seats, bots, options }: Promised, games: number): Cell => {
    const table = { seats: [seats], bots: bots ? [bots] : [], options: [JSON.stringify(options ?? {})] };
    return labFor(game, { ...table, games, program: [], seed: 'promise' }).cells[0]!;
  };
  const cells = all.map((it) => ({ short: cellFor(it, it.short), all: how.short ? null : cellFor(it, it.games) }));
  const played = cells.flatMap((it) => (it.all ? [it.short, it.all] : [it.short]));
  const lab: Lab = { lab: 2, game: game.id, version: game.version, seed: 'promise', within: null, cells: played };
  const games = played.reduce((sum, it) => sum + it.plan.games, 0);
  const bar = progress(io, 'Games', games);
  await runLab(lab, threads, { address, statistics: undefined, onGames: bar.add }).finally(() => bar.stop());
  const failures = played.flatMap(({ tally }) => tally.failures);
  for (const { seed, error } of failures) io.out(`${game.id}, ${seed}: ${error}\n`);

  const found = cells.map((it) => ({ short: recordOf(it.short.tally), all: it.all && recordOf(it.all.tally) }));
  const now = all.map((it, i): Promised => {
    const { short, all: whole } = found[i]!;
    return how.update && whole ? { ...it, recorded: { short, all: whole } } : it;
  });
  if (how.update) {
    keepPromises(file, now);
    const readme = join(dirname(file), 'README.md');
    const text = existsSync(readme) ? withPromises(readFileSync(readme, 'utf8'), now) : null;
    if (text !== null) writeFileSync(readme, text);
  }
  const differences = now.flatMap((it, i) => {
    const { short, all: whole } = found[i]!;
    const said = toldDifference(game, file, it, it.recorded?.short, short);
    return said ?? (whole && toldDifference(game, file, it, it.recorded?.all, whole)) ?? [];
  });
  for (const it of differences) io.out(it);
  const checked = now.flatMap((it) => (it.recorded ? check(it, it.recorded.all) : []));
  for (const it of checked) io.out(told(game, it));
  return failures.length + differences.length === 0 && checked.every(({ kept }) => kept) ? 0 : 1;
}

/** The tables of a new lab. @throws CliError when the game cannot be played like this */
export function labFor(game: AnyGame, given: Given): Lab {
  const { seed, games, within, playouts } = given;
  const seats = given.seats ?? [Math.round((game.seats.min + game.seats.max) / 2)];
  const tables = given.options.length > 0 ? given.options : ['{}'];
  const guests = guestsIn(game, given);
  const lineups = (n: number): readonly string[] => {
    if (given.exploit !== undefined) return [[RESPONDER, ...Array<string>(n - 1).fill(given.exploit)].join(',')];
    return given.bots.length > 0 ? given.bots : [defaultLevel(game)];
  };
  const cells = seats.flatMap((n) =>
    lineups(n).flatMap((bots) =>
      tables.map((options) => {
        const who = given.exploit === undefined ? bots : `${RESPONDER} among ${given.exploit}`;
        const name = `${n} seats, ${who}${options === '{}' ? '' : `, ${options}`}`;
        const table = { games, seats: n, bots, options, seed: `${seed} ${name}`, maxMoves: MAX_MOVES };
        const plan = planFor(game, { ...table, ...(guests && { guests }) });
        return newCell(name, {
          ...plan,
          ...(playouts !== undefined && given.exploit === undefined && { playouts }),
        });
      }),
    ),
  );
  return { lab: 2, game: game.id, version: game.version, seed, within: within ?? null, cells };
}

const MAX_MOVES = 20_000;
/** Default number of playouts per decision for a best response. */
const RESPONSE_PLAYOUTS = 200;

/** Players in addition to the game's bots. @throws CliError when they cannot be parsed */
function guestsIn(game: AnyGame, { program, exploit, depth, playouts, bots }: Given): Guests | undefined {
  if (exploit === undefined && program.length === 0) return undefined;
  const programs = Object.fromEntries(program.map((it) => {
    const [name = '', ...command] = it.split('=');
    if (!/^[\w-]+$/.test(name) || command.length === 0)
      throw new CliError(`--program ${it} needs a name and a command. Example: --program "mine=python3 bot.py"`);
    return [name, command.join('=')];
  })); // prettier-ignore
  if (exploit === undefined) return { programs };
  if (bots.length > 0) throw new CliError('--exploit already determines who plays. Leave out --bots.');
  if (!Object.hasOwn(game.bots, readLevel(exploit).level)) throw noSuchLevel(game, exploit);
  const responder = { to: exploit, playouts: playouts ?? RESPONSE_PLAYOUTS, ...(depth !== undefined && { depth }) };
  return { programs, responder };
}

const noSuchLevel = ({ id, bots }: AnyGame, level: string): CliError =>
  new CliError(`${id} has no bot "${level}". It has: ${Object.keys(bots).join(', ')}.`);

const list = (given: string, before: readonly string[]): string[] => [...before, given];

const numbers = (given: string): number[] => given.split(',').map((it) => wholeNumber(1)(it.trim()));

function points(given: string): number {
  const n = Number(given);
  if (n > 0 && n < 50) return n / 100;
  throw new InvalidArgumentError('It must be a number of percentage points below 50, such as 3 or 2.5.');
}
