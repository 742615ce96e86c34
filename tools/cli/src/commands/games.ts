import type { Command } from 'commander';
import { levelsOf } from '@masque/testkit';
import { allGames } from '../games.ts';
import type { Io } from '../io.ts';
import { columns } from '../text/columns.ts';

/** `masque games`: lists the available games. */
export const games = (program: Command, io: Io, done: (code: number) => void): Command =>
  program
    .command('games')
    .summary('list the available games')
    .description(
      'Lists the available games, with their seats and bot levels. To add games from other packages, set MASQUE_GAMES=<package>,...',
    )
    .option('--json', 'print as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const all = (await allGames()).map(({ game, scenarios, statistics }) => ({
        id: game.id,
        version: game.version,
        name: game.messages.en['game.name'] ?? game.id,
        seats: game.seats,
        bots: levelsOf(game),
        scenarios: scenarios !== undefined,
        statistics: statistics !== undefined,
      }));
      const line = (it: (typeof all)[number]) =>
        `${it.name}, ${it.seats.min} to ${it.seats.max} seats, bots: ${it.bots.join(', ') || 'none'}`;
      io.out(json ? `${JSON.stringify(all)}\n` : columns(all.map((it) => [it.id, line(it)])));
      done(0);
    });
