import { css } from 'lit';

export const setStyle = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }
  .state {
    position: sticky;
    inset-block-start: -0.9rem;
    z-index: 2;
    display: grid;
    gap: 0.4rem;
    background: var(--lacquer-2);
    border-block: 1px solid var(--hairline);
    padding-block: 0.6rem;
  }
  /* Where it would cover most of what it is about: a phone on its side, very large text. */
  @media (max-height: 26rem), (max-width: 16rem) {
    .state {
      position: static;
    }
  }
  .count {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    align-items: baseline;
  }
  .items {
    display: grid;
  }
  .items li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.8rem;
    align-items: start;
    padding-block: 0.6rem;
    border-block-end: 1px solid var(--hairline);
  }
  .items svg {
    inline-size: 1.7rem;
    block-size: 1.7rem;
    margin-block-start: 0.6rem;
    color: var(--candle-3);
  }
  .items .in svg,
  .items .plain svg {
    color: var(--accent);
  }
  .items mq-number {
    font-weight: 600;
  }
  .help {
    display: block;
    font-size: var(--t-label);
    color: var(--candle-2);
  }
`;
