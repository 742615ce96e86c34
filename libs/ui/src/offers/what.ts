import { css, html } from 'lit';
import type { Translator } from '../i18n/translator.ts';
import { icon } from '../icons/icon.ts';

/**
 * The way to ask about an offer that is held: resting a thumb on it would seal it. It appears once the thumb has let go
 * too early, or a key waits for its second press: the same on every phone, by day and at night.
 */
export const drawWhat = (t: Translator, ask: () => void) =>
  html`<button class="what" aria-label=${t.msg('ui.then')} @click=${ask}>${icon('help')}</button>`;

export const whatStyle = css`
  :host {
    position: relative;
  }
  .what {
    position: absolute;
    inset: 0 0 0 auto;
    inline-size: 3rem;
    min-block-size: 3rem;
    display: grid;
    place-items: center;
    color: inherit;
  }
  .what svg.i {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
  .what.ink {
    color: var(--ink);
  }
  /* Where there is little room, the list of offers sets the padding of this part from outside. */
  .button.asks {
    padding-inline-end: 3rem !important;
  }
`;
