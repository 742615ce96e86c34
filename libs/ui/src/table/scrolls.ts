import { css, type ReactiveController, type ReactiveElement } from 'lit';

/**
 * Parts that only sometimes have to scroll, as when their content grows after their host is drawn. While they do, the
 * keyboard can reach them, and `scrollsStyle` fades what goes on beyond their edges, named in `data-more`.
 */
export class Scrolls implements ReactiveController {
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
    for (const part of this.#found()) {
      part.addEventListener('scroll', this.#scrolled, { passive: true });
      for (const it of [part, ...part.children]) this.#sizes.observe(it);
    }
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

  readonly #scrolled = ({ currentTarget }: Event): void => tellMore(currentTarget as HTMLElement);

  #look(): void {
    for (const part of this.#found()) {
      if (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1) part.tabIndex = 0;
      else part.removeAttribute('tabindex');
      tellMore(part);
    }
  }
}

/** How much may be out of view without being missed, in pixels: only the air around the content. */
const AIR = 4;

function tellMore(part: HTMLElement): void {
  const { scrollTop, scrollHeight, clientHeight } = part;
  const more = [scrollTop > AIR && 'above', scrollHeight - clientHeight - scrollTop > AIR && 'below'].filter(Boolean);
  if (more.length > 0) part.dataset['more'] = more.join(' ');
  else delete part.dataset['more'];
}

/** For the element whose parts scroll: a line that is cut by an edge must not look like the last one. */
export const scrollsStyle = css`
  [data-more] {
    mask-image: linear-gradient(
      transparent,
      black var(--above, 0px),
      black calc(100% - var(--below, 0px)),
      transparent
    );
  }
  [data-more~='above'] {
    --above: min(1.5rem, 25%);
  }
  [data-more~='below'] {
    --below: min(2rem, 30%);
  }
`;
