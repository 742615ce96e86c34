import type { Status } from './reconnecting-socket.ts';

/** The grace period before a lost connection is reported, in milliseconds. */
const GRACE = 1000;

/** Whether a connection has been lost for more than a moment: shorter interruptions are not reported. */
export class Absence {
  /** Whether it has. */
  lasts = false;
  readonly #draw: () => void;
  #timer?: ReturnType<typeof setTimeout>;

  /** @param draw called when an interruption turns out to last */
  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** The connection's status may have changed. */
  follow(status: Status): void {
    if (status !== 'away') return this.forget();
    this.#timer ??= setTimeout(() => {
      this.lasts = true;
      this.#draw();
    }, GRACE);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.lasts = false;
  }
}
