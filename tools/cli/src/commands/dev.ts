import type { Command } from 'commander';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { CliError, type Io } from '../io.ts';
import { listen, siteOf } from '../dev/site.ts';
import { Studio, type StudioGame } from '../dev/studio.ts';
import { wholeNumber } from '../text/numbers.ts';

interface Options {
  readonly port: number;
  readonly play: boolean;
}

/** `masque dev`: the studio for authors of games. */
export const dev = (program: Command, io: Io): Command =>
  program
    .command('dev')
    .summary('open the studio: every seat of a game in development at once')
    .description(
      'Opens the studio for a game: every phone and the big screen side by side, who sees what of the state, a log to step ' +
        'through, and deals that you choose. When you save a file, the log is replayed with the new rules. It can only be reached from this machine.',
    )
    .argument('<game>', 'the package, folder or module of a game, or the name of one that comes with Masque')
    .option('-p, --port <number>', 'port; 0 uses any free one', wholeNumber(0, 65_535), 8090)
    .option('--no-play', 'do not also start a server on which people can play the game')
    .addHelpText(
      'after',
      `
Examples:
  masque dev .
  masque dev ./src/index.ts --port 3000
  masque dev coup`,
    )
    .action((game: string, options: Options) => run(io, game, options));

async function run(io: Io, game: string, { port, play }: Options): Promise<void> {
  const pages = join(dirname(createRequire(import.meta.url).resolve('@masque/web/package.json')), 'dist-studio');
  if (!existsSync(pages))
    throw new CliError(`The pages of the studio have not been built. Run: npx nx build @masque/web`);
  const server = play ? await playServer(game) : null;
  let studio: Studio;
  try {
    studio = await Studio.open({ ...placeOf(game), play: server?.url ?? null });
  } catch (error) {
    server?.stop();
    throw new CliError((error as Error).message);
  }
  const opened = await listen(siteOf(studio, pages), port).catch((error: NodeJS.ErrnoException) => {
    server?.stop();
    void studio.close();
    throw new CliError(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is already in use. Choose another one: --port ${port + 1}`
        : error.message,
    );
  });
  io.out(`The studio is open: http://localhost:${opened.port}\n`);
  if (server) io.out(`To play with people: ${server.url}\n`);
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  server?.stop();
  opened.server.close();
  await studio.close();
  process.exit(0);
}

/** A name without a slash is a built-in game, unless it is a package or a file. */
function placeOf(name: string): Pick<StudioGame, 'name' | 'from'> {
  const own = `@masque/game-${name}`;
  if (/^[a-z0-9-]+$/.test(name) && !existsSync(name)) {
    try {
      const server = createRequire(import.meta.url).resolve('@masque/server/package.json');
      createRequire(server).resolve(`${own}/package.json`);
      return { name: own, from: dirname(server) };
    } catch {
      // Then it is a package in the user's folder.
    }
  }
  return { name, from: process.cwd() };
}

/** The real server with this game in addition to the others. It is restarted on each change and stores nothing. */
async function playServer(game: string): Promise<{ readonly url: string; stop(): void }> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address() as { port: number };
  await new Promise((done) => probe.close(done));
  const { from } = placeOf(game);
  const further = from === process.cwd() ? ['--game', game] : [];
  const args = ['serve', '--watch', '--port', String(port), '--data', ':memory:', '--log', 'warn', ...further];
  const child = spawn(process.execPath, [...process.execArgv, process.argv[1]!, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { url: `http://localhost:${port}`, stop: () => child.kill() };
}
