import type { LitElement, ReactiveController } from 'lit';

/** All elements that lay out in rem: they are redrawn when the font size changes. */
const counting = new Set<LitElement>();
let letter: HTMLElement | undefined;
/** Cached, because reading it makes the browser recalculate all styles. */
let rem: number | undefined;

/** Observes an element that is one rem wide, because browsers fire no event when the font size changes. */
function watchLetters(): void {
  if (letter) return;
  letter = document.createElement('div');
  letter.style.cssText = 'position: fixed; inline-size: 1rem; block-size: 0; visibility: hidden; pointer-events: none';
  document.documentElement.append(letter);
  new ResizeObserver(() => {
    rem = undefined;
    counting.forEach((it) => it.requestUpdate());
  }).observe(letter);
}

/**
 * The size of an element, in pixels. The element is redrawn when it changes, or when the font size does.
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

  /** One rem, in pixels. */
  get rem(): number {
    return (rem ??= parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
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
