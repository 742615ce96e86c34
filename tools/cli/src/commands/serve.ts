import type { Command } from 'commander';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { wholeNumber } from '../text/numbers.ts';

/** Command-line options by the environment variable that they set. */
const settings = {
  port: 'PORT',
  host: 'HOST',
  data: 'DATA',
  game: 'MASQUE_GAMES',
  https: 'MASQUE_HTTPS',
  cert: 'MASQUE_CERT',
  key: 'MASQUE_CERT_KEY',
  url: 'MASQUE_URL',
  log: 'MASQUE_LOG',
} as const;

/** `masque serve`: starts a server. The server's own program does the rest until it is stopped. */
export const serve = (program: Command): Command =>
  program
    .command('serve')
    .summary('start the server with its web app')
    .description(
      'Starts the server with its web app. Settings that are not given here come from the environment (see apps/server/README.md).',
    )
    .option('-p, --port <number>', 'port; 0 uses any free one (PORT, default 8080)', wholeNumber(0, 65_535))
    .option('--host <address>', 'address to listen on (HOST, default all)')
    .option('--data <folder>', 'folder for the database, or :memory: to store nothing (DATA, default ./data)')
    .option('-g, --game <packages...>', 'packages, or folders, of additional games (MASQUE_GAMES)')
    .option('--https', 'use https, with a certificate made for this network (MASQUE_HTTPS)')
    .option('--cert <file>', 'certificate for https, in PEM format (MASQUE_CERT)')
    .option('--key <file>', 'its key (MASQUE_CERT_KEY)')
    .option('--url <url>', 'where people reach this server, if it is not the address of this machine (MASQUE_URL)')
    .option('--log <level>', 'trace, debug, info, warn, error or silent (MASQUE_LOG)')
    .option('-w, --watch', 'restart whenever a module of a game or of the server changes')
    .addHelpText(
      'after',
      `
Examples:
  masque serve
  masque serve --port 3000 --data /var/lib/masque
  masque serve --game @club/our-game --game ./my-game`,
    )
    .action(
      async ({
        watch,
        ...options
      }: { readonly [name in keyof typeof settings]?: string | number | boolean | readonly string[] } & {
        readonly watch?: boolean;
      }) => {
        if (watch) return startWatched();
        for (const [name, variable] of Object.entries(settings)) {
          const given = options[name as keyof typeof settings];
          if (given !== undefined) process.env[variable] = given === true ? '1' : String(given);
        }
        process.env['MASQUE_WEB'] ??= builtApp();
        await import('@masque/server/main');
      },
    );

/** Restarts this command under Node's watch mode. */
async function startWatched(): Promise<void> {
  const args = process.argv.slice(1).filter((it) => it !== '--watch' && it !== '-w');
  const child = spawn(process.execPath, [...process.execArgv, '--watch', ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  await new Promise((done) => child.once('exit', done));
}

/** Folder of the built web app in its package. */
const builtApp = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@masque/web/package.json')), 'dist');
