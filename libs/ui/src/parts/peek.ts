import type { ReactiveController, ReactiveControllerHost } from 'lit';

export type Peeking = 'closed' | 'held' | 'kept';

/** How something secret is looked at. */
export interface PeekOptions {
  /** It opened or closed. */
  readonly changed: (now: Peeking) => void;
  /** A press opens and the next one closes; nothing has to be held. */
  readonly toggles: () => boolean;
  /** So far the thumb slides up, in pixels, to keep it open. */
  readonly slide: number;
}

/**
 * Looking at something secret: open while it is held, hidden again when the thumb lets go, when the window loses the
 * focus or is hidden, when the system takes the pointer away, and with Escape. Keys and screen readers, which cannot
 * hold, open it with one press and close it with the next.
 *
 * @example
 * const host = { addController: () => {}, removeController: () => {}, requestUpdate: () => {}, updateComplete: Promise.resolve(true) };
 * new Peek(host, { changed: () => host.requestUpdate(), toggles: () => true, slide: 40 }).open; // => false
 */
export class Peek implements ReactiveController {
  now: Peeking = 'closed';
  readonly #host: ReactiveControllerHost;
  readonly #options: PeekOptions;
  #from = 0;
  #finger = false;

  constructor(host: ReactiveControllerHost, options: PeekOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('blur', this.close);
    window.addEventListener('pagehide', this.close);
    document.addEventListener('visibilitychange', this.close);
    document.addEventListener('keydown', this.#escape);
  }

  hostDisconnected(): void {
    window.removeEventListener('blur', this.close);
    window.removeEventListener('pagehide', this.close);
    document.removeEventListener('visibilitychange', this.close);
    document.removeEventListener('keydown', this.#escape);
    this.close();
  }

  /** Whether it can be seen now. */
  get open(): boolean {
    return this.now !== 'closed';
  }

  /** Hides it. */
  readonly close = (): void => this.#to('closed');

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0 || this.#options.toggles() || this.now === 'kept') return;
    this.#finger = true;
    this.#from = event.clientY;
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    this.#to('held');
  };

  readonly move = (event: PointerEvent): void => {
    if (this.now === 'held' && this.#from - event.clientY > this.#options.slide) this.#to('kept');
  };

  readonly up = (): void => {
    if (this.now === 'held') this.#to('closed');
    // The click that belongs to this finger comes right after; a later one is a key's.
    setTimeout(() => (this.#finger = false), 80);
  };

  readonly cancel = (): void => {
    this.#finger = false;
    this.close();
  };

  /** A click of a key counts at once, that of a finger only where nothing is held. */
  readonly click = (event: MouseEvent): void => {
    if (!this.#finger || event.detail === 0) this.#to(this.open ? 'closed' : 'kept');
  };

  readonly #escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.close();
  };

  #to(now: Peeking): void {
    if (now === this.now) return;
    this.now = now;
    this.#options.changed(now);
    this.#host.requestUpdate();
  }
}
