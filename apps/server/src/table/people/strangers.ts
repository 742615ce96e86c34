import type { Listener } from '../views/viewer-feed.ts';

/**
 * Maximum number of connections of strangers (people who neither sit at a table nor look after it), in total and from
 * one network address.
 */
const MAX_STRANGERS = 300;
const MAX_FROM_ONE_LINE = 60;

interface Stranger {
  readonly listener: Listener;
  readonly line: string;
  readonly person: string | undefined;
}

/** Counts the strangers at a table. However many there are, people who belong to the table always get in. */
export class Strangers {
  #all: readonly Stranger[] = [];

  /**
   * Admits a stranger from a network address. False: there is no more room for strangers.
   * @param person who it is, unless it is a screen
   */
  enter(listener: Listener, line: string, person?: string): boolean {
    if (this.#all.length >= MAX_STRANGERS) return false;
    if (this.#all.filter((it) => it.line === line).length >= MAX_FROM_ONE_LINE) return false;
    this.#all = [...this.#all, { listener, line, person }];
    return true;
  }

  /** Who they are, not counting screens. */
  get persons(): ReadonlySet<string> {
    return new Set(this.#all.flatMap((it) => it.person ?? []));
  }

  leave(listener: Listener): void {
    this.#all = this.#all.filter((it) => it.listener !== listener);
  }
}
