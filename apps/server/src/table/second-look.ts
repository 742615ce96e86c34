import type { Clock } from '../clock/clock.ts';

/**
 * How long to wait before each look, in milliseconds. By the last one, all that was in progress is stored or never will
 * be: a node waits ten seconds for the database, and the database waits five for it.
 */
const WAITS_MS = [1000, 2000, 4000, 9000] as const;

/**
 * Looks at a table or a club in the store again, because it may say more than is known here: another node may have
 * written to it, or a write may have been done although its answer was lost.
 */
export class SecondLook {
  readonly #clock: Clock;
  readonly #look: () => Promise<boolean>;
  /** How many looks have been taken; `null`: nothing is in doubt. */
  #taken: number | null = null;
  #cancel = (): void => {};
  #stopped = false;

  /** @param look false: the store did not answer */
  constructor(clock: Clock, look: () => Promise<boolean>) {
    this.#clock = clock;
    this.#look = look;
  }

  /** From now on, something is in doubt. */
  begin(): void {
    const isWaiting = this.#taken !== null;
    this.#taken = 0;
    if (!isWaiting) this.#wait();
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }

  #wait(): void {
    if (this.#stopped) return;
    this.#cancel = this.#clock.after(WAITS_MS[Math.min(this.#taken!, WAITS_MS.length - 1)]!, () => void this.#take());
  }

  async #take(): Promise<void> {
    this.#taken!++;
    const answered = await this.#look();
    if (answered && this.#taken! >= WAITS_MS.length) this.#taken = null;
    else this.#wait();
  }
}
