import type { ReactiveController, ReactiveControllerHost } from 'lit';

export type Peeking = 'closed' | 'held' | 'kept';

/** How something secret is looked at. */
export interface PeekOptions {
  /** Called when it opens or closes. */
  readonly changed: (now: Peeking) => void;
  /** One press opens and the next one closes, without holding. */
  readonly toggles: () => boolean;
  /** The distance, in pixels, that the thumb has to slide up to keep it open. */
  readonly slide: number;
}

/**
 * Looking at something secret: open while it is held; hidden when the thumb lets go, when the window loses focus or is
 * hidden, when the system cancels the pointer, and on Escape. Keys and screen readers, which cannot hold, open it with
 * one press and close it with the next.
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

  /** Whether the secret is visible now. */
  get open(): boolean {
    return this.now !== 'closed';
  }

  /** Hides the secret. */
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
    // The click of this touch comes right after; a later one comes from a key.
    setTimeout(() => (this.#finger = false), 80);
  };

  readonly cancel = (): void => {
    this.#finger = false;
    this.close();
  };

  /** A click by key always counts; one by finger only if nothing has to be held. */
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
