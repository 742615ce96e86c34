import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { prefs, type Choices } from './prefs.ts';

/** Redraws an element when a preference of this device changes. */
export class WithPrefs implements ReactiveController {
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get now(): Choices {
    return prefs.now;
  }

  hostConnected(): void {
    prefs.addEventListener('change', this.#changed);
  }

  hostDisconnected(): void {
    prefs.removeEventListener('change', this.#changed);
  }

  readonly #changed = (): void => this.#host.requestUpdate();
}
