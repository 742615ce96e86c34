import type { Status } from './reconnecting-socket.ts';

/** A connection may be gone for so long before anybody is told, in milliseconds. */
const GRACE = 1000;

/** Whether a connection has been gone for more than a moment: shorter breaks are nobody's concern. */
export class Absence {
  /** It has. */
  lasts = false;
  readonly #draw: () => void;
  #timer?: ReturnType<typeof setTimeout>;

  /** @param draw called when a break turns out to last */
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
