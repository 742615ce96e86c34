import type { ReactiveController, ReactiveElement } from 'lit';

/** The element that has the focus, however deep in shadow roots. */
const focused = (): Element | null => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
};

/** Browsers show the focus on a page that has just loaded, even if no key was pressed. Phones would differ by that. */
let pressed = false;
globalThis.addEventListener?.('keydown', () => (pressed = true), { capture: true });

/** Whether the user navigates by keyboard, so that the focus has to be moved to the next step. */
export const byKeys = (): boolean => pressed && (focused()?.matches(':focus-visible') ?? false);

/**
 * Makes parts focusable by keyboard only while they have to scroll, even if their content grows after their host is
 * drawn.
 */
export class ScrollKeys implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #parts: string;
  readonly #sizes = new ResizeObserver(() => this.#look());
  #frame = 0;

  /** @param parts the selector of the parts that may scroll */
  constructor(host: ReactiveElement, parts: string) {
    this.#host = host;
    this.#parts = parts;
    host.addController(this);
  }

  hostUpdated(): void {
    for (const part of this.#found()) for (const it of [part, ...part.children]) this.#sizes.observe(it);
    // The content is drawn after its host, and what depends on its own size a frame later. To look any sooner would make
    // the browser lay everything out once more.
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => (this.#frame = requestAnimationFrame(() => this.#look())));
  }

  hostDisconnected(): void {
    this.#sizes.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  #found(): Iterable<HTMLElement> {
    return this.#host.renderRoot.querySelectorAll<HTMLElement>(this.#parts);
  }

  #look(): void {
    for (const part of this.#found())
      if (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1) part.tabIndex = 0;
      else part.removeAttribute('tabindex');
  }
}
