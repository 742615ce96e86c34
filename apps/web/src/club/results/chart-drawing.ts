import type { ReactiveController, ReactiveElement } from 'lit';

type Chartist = typeof import('chartist');

/** A chart as Chartist returns it. */
interface Drawn {
  detach(): void;
}

/**
 * The chart of an element: drawn by Chartist, which is loaded with the first one, drawn again when its place has another
 * size (in a dialog that is still opening it has none at all), and when the element is put back into the document.
 */
export class ChartDrawing implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #draw: (chartist: Chartist, place: Element) => Drawn;
  #stop = (): void => {};

  /** `draw` draws into the element of the class `chart`. */
  constructor(host: ReactiveElement, draw: (chartist: Chartist, place: Element) => Drawn) {
    this.#host = host;
    this.#draw = draw;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#host.hasUpdated) void this.draw();
  }

  hostDisconnected(): void {
    this.#stop();
  }

  /** Draws the chart, or replaces it. Nothing is drawn while the element has no place for it. */
  async draw(): Promise<void> {
    const chartist = await import('chartist');
    const place = this.#host.renderRoot.querySelector('.chart');
    if (!place || !this.#host.isConnected) return;
    this.#stop();
    const drawn = this.#draw(chartist, place);
    const width = place.clientWidth;
    // How much of its labels is shown depends on the width as well.
    const observer = new ResizeObserver(() => place.clientWidth !== width && void this.draw());
    observer.observe(place);
    this.#stop = () => {
      observer.disconnect();
      drawn.detach();
    };
  }
}
