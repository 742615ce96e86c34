import type { Listener } from './viewer-feed.ts';

/** Those who neither sit at a table nor look after it, on all their devices: so many of them, and from one line. */
const MAX_STRANGERS = 300;
const MAX_FROM_ONE_LINE = 60;

/** Counts the strangers of a table, so that however many come, those who belong there always get in. */
export class Strangers {
  readonly #from = new Map<Listener, { readonly line: string; readonly person: string | undefined }>();

  /**
   * A stranger comes in from a line. False: there is no more room for strangers.
   * @param person who that is, if it is not a screen
   */
  enter(listener: Listener, line: string, person?: string): boolean {
    if (this.#from.size >= MAX_STRANGERS) return false;
    let near = 0;
    for (const it of this.#from.values()) if (it.line === line) near++;
    if (near >= MAX_FROM_ONE_LINE) return false;
    this.#from.set(listener, { line, person });
    return true;
  }

  /** Who they are, those on screens left out. */
  get persons(): ReadonlySet<string> {
    return new Set([...this.#from.values()].flatMap((it) => it.person ?? []));
  }

  leave(listener: Listener): void {
    this.#from.delete(listener);
  }
}
