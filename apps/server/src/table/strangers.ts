import type { Listener } from './viewer-feed.ts';

/** Those who neither sit at a table nor look after it, on all their devices: so many of them, and from one line. */
const MAX_STRANGERS = 300;
const MAX_FROM_ONE_LINE = 60;

/** Counts the strangers of a table, so that however many come, those who belong there always get in. */
export class Strangers {
  readonly #from = new Map<Listener, string>();

  /** A stranger comes in from a line. False: there is no more room for strangers. */
  enter(listener: Listener, from: string): boolean {
    if (this.#from.size >= MAX_STRANGERS) return false;
    let near = 0;
    for (const it of this.#from.values()) if (it === from) near++;
    if (near >= MAX_FROM_ONE_LINE) return false;
    this.#from.set(listener, from);
    return true;
  }

  leave(listener: Listener): void {
    this.#from.delete(listener);
  }
}
