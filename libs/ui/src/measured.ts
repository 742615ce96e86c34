import type { LitElement, ReactiveController } from 'lit';

/** Everybody who counts in rem: they are drawn again when letters become larger or smaller. */
const counting = new Set<LitElement>();
let rem: HTMLElement | undefined;

/** A line as long as a letter is large, for a change of the browser's font size is told to nobody. */
function watchLetters(): void {
  if (rem) return;
  rem = document.createElement('div');
  rem.style.cssText = 'position: fixed; inline-size: 1rem; block-size: 0; visibility: hidden; pointer-events: none';
  document.documentElement.append(rem);
  new ResizeObserver(() => counting.forEach((it) => it.requestUpdate())).observe(rem);
}

/**
 * How large an element is, in pixels; it is drawn again when that changes, or the size of letters does.
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
    watchLetters();
    counting.add(this.#host);
  }

  hostDisconnected(): void {
    this.#watch.disconnect();
    counting.delete(this.#host);
  }
}
