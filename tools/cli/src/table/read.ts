import type { AnyGame, Outcome, Start } from '@masque/core';
import { tableExport, type TableExport } from '@masque/protocol';
import { readFile } from 'node:fs/promises';
import { gameNamed } from '../games.ts';
import { CliError } from '../io.ts';

/** A finished table as exported, with the game to replay it. */
export interface RecordedTable {
  readonly file: string;
  readonly table: TableExport;
  readonly game: AnyGame;
  readonly start: Start;
}

/** The text of a file. @throws CliError in plain words */
export async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : (error as Error).message;
    throw new CliError(`Cannot read ${file}: ${why}.`);
  }
}

/** Reads an exported table. @throws CliError when it is not one, or its game is not installed */
export async function readTable(file: string): Promise<RecordedTable> {
  const table = parse(await textOf(file), file);
  const { game } = await gameNamed(table.game, table.gameVersion);
  if (game.version !== table.gameVersion)
    throw new CliError(
      `${file} was played with version ${table.gameVersion} of ${game.id}, but version ${game.version} is installed, whose rules differ. ` +
        'Install that version as well and name it in MASQUE_GAMES, or use the Masque release of that time.',
    );
  const { seed, seats, options, startedAt: at, previous } = table;
  return { file, table, game, start: { seed, seats, options, at, ...(previous && { previous: previous as Outcome }) } };
}

function parse(text: string, file: string): TableExport {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CliError(`${file} is not JSON: ${(error as Error).message}.`);
  }
  const read = tableExport.safeParse(value);
  if (read.success) return read.data;
  const wrong = read.error.issues.slice(0, 5).map((it) => `  ${it.path.join('.') || 'the whole file'}: ${it.message}`);
  throw new CliError(`${file} is not an exported table:\n${wrong.join('\n')}`);
}
