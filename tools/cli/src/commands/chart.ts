import type { Command } from 'commander';
import { readFile, writeFile } from 'node:fs/promises';
import { drawings, withDrawings } from '../chart/readme.ts';
import { gameGiven } from '../games.ts';
import { CliError, type Io } from '../io.ts';

interface Options {
  readonly json?: boolean;
  readonly code?: boolean;
  readonly part?: string;
  readonly readme?: string;
}

/** `masque chart`: draws the flow of a game. */
export const chart = (program: Command, io: Io, done: (code: number) => void): Command =>
  program
    .command('chart')
    .summary('draw the flow of a game: its phases, and every transition between them')
    .description('Prints the flow of a game as a Mermaid state diagram, or for Stately’s editor.')
    .argument('<game>', 'id, package, folder or module of the game')
    .option('--json', 'print the configuration of the XState machine as JSON')
    .option('--code', 'print it as code, to paste into “Import” in Stately’s editor')
    .option('--part <name>', 'with --json or --code: print this chart, of which the game runs several beside its flow')
    .option('--readme <file>', 'put the drawing into this file, between <!-- chart --> and <!-- /chart -->')
    .addHelpText(
      'after',
      `
Examples:
  masque chart coup
  masque chart coup --json > coup.json
  masque chart succession --code --part contract
  masque chart coup --readme games/coup/README.md`,
    )
    .action(async (id: string, options: Options) => {
      const { game } = await gameGiven(id);
      if (options.readme !== undefined) await put(options.readme, game);
      else if (options.code) io.out(`createMachine(${configOf(game, options.part)});\n`);
      else if (options.json) io.out(`${configOf(game, options.part)}\n`);
      else io.out(`${drawings(game)}\n`);
      done(0);
    });

type Game = Awaited<ReturnType<typeof gameGiven>>['game'];

const configOf = (game: Game, part: string | undefined): string =>
  JSON.stringify(partOf(game, part).machine.config, null, 2);

function partOf({ chart, charts = {} }: Game, part: string | undefined): Pick<Game['chart'], 'machine'> {
  if (part === undefined) return chart;
  const found = charts[part];
  if (found) return found;
  throw new CliError(`There is no chart "${part}". Available: ${Object.keys(charts).join(', ') || 'none'}.`);
}

async function put(file: string, game: Game): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => {
    throw new CliError(`${file} cannot be read.`);
  });
  const after = withDrawings(before, game);
  if (after === null)
    throw new CliError(`${file} has no place for the drawing. Add the lines <!-- chart --> and <!-- /chart --> to it.`);
  if (after !== before) await writeFile(file, after);
}
