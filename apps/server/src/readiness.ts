import type { Store } from '@masque/store';
import type { Logger } from 'pino';
import { mayTell } from './logged-error.ts';

/** How long a result is cached, in milliseconds: each check costs a write. */
const FRESH_MS = 1000;
/** Timeout of the store, in milliseconds. */
const TIMEOUT_MS = 5000;
/** How long a server is not ready after a write has failed, in milliseconds: a test write may still fit on a full disk. */
const FAILED_MS = 5000;

/** Why a server is not ready: its store cannot write, or it is closing. */
export type Unready = 'store' | 'closing';

/** Can this server handle requests? Load balancers and process supervisors ask. */
export class Readiness {
  readonly #store: Store;
  readonly #log: Logger;
  #closing = false;
  #exports = true;
  #failedAt = -Infinity;
  #asked: { at: number; answer: Promise<Unready | null> } | null = null;

  constructor(store: Store, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  /** Tells load balancers from now on to send nobody here. */
  close(): void {
    this.#closing = true;
  }

  /**
   * A write has failed. Only errors of the system and the database have codes; others are not the fault of the store.
   * @throws the error that it is given
   */
  blame(error: unknown): never {
    if ((error as { code?: unknown }).code !== undefined) this.#failedAt = performance.now();
    throw error;
  }

  /** Could all games that are too old be exported? */
  exports(done: boolean): void {
    this.#exports = done;
  }

  /** What an operator should look at, though the server can handle requests. */
  get warning(): 'export' | null {
    return this.#exports ? null : 'export';
  }

  /** Why the server is not ready; `null`: it is. The check makes a durable write. */
  async problem(): Promise<Unready | null> {
    if (this.#closing) return 'closing';
    const now = performance.now();
    if (now - this.#failedAt < FAILED_MS) return 'store';
    if (!this.#asked || now - this.#asked.at > FRESH_MS) this.#asked = { at: now, answer: this.#check() };
    return this.#asked.answer;
  }

  async #check(): Promise<Unready | null> {
    let timer: NodeJS.Timeout | undefined;
    try {
      const late = new Promise<never>((_, fail) => {
        timer = setTimeout(() => fail(mayTell(new Error('the store does not answer'))), TIMEOUT_MS);
      });
      await Promise.race([this.#store.check(), late]);
      return null;
    } catch (error) {
      this.#log.error({ err: error }, 'the store cannot write');
      return 'store';
    } finally {
      clearTimeout(timer);
    }
  }
}
