import type { Pruned } from '@masque/store';
import type { Services } from '../services.ts';
import { exportOfSession } from '../play/export.ts';
import { NotExported, type ExportFolder } from '../play/export-folder.ts';
import { freeCodes, unusedBefore } from '../table/lifetime.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long after a game its receipts are kept, in milliseconds. By then, no phone repeats an action of it. */
const RECEIPTS_MS = DAY_MS;
/** Games removed per transaction: moves at other tables wait for it. */
const BATCH = 50;
/** Ownership key for exporting games and removing them: of several nodes, one does it. */
const EXPORTS = 'exports';

/** What housekeeping needs. */
type Needs = Pick<Services, 'store' | 'clock' | 'log' | 'box' | 'ownership' | 'readiness'>;

/** How long games are kept, and where they go then. */
export interface Retention {
  /** How many days finished games are kept; 0: for ever. */
  readonly keepDays: number;
  /** Games are written to it before they are removed. Absent: they are not. */
  readonly exports?: ExportFolder | undefined;
}

/** Every hour, removes data that has exceeded its retention time. */
export class Housekeeping {
  readonly #services: Needs;
  readonly #keepDays: number;
  readonly #exports: ExportFolder | undefined;
  #cancel = (): void => {};

  constructor(services: Needs, { keepDays, exports }: Retention) {
    this.#services = services;
    this.#keepDays = keepDays;
    this.#exports = exports;
  }

  start(): void {
    this.#cancel = this.#services.clock.after(HOUR_MS, () => void this.#tidy().then(() => this.start()));
  }

  stop(): void {
    this.#cancel();
  }

  async #tidy(): Promise<void> {
    const { clock, log, store } = this.#services;
    const now = clock.now();
    try {
      while ((await freeCodes(store, now)) > 0);
      while (some(await this.#prune(now, this.#exports ? undefined : this.#gamesBefore(now))));
      if (this.#exports) await this.#exportAll(this.#exports, now);
    } catch (error) {
      log.error({ err: error }, 'old games could not be removed; trying again in an hour');
    }
  }

  #gamesBefore(now: number): number | undefined {
    return this.#keepDays > 0 ? now - this.#keepDays * DAY_MS : undefined;
  }

  async #prune(now: number, gamesBefore: number | undefined, games?: readonly string[]): Promise<Pruned> {
    const { log, store } = this.#services;
    const until = { receiptsBefore: now - RECEIPTS_MS, tablesBefore: unusedBefore(now), gamesBefore };
    const gone = await store.prune({ ...until, games, limit: BATCH });
    if (gone.games + gone.tables > 0) log.info(gone, 'old games and tables were removed');
    return gone;
  }

  /** Removes old games after each has been written to the folder. What cannot be written stays. */
  async #exportAll(folder: ExportFolder, now: number): Promise<void> {
    const { log, store, ownership, readiness } = this.#services;
    const before = this.#gamesBefore(now);
    if (before === undefined || !(await ownership.has(EXPORTS))) return;
    /** Games that stay, and why the last of them does. */
    let kept = 0;
    let why: unknown;
    for (;;) {
      const games = await store.endedGames(before, BATCH, kept);
      if (games.length === 0) break;
      const written: string[] = [];
      for (const id of games) {
        try {
          const file = await exportOfSession(this.#services, id);
          if (!file) continue;
          await folder.write(id, file);
          written.push(id);
        } catch (error) {
          why = error;
          if (error instanceof NotExported) break;
        }
      }
      await this.#prune(now, before, written);
      kept += games.length - written.length;
      // The next one could not be written, either.
      if (why instanceof NotExported) break;
    }
    readiness.exports(kept === 0);
    if (kept > 0) log.error({ err: why, games: kept }, 'old games are kept because they could not be exported');
  }
}

const some = ({ receipts, games, tables }: Pruned): boolean => receipts + games + tables > 0;
