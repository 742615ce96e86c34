import { MqElement, shared } from '@masque/ui';
import { css } from 'lit';

/** What screens of the app have in common, on top of the look. */
export const page = css`
  :host {
    min-block-size: 100dvh;
  }
  main {
    max-inline-size: 46rem;
    margin-inline: auto;
    padding: 0 1rem 1.5rem;
    display: grid;
    align-content: start;
    gap: 1rem;
    box-sizing: border-box;
  }
  a {
    color: var(--brass);
    text-underline-offset: 0.25em;
  }
  a.offer {
    color: var(--candle);
    text-decoration: none;
  }
  a.offer.main {
    color: var(--ink);
  }
  .offer.plain {
    min-block-size: var(--touch);
    font-size: 1.0625rem;
    box-shadow: none;
    padding-block: 0.3rem;
  }
  .row {
    display: grid;
    gap: 0.6rem;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
  }
  /* The one way on, within reach of the thumb whatever is above it. */
  .forward {
    position: sticky;
    inset-block-end: 0;
    align-self: end;
    z-index: 1;
    display: grid;
    gap: 0.5rem;
    padding-block: 1.2rem 1rem;
    background: linear-gradient(transparent, var(--lacquer-1) 1.2rem);
  }
  .problem {
    color: var(--wax-lit);
    font-weight: 600;
  }
  header.head {
    display: flex;
    align-items: center;
    gap: 0.7rem;
    padding-block: 0.75rem 0.25rem;
    min-block-size: 3.5rem;
  }
  /* It has the focus to be read aloud; there is nothing to press. */
  h1:focus {
    outline: none;
  }
  header.head h1 {
    font-family: var(--smallcaps);
    font-size: 1.5rem;
    line-height: 1.1;
    letter-spacing: 0.03em;
  }
  header.head .end {
    margin-inline-start: auto;
    display: flex;
  }
  a.icb {
    color: var(--candle-2);
  }
  h2 {
    font-family: var(--display);
    font-size: var(--t-title);
    line-height: 1.12;
  }
  .pad {
    display: grid;
    gap: 0.6rem;
  }
  .langs {
    display: flex;
    gap: 0.3rem;
  }
  .langs button {
    min-inline-size: var(--touch);
    min-block-size: var(--touch);
    color: var(--candle-2);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  .langs button[aria-pressed='true'] {
    color: var(--candle);
    font-weight: 700;
    text-decoration: none;
  }
`;

/** A screen of the app. */
export abstract class Page extends MqElement {
  static override styles = [shared, page];
}
