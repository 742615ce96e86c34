import { Elsewhere } from './ownership.ts';

/** What can be opened. */
interface Opened {
  /** Aborts what is in progress. */
  drop(): Promise<void>;
  /** Finishes what is waiting. */
  close(): Promise<void>;
}

/**
 * Things that are in memory or just being opened. Each is opened once, however many callers ask for it and whatever is
 * dropped in the meantime.
 */
export class Openings<T extends Opened> {
  readonly #open = new Map<string, Promise<T | null>>();

  get size(): number {
    return this.#open.size;
  }

  get(key: string): Promise<T | null> | undefined {
    return this.#open.get(key);
  }

  /**
   * What is open under this key, or else what `load` opens. Missing things and failures are not cached.
   * @throws Elsewhere when everything was dropped in the meantime. Errors of `load` are passed on
   */
  open(key: string, load: () => Promise<T | null>): Promise<T | null> {
    const known = this.#open.get(key);
    if (known) return known;
    const opening: Promise<T | null> = load().then(async (it) => {
      if (!it || this.#open.get(key) === opening) return it;
      // It may have been opened a second time since, and changes made through one copy would not be seen through the
      // other.
      await it.drop();
      throw new Elsewhere(`${key} was dropped while it was opened`);
    });
    this.#open.set(key, opening);
    const forget = (): void => {
      if (this.#open.get(key) === opening) this.#open.delete(key);
    };
    opening.then((it) => it ?? forget(), forget);
    return opening;
  }

  /** Forgets it without closing it. It is opened again on the next request. */
  forget(key: string): void {
    this.#open.delete(key);
  }

  /** Aborts everything, and forgets it at once. */
  async drop(): Promise<void> {
    const all = [...this.#open.values()];
    this.#open.clear();
    await each(all, (it) => it.drop());
  }

  /** Finishes everything that is waiting. */
  close(): Promise<void> {
    return each([...this.#open.values()], (it) => it.close());
  }

  [Symbol.iterator](): IterableIterator<[string, Promise<T | null>]> {
    return this.#open.entries();
  }
}

async function each<T>(all: readonly Promise<T | null>[], end: (it: T) => Promise<void>): Promise<void> {
  await Promise.all(all.map((opening) => opening.then((it) => it && end(it)).catch(() => undefined)));
}
