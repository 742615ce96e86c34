import type { Offer } from '@masque/core';
import type { ReactiveController, ReactiveElement } from 'lit';

/** How long a finger has to rest to ask instead of taking, in milliseconds. */
export const LONG = 600;
/** A finger that moves further than this is on its way somewhere, in pixels. */
const FAR = 12;

/**
 * A finger that rests on what fills in an offer (a person, a card, a value) asks what would follow, and chooses nothing.
 * So does a context menu, for a mouse and a keyboard.
 */
export class LongLook implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #offerAt: (path: readonly EventTarget[]) => Offer | undefined;
  #timer?: ReturnType<typeof setTimeout>;
  #from?: { readonly x: number; readonly y: number };
  /** The click of the finger that lifts now belongs to a look. */
  #looked = false;

  /** @param offerAt the offer that a touch of these elements fills in, innermost first */
  constructor(host: ReactiveElement, offerAt: (path: readonly EventTarget[]) => Offer | undefined) {
    this.#host = host;
    this.#offerAt = offerAt;
    host.addController(this);
  }

  hostConnected(): void {
    const root = this.#host;
    root.addEventListener('pointerdown', this.#down, { capture: true });
    root.addEventListener('pointermove', this.#move, { capture: true });
    for (const end of ['pointerup', 'pointercancel'] as const)
      root.addEventListener(end, this.#stop, { capture: true });
    root.addEventListener('click', this.#click, { capture: true });
    root.addEventListener('contextmenu', this.#menu, { capture: true });
  }

  hostDisconnected(): void {
    this.#stop();
  }

  readonly #down = (event: PointerEvent): void => {
    this.#stop();
    this.#looked = false;
    const offer = event.button === 0 ? this.#offerAt(event.composedPath()) : undefined;
    if (!offer) return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => this.#ask(offer), LONG);
  };

  #ask(offer: Offer): void {
    this.#looked = true;
    this.#host.dispatchEvent(new CustomEvent('ask-about', { detail: offer, bubbles: true, composed: true }));
  }

  readonly #move = ({ clientX, clientY }: PointerEvent): void => {
    if (this.#from && Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > FAR) this.#stop();
  };

  readonly #stop = (): void => {
    clearTimeout(this.#timer);
    this.#from = undefined;
  };

  readonly #click = (event: MouseEvent): void => {
    if (!this.#looked || event.detail === 0) return;
    this.#looked = false;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly #menu = (event: MouseEvent): void => {
    const offer = this.#offerAt(event.composedPath());
    if (!offer) return;
    event.preventDefault();
    this.#stop();
    if (!this.#looked) this.#ask(offer);
  };
}
