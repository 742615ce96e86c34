import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Whether the screen is as a media query says; by default, whether there is room for something beside the table. */
export class Broad implements ReactiveController {
  readonly #media: MediaQueryList;
  readonly #host: ReactiveControllerHost;
  readonly #changed = (): void => this.#host.requestUpdate();

  constructor(host: ReactiveControllerHost, query = '(min-width: 60rem)') {
    this.#media = matchMedia(query);
    this.#host = host;
    host.addController(this);
  }

  get now(): boolean {
    return this.#media.matches;
  }

  hostConnected(): void {
    this.#media.addEventListener('change', this.#changed);
  }

  hostDisconnected(): void {
    this.#media.removeEventListener('change', this.#changed);
  }
}
