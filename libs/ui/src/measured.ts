import type { LitElement, ReactiveController } from 'lit';

/**
 * How large an element is, in pixels; it is drawn again when that changes.
 *
 * @example
 * class Middle extends MqElement {
 *   readonly size = new Measured(this, 390, 400); // until it is known
 * }
 * Middle.prototype instanceof MqElement; // => true
 */
export class Measured implements ReactiveController {
  width: number;
  height: number;
  readonly #host: LitElement;
  readonly #watch = new ResizeObserver(([entry]) => {
    if (!entry) return;
    const { width, height } = entry.contentRect;
    if (width === this.width && height === this.height) return;
    [this.width, this.height] = [width, height];
    this.#host.requestUpdate();
  });

  constructor(host: LitElement, width: number, height: number) {
    [this.width, this.height] = [width, height];
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#watch.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#watch.disconnect();
  }
}
