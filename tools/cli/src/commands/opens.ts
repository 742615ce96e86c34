import { openingsOf, type Opening } from '@masque/testkit';
import type { Command } from 'commander';
import { gameNamed } from '../games.ts';
import type { Io } from '../io.ts';

/** `masque opens`: what each kind of log entry opens to whom. */
export const opens = (program: Command, io: Io, done: (code: number) => void): Command =>
  program
    .command('opens')
    .summary('list what each kind of log entry opens to whom')
    .description(
      'Lists the entries that say that somebody has learned something hidden: who reads them, what they say (a star: as ' +
        'a secret of its own), and which secrets of the state more seats see from then on. For the author of a game to ' +
        'read and to agree with.',
    )
    .argument('<game>', 'id of the game')
    .option('--json', 'everything found, as JSON')
    .action(async (id: string, { json }: { readonly json?: boolean }) => {
      const { game } = await gameNamed(id);
      const found = openingsOf(game);
      io.out(json ? `${JSON.stringify(found)}\n` : found.map(text).join('\n'));
      done(0);
    });

const text = ({ kind, to, says, opens, seen }: Opening): string =>
  [
    `${kind}: read by ${to} (${seen} times)`,
    `  says ${says.join(', ') || 'nothing'}`,
    ...opens.map((it) => `  opens ${it}`),
    '',
  ].join('\n');
