import type { CopyCounts } from '@masque/store';
import type { Command } from 'commander';
import { existsSync } from 'node:fs';
import { CliError, type Io } from '../io.ts';

const PLACES = 'a folder, the file of a backup, or postgres://user:password@host/database';

/** Seeds are encrypted and people identified with the server's key. */
const KEY_NOTE =
  'Also copy masque.key from the data folder, or set MASQUE_KEY to its contents: without the key, the server recognises nobody, and does not start if games were running.\n';

/** `masque move`, `backup` and `restore`: copy all data of a server from one place to another. */
export const keep = (program: Command, io: Io, done: (code: number) => void): Command[] => [
  program
    .command('move')
    .summary('copy everything that a server stores to another database')
    .description(
      'Copies everything that a server stores to an empty place, and compares the two record by ' +
        'record. Stop the server first: what it writes during the move is not copied. The source is not changed.',
    )
    .requiredOption('--from <place>', PLACES)
    .requiredOption('--to <place>', PLACES)
    .option('--json', 'print the number of records of each kind, as JSON')
    .addHelpText(
      'after',
      `
Examples:
  masque move --from ./data --to postgres://masque@db.example/masque
  masque move --from postgres://masque@db.example/masque --to ./data`,
    )
    .action(async ({ from, to, json }: { from: string; to: string; json?: boolean }) =>
      done(await alone(io, from, () => copy(io, from, to, json))),
    ),
  program
    .command('backup')
    .summary('write everything that a server stores into one file')
    .description(
      'Writes everything that a server stores into one file, as it is at one moment, and compares the two record by ' +
        'record. The server can keep running.',
    )
    .argument('<file>', 'the file to write, such as backup.db')
    .option('--data <place>', `where the server stores its data (DATA): ${PLACES}`, process.env['DATA'] ?? './data')
    .option('--json', 'print the number of records of each kind, as JSON')
    .addHelpText(
      'after',
      `
Examples:
  masque backup backup.db
  masque backup --data /var/lib/masque "masque-$(date +%F).db"`,
    )
    .action(async (file: string, { data, json }: { data: string; json?: boolean }) => {
      if (!(await store()).isFile(file))
        throw new CliError(`"${file}" cannot be a backup file. Name a file with an extension, such as backup.db.`);
      done(await copy(io, data, file, json));
    }),
  program
    .command('restore')
    .summary('restore a backup')
    .description(
      'Copies everything in a backup to an empty place, and compares the two record by ' +
        'record. Running games continue when a server starts there.',
    )
    .argument('<file>', 'a file written by "masque backup"')
    .option('--data <place>', `where to put it (DATA): ${PLACES}`, process.env['DATA'] ?? './data')
    .option('--json', 'print the number of records of each kind, as JSON')
    .addHelpText(
      'after',
      `
Examples:
  masque restore backup.db
  masque restore backup.db --data postgres://masque@db.example/masque`,
    )
    .action(async (file: string, { data, json }: { data: string; json?: boolean }) =>
      done(await copy(io, file, data, json)),
    ),
];

/** Loaded on demand. */
const store = () => import('@masque/store');

/** Locks the folder during the work, so that no server writes to it. Says first what it has lost already. */
async function alone<T>(io: Io, data: string, work: () => Promise<T>): Promise<T> {
  const { isFile, isPostgres, lockFolder, lossOf } = await store();
  if (isPostgres(data) || isFile(data) || !existsSync(data)) return work();
  const lock = await lockFolder(data, 'a move').catch((error: unknown) => {
    throw new CliError((error as Error).message);
  });
  const loss = lossOf(data);
  if (loss !== null) io.err(`${loss}\n`);
  return work().finally(() => lock.free());
}

async function copy(io: Io, from: string, to: string, json = false): Promise<number> {
  let counts: CopyCounts;
  const { copyStore } = await store();
  try {
    counts = await copyStore(from, to, (n) => {
      if (io.watched) io.err(`\r${n} records`);
    });
  } catch (error) {
    throw new CliError((error as Error).message);
  } finally {
    if (io.watched) io.err('\r\x1b[K');
  }
  const { people, tables, sessions, inputs } = counts;
  if (json) io.out(`${JSON.stringify(counts)}\n`);
  else
    io.out(
      `Copied and compared: ${people} people, ${tables} tables, ${sessions} games with ${inputs} inputs.\n${KEY_NOTE}`,
    );
  return 0;
}
