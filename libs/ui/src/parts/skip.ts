import type { ReactiveController, ReactiveElement } from 'lit';

/** Where keys have a meaning of their own. */
const OWN = 'dialog, input, textarea, select, [role=dialog]';
/** What Enter presses. */
const PRESSED = 'button, a[href], summary';

/** Escape or Enter, unless what has the focus needs it. */
function isSkip(event: KeyboardEvent): boolean {
  const path = event.composedPath().filter((it) => it instanceof Element);
  if (event.defaultPrevented || event.repeat || path.some((it) => it.matches(OWN))) return false;
  return event.key === 'Escape' || (event.key === 'Enter' && !path.some((it) => it.matches(PRESSED)));
}

/**
 * Skips what an element is showing at the moment: with a tap on it, or with Escape or Enter.
 *
 * @example
 * class Moment extends MqElement {
 *   readonly skip = new Skip(this, () => this.remove());
 * }
 */
export class Skip implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #skip: () => void;

  constructor(host: ReactiveElement, skip: () => void) {
    this.#host = host;
    this.#skip = skip;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('click', this.#skip);
    addEventListener('keydown', this.#key);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('click', this.#skip);
    removeEventListener('keydown', this.#key);
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (isSkip(event)) this.#skip();
  };
}
