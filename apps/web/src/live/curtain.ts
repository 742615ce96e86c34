import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How long the final table is shown before the page of the end, while its cards turn; in milliseconds. */
export const LAST_LOOK = 2400;

/**
 * Lets viewers who have watched a game see its last cards turn before the end is announced. Viewers who come later get
 * it at once.
 */
export class Curtain implements ReactiveController {
  /** The game has ended while this viewer was watching. */
  seen = false;
  /** The end may be announced. */
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
   * Follows a game, which is `over` or not. Call it before the host is drawn.
   * @param lasts how long the final table itself takes to play out, in milliseconds
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
