import { Command, CommanderError } from 'commander';
import { chart } from './commands/chart.ts';
import { dev } from './commands/dev.ts';
import { games } from './commands/games.ts';
import { keep } from './commands/keep.ts';
import { lab } from './commands/lab.ts';
import { opens } from './commands/opens.ts';
import { replay } from './commands/replay.ts';
import { scenario } from './commands/scenario.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { storm } from './commands/storm.ts';
import { verify } from './commands/verify.ts';
import { worlds } from './commands/worlds.ts';
import { CliError, type Io } from './io.ts';

/** What the system says about a file that a command cannot read or write; `null`: it is another error. */
function refusedBySystem(error: unknown): string | null {
  const { message, path, syscall } = error as NodeJS.ErrnoException;
  if (path === undefined || syscall === undefined) return null;
  return `Cannot use ${path}: ${message}. Look at its folder and its permissions, or name another file.`;
}

/**
 * Runs one command line.
 *
 * @returns the exit code: 0 success; 1 a check failed or something could not be done; 2 invalid command line
 * @example
 * await run(['help', 'scenario'], io); // => 0
 */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let code = 0;
  const done = (given: number) => void (code = given);
  const program = new Command('masque')
    .description('Hidden-identity table games: serve them, simulate thousands of them, replay them, verify them.')
    .addHelpText('after', '\n"masque help <command>" shows examples.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text), writeErr: (text) => io.err(text) })
    .showHelpAfterError('Run "masque help" for the commands, or "masque help <command>" for the options of one.');
  const commands = [
    serve(program),
    dev(program, io),
    games(program, io, done),
    simulate(program, io, done),
    lab(program, io, done),
    worlds(program, io, done),
  ];
  commands.push(chart(program, io, done), opens(program, io, done));
  commands.push(scenario(program, io, done), replay(program, io, done), verify(program, io, done));
  commands.push(...keep(program, io, done), storm(program, io, done));
  for (const command of commands) command.copyInheritedSettings(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const message = error instanceof CliError ? error.message : refusedBySystem(error);
    if (message === null) throw error;
    io.err(`${message}\n`);
    return 1;
  }
}
