import { runScenarios, type FiledResult } from '@masque/testkit';
import type { Command } from 'commander';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gameGiven, scenariosOf } from '../games.ts';
import { CliError, type Io } from '../io.ts';
import { progress } from '../progress.ts';
import { textOf } from '../table/read.ts';
import { count } from '../text/columns.ts';

/** `masque scenario`: plays scenario files of a game. */
export const scenario = (program: Command, io: Io, done: (code: number) => void): Command =>
  program
    .command('scenario')
    .summary('play scenario files of a game and report differences from what they expect')
    .description(
      'Plays scenario files of a game, in that game’s own format, and reports differences from what they expect.',
    )
    .argument('<game>', 'id, package, folder or module of the game')
    .argument('<files...>', 'scenario files, or folders of .json and .jsonl files')
    .option('--only <text>', 'only scenarios whose id or title contains this')
    .option('--failed', 'list only those that fail')
    .option('--json', 'print one JSON object per line: file, id, title, problems')
    .addHelpText(
      'after',
      `
Exits with code 1 if any scenario has a problem.

Examples:
  masque scenario coup games/coup/scenarios/coup.scenarios.jsonl
  masque scenario coup games/coup/scenarios --failed
  masque scenario coup my.jsonl --json`,
    )
    .action(async (game: string, files: string[], options: Options) => done(await run(io, game, files, options)));

interface Options {
  readonly only?: string;
  readonly failed?: boolean;
  readonly json?: boolean;
}

async function run(io: Io, id: string, paths: readonly string[], options: Options): Promise<number> {
  const adapter = await scenariosOf(await gameGiven(id));
  if (!adapter) throw new CliError(`${id} cannot play scenarios: its package does not export "./scenarios".`);
  const files = await Promise.all((await expand(paths)).map(async (name) => ({ name, text: await textOf(name) })));
  const only = options.only?.toLowerCase();
  const wanted: typeof adapter = {
    game: adapter.game,
    parse: (text, name) => adapter.parse(text, name).filter((it) => only === undefined || says(it, only)),
    run: (it) => adapter.run(it),
  };
  const bar = progress(io, 'Files', files.length);
  let passed = 0;
  let failed = 0;
  for (const file of files) {
    for (const result of runScenarios(wanted, [file])) {
      if (result.problems.length === 0) passed++;
      else failed++;
      if (options.failed && result.problems.length === 0) continue;
      io.out(options.json ? `${JSON.stringify(result)}\n` : lines(result));
    }
    bar.add();
  }
  bar.stop();
  if (passed + failed === 0)
    throw new CliError(
      only === undefined ? 'There are no scenarios in these files.' : `No scenario contains "${options.only}".`,
    );
  if (!options.json) io.out(`\n${count(passed + failed, 'scenario')}: ${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

const lines = ({ id, title, problems }: FiledResult): string =>
  [
    `${problems.length === 0 ? '✓' : '✗'} ${id} ${title}`.trimEnd(),
    ...problems.map((it) => `    ${it.replaceAll('\n', '\n    ')}`),
  ]
    .map((line) => `${line}\n`)
    .join('');

function says(it: unknown, text: string): boolean {
  const { id, title, name } = it as { id?: unknown; title?: unknown; name?: unknown };
  return [id, title, name].some((word) => typeof word === 'string' && word.toLowerCase().includes(text));
}

async function expand(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const isFolder = await stat(path).then((it) => it.isDirectory(), () => false); // prettier-ignore
      if (!isFolder) return [path];
      const names = (await readdir(path)).filter((name) => /\.jsonl?$/.test(name)).sort();
      return names.map((name) => join(path, name));
    }),
  );
  return found.flat();
}
