import { css, html, type TemplateResult } from 'lit';
import type { Peek } from './peek.ts';

/** The button by which something secret is looked at. */
export const peekButton = (peek: Peek, inside: unknown, look = 'peek'): TemplateResult =>
  html`<button
    class="${look} ${peek.open ? 'open' : ''}"
    aria-pressed=${String(peek.open)}
    @pointerdown=${peek.down}
    @pointermove=${peek.move}
    @pointerup=${peek.up}
    @pointercancel=${peek.cancel}
    @lostpointercapture=${peek.up}
    @click=${peek.click}
    @contextmenu=${(event: Event) => event.preventDefault()}
  >
    ${inside}
  </button>`;

/** How it looks where it has a line to itself. */
export const peekStyle = css`
  .peek {
    inline-size: 100%;
    min-block-size: 3.6rem;
    display: flex;
    gap: 0.7rem;
    align-items: center;
    justify-content: center;
    padding: 0.3rem 0.8rem;
    border: 1px solid var(--brass-2);
    background: var(--lacquer-2);
    font-weight: 600;
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  .peek svg {
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    fill: var(--brass);
  }
  .peek[aria-pressed='true'] {
    border-color: var(--flame);
  }
`;
