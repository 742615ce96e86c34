import type { Store } from '@masque/store';
import type { Logger } from 'pino';
import { freeCodes, unusedBefore } from '../table/lifetime.ts';
import type { Clock } from './clock.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long after a game its receipts are kept, in milliseconds. By then, no phone repeats an action of it. */
const RECEIPTS_MS = DAY_MS;
/** Games removed per transaction: moves at other tables wait for it. */
const BATCH = 50;

/** Every hour, removes data that has exceeded its retention time. */
export class Housekeeping {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #keepDays: number;
  #cancel = (): void => {};

  /** @param keepDays how many days finished games are kept; 0: for ever */
  constructor(store: Store, clock: Clock, log: Logger, keepDays: number) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
    this.#keepDays = keepDays;
  }

  start(): void {
    this.#cancel = this.#clock.after(HOUR_MS, () => void this.#tidy().then(() => this.start()));
  }

  stop(): void {
    this.#cancel();
  }

  async #tidy(): Promise<void> {
    const now = this.#clock.now();
    const gamesBefore = this.#keepDays > 0 ? now - this.#keepDays * DAY_MS : undefined;
    const tablesBefore = unusedBefore(now);
    try {
      while ((await freeCodes(this.#store, now)) > 0);
      for (;;) {
        const receiptsBefore = now - RECEIPTS_MS;
        const gone = await this.#store.prune({ receiptsBefore, gamesBefore, tablesBefore, limit: BATCH });
        if (gone.games + gone.tables > 0) this.#log.info(gone, 'old games and tables were removed');
        if (gone.receipts + gone.games + gone.tables === 0) return;
      }
    } catch (error) {
      this.#log.error({ err: error }, 'old games could not be removed; trying again in an hour');
    }
  }
}
