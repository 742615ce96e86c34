import { openingsOf, type Opening } from '@masque/testkit';
import type { Command } from 'commander';
import { gameGiven } from '../games.ts';
import type { Io } from '../io.ts';
import { wholeNumber } from '../text/numbers.ts';

/** `masque opens`: what each kind of log entry reveals to whom. */
export const opens = (program: Command, io: Io, done: (code: number) => void): Command =>
  program
    .command('opens')
    .summary('list what each kind of log entry reveals, and to whom')
    .description(
      'Lists the log entries by which somebody learns something hidden: who reads them, what they contain (a star ' +
        'marks a secret in the entry), and which secrets of the state more seats can see from then on. The author of ' +
        'the game should read and confirm this list.',
    )
    .argument('<game>', 'id, package, folder or module of the game')
    .option(
      '--seats <number>',
      'only at tables of this size; otherwise at the smallest, the largest and one in between',
      wholeNumber(1),
    )
    .option('--json', 'print the result as JSON')
    .action(async (id: string, { json, seats }: { readonly json?: boolean; readonly seats?: number }) => {
      const { game } = await gameGiven(id);
      const found = openingsOf(game, seats === undefined ? {} : { seats: [seats] });
      io.out(json ? `${JSON.stringify(found)}\n` : found.map(text).join('\n'));
      done(0);
    });

const text = ({ kind, to, says, opens, seen }: Opening): string =>
  [
    `${kind}: read by ${to} (${seen} times)`,
    `  says ${says.join(', ') || 'nothing'}`,
    ...opens.map((it) => `  reveals ${it}`),
    '',
  ].join('\n');
