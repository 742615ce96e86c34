import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Whether there is room for something beside the table. */
export class Broad implements ReactiveController {
  readonly #media = matchMedia('(min-width: 60rem)');
  readonly #host: ReactiveControllerHost;
  readonly #changed = (): void => this.#host.requestUpdate();

  constructor(host: ReactiveControllerHost) {
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
