import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How long the last table is seen before the page of the end: its cards turn, and one may look at them. */
export const LAST_LOOK = 2400;

/**
 * Lets those who have watched a game see its last cards turn before its end is told. Whoever comes later is told at
 * once.
 */
export class Curtain implements ReactiveController {
  /** The game has ended before the eyes of this viewer. */
  seen = false;
  #playing = false;
  #timer?: ReturnType<typeof setTimeout>;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /**
   * Whether the end may be told, for a game that is `over` or not.
   * @param lasts how long the last table takes to be told itself, in milliseconds
   */
  told(over: boolean, lasts = LAST_LOOK): boolean {
    if (!over) {
      this.hostDisconnected();
      this.#playing = true;
      this.seen = false;
      return false;
    }
    if (this.#playing) {
      this.#playing = false;
      this.seen = true;
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#host.requestUpdate();
      }, lasts);
    }
    return this.#timer === undefined;
  }
}
