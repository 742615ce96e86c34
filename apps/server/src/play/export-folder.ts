import type { TableExport } from '@masque/protocol';
import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mayTell } from '../logged-error.ts';
import { inFileName } from './export.ts';

/** Ending of a file that is not complete yet, or never was because the server was killed. */
const PART = '.part';

/** The latest time that a date can have, in milliseconds since 1970. */
const MAX_TIME = 8.64e15;

/** A record could not be written: the folder is full, read-only, or gone. */
export class NotExported extends Error {}

/**
 * The folder to which games are written before they are removed: one file a game, as `/api/tables/CODE/export` gives
 * it. The same game always gets the same name. Only the user of the server may read the files, because they contain
 * what people called themselves.
 */
export class ExportFolder {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Makes the folder, and tries to write to it.
   * @throws Error that says what to do
   */
  async check(): Promise<void> {
    try {
      await mkdir(this.folder, { recursive: true });
      await rm(await this.#part(''));
    } catch (cause) {
      throw new Error(
        `Cannot write finished games to ${this.folder}: ${(cause as Error).message}. Make the folder writable, or choose another ` +
          'one: MASQUE_EXPORT=/another/folder',
        { cause },
      );
    }
  }

  /**
   * Writes the record of a game. Durable, and complete or not at all.
   * @throws NotExported when it cannot be written
   */
  async write(id: string, file: TableExport): Promise<void> {
    const name = `${dayOf(file.startedAt)}-${inFileName(file.game)}-${id}.json`;
    try {
      await rename(await this.#part(`${JSON.stringify(file)}\n`), join(this.folder, name));
      const folder = await open(this.folder, 'r');
      await folder.sync().finally(() => folder.close());
    } catch (cause) {
      throw mayTell(new NotExported('a finished game could not be written to the folder of exports', { cause }));
    }
  }

  /** Writes a file that is not complete yet. Nodes that share the folder do not meet in it. */
  async #part(text: string): Promise<string> {
    const path = join(this.folder, `${randomUUID()}${PART}`);
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    return path;
  }
}

/** The day of a time, which anybody may have made up if the game was imported with a club. */
const dayOf = (at: number): string => new Date(Math.abs(at) <= MAX_TIME ? at : 0).toISOString().slice(0, 10);
