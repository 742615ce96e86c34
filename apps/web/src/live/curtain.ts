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
  /** The end may be told. */
  told = false;
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
   * Keeps up with a game that is `over` or not. Call it before the host is drawn.
   * @param lasts how long the last table takes to be told itself, in milliseconds
   */
  follow(over: boolean, lasts = LAST_LOOK): void {
    if (!over) {
      this.hostDisconnected();
      this.#playing = true;
      this.seen = false;
    } else if (this.#playing) {
      this.#playing = false;
      this.seen = true;
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#host.requestUpdate();
      }, lasts);
    }
    this.told = over && this.#timer === undefined;
  }
}
