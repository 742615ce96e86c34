import type { Listener } from './viewer-feed.ts';

/**
 * Maximum number of connections of strangers (people who neither sit at a table nor look after it), in total and from
 * one network address.
 */
const MAX_STRANGERS = 300;
const MAX_FROM_ONE_LINE = 60;

/** Counts the strangers at a table. However many there are, people who belong to the table always get in. */
export class Strangers {
  readonly #from = new Map<Listener, { readonly line: string; readonly person: string | undefined }>();

  /**
   * Admits a stranger from a network address. False: there is no more room for strangers.
   * @param person who it is, unless it is a screen
   */
  enter(listener: Listener, line: string, person?: string): boolean {
    if (this.#from.size >= MAX_STRANGERS) return false;
    let near = 0;
    for (const it of this.#from.values()) if (it.line === line) near++;
    if (near >= MAX_FROM_ONE_LINE) return false;
    this.#from.set(listener, { line, person });
    return true;
  }

  /** Who they are, not counting screens. */
  get persons(): ReadonlySet<string> {
    return new Set([...this.#from.values()].flatMap((it) => it.person ?? []));
  }

  leave(listener: Listener): void {
    this.#from.delete(listener);
  }
}
