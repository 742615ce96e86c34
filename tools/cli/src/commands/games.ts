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
      const loaded = await allGames();
      const { partOf } = await import('@masque/server/load-games');
      const all = loaded.map((it) => ({
        id: it.game.id,
        version: it.game.version,
        name: it.game.messages.en['game.name'] ?? it.game.id,
        seats: it.game.seats,
        bots: levelsOf(it.game),
        scenarios: partOf(it, 'scenarios') !== undefined,
        statistics: partOf(it, 'statistics') !== undefined,
      }));
      const line = (it: (typeof all)[number]) =>
        `${it.name}, ${it.seats.min} to ${it.seats.max} seats, bots: ${it.bots.join(', ') || 'none'}`;
      io.out(json ? `${JSON.stringify(all)}\n` : columns(all.map((it) => [it.id, line(it)])));
      done(0);
    });
