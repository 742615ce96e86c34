import { Elsewhere } from './ownership.ts';

/** What can be opened. */
interface Opened {
  /** Ends what is under way, at once. */
  drop(): Promise<void>;
  /** Finishes what is waiting. */
  close(): Promise<void>;
}

/** What is in memory here, or is just being opened: each thing once, however many ask for it, and whatever is dropped meanwhile. */
export class Openings<T extends Opened> {
  readonly #open = new Map<string, Promise<T | null>>();

  get size(): number {
    return this.#open.size;
  }

  get(key: string): Promise<T | null> | undefined {
    return this.#open.get(key);
  }

  /**
   * What is open under this key, or else what `load` opens. What is not there, or could not be opened, is not remembered.
   * @throws Elsewhere when everything was dropped in the meantime; what `load` throws
   */
  open(key: string, load: () => Promise<T | null>): Promise<T | null> {
    const known = this.#open.get(key);
    if (known) return known;
    const opening: Promise<T | null> = load().then(async (it) => {
      if (!it || this.#open.get(key) === opening) return it;
      // It may have been opened once more since: what is done at one of the two, those at the other would not see.
      await it.drop();
      throw new Elsewhere(key);
    });
    this.#open.set(key, opening);
    const forget = (): void => {
      if (this.#open.get(key) === opening) this.#open.delete(key);
    };
    opening.then((it) => it ?? forget(), forget);
    return opening;
  }

  /** It is opened again when somebody asks for it. It is not closed. */
  forget(key: string): void {
    this.#open.delete(key);
  }

  /** Ends everything, and forgets it at once. */
  async drop(): Promise<void> {
    const all = [...this.#open.values()];
    this.#open.clear();
    await each(all, (it) => it.drop());
  }

  /** Finishes what is waiting everywhere. */
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
