import { css } from 'lit';

/** Small between the ring and the offers of a phone; in the place of the ring on the big screen. */
export const duelStyle = css`
  :host {
    display: grid;
    min-block-size: 0;
    padding-inline: 0.75rem;
  }
  .duel {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: 0.3rem 0.5rem;
    align-items: center;
    padding-block: 0.4rem;
    border-block: 1px solid var(--hairline);
  }
  .side {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.1rem 0.5rem;
  }
  .side.defender {
    grid-template-columns: auto minmax(0, 1fr);
    text-align: end;
  }
  .side mq-cameo,
  .side .label,
  .by,
  .aside {
    display: none;
  }
  .name {
    overflow-wrap: anywhere;
    line-height: 1.1;
  }
  /* A longer name in one line, on the narrowest phones. */
  @media (max-width: 22rem) {
    .name {
      font-size: 0.875rem;
    }
  }
  .n {
    font: 400 2.4rem/1 var(--display);
    color: var(--candle);
  }
  .defender .n {
    grid-area: 1 / 1;
  }
  .wins .n,
  .wins .name {
    color: var(--accent);
  }
  .tokens {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem;
    min-block-size: 1.5rem;
  }
  .defender .tokens {
    justify-content: flex-end;
  }
  .token {
    position: relative;
    animation: fall 320ms var(--e-hand);
  }
  .arm svg {
    inline-size: 1.4rem;
    block-size: 1.4rem;
    fill: var(--accent);
    display: block;
  }
  .token.other .arm svg {
    fill: var(--brass);
  }
  .token.void .arm {
    opacity: 0.55;
  }
  .token.void::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0.7rem;
    border-block-start: 2px solid var(--candle);
    rotate: -20deg;
  }
  .crossed svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
    fill: var(--brass-2);
    display: block;
  }
  .verdict {
    grid-column: 1 / -1;
    text-align: center;
    color: var(--accent);
    font-size: var(--t-lead);
  }
  @keyframes fall {
    from {
      opacity: 0;
      translate: 0 -1.4rem;
    }
  }

  :host([whole]) {
    padding: 1.6rem 1.6rem 1.2rem;
  }
  :host([whole]) .duel {
    border: 0;
    grid-template-rows: minmax(0, 1fr) auto auto;
    gap: 0.6rem 1.2rem;
    align-items: start;
  }
  :host([whole]) .side {
    gap: 1rem 0.6rem;
    align-content: start;
  }
  :host([whole]) .who {
    display: grid;
    justify-items: center;
    text-align: center;
    gap: 0.25rem;
  }
  :host([whole]) .side mq-cameo {
    --cameo-width: 5.4rem;
    display: grid;
  }
  :host([whole]) .name {
    font-size: 1.5rem;
  }
  :host([whole]) .side .label {
    display: block;
  }
  :host([whole]) .n {
    font-size: 8rem;
    min-inline-size: 5rem;
    text-align: center;
  }
  :host([whole]) .tokens {
    justify-content: center;
    align-items: start;
    gap: 0.6rem 0.8rem;
  }
  :host([whole]) .token {
    display: grid;
    justify-items: center;
    gap: 0.2rem;
    max-inline-size: 6.4rem;
  }
  :host([whole]) .arm svg {
    inline-size: 3.4rem;
    block-size: 3.4rem;
  }
  :host([whole]) .token.void::after {
    inset-block-start: 1.7rem;
    inset-inline: 0.4rem;
  }
  :host([whole]) .many .arm svg {
    inline-size: 2.1rem;
    block-size: 2.1rem;
  }
  :host([whole]) .many .token {
    max-inline-size: 5.4rem;
  }
  :host([whole]) .many .by {
    font-size: 0.875rem;
  }
  :host([whole]) .many .token.void::after {
    inset-block-start: 1rem;
  }
  :host([whole]) .by {
    display: block;
    line-height: 1.1;
    text-align: center;
    font-size: var(--t-label);
    color: var(--candle-2);
    overflow-wrap: anywhere;
  }
  :host([whole]) .crossed {
    margin-block-start: 3.2rem;
  }
  :host([whole]) .crossed svg {
    inline-size: 3rem;
    block-size: 3rem;
  }
  :host([whole]) .verdict {
    font-size: 2.1rem;
  }
  :host([whole]) .aside {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.5rem 1.4rem;
    padding-block-start: 0.6rem;
    border-block-start: 1px solid var(--hairline);
  }
  :host([whole]) .aside .name {
    font-size: 1.0625rem;
  }
  :host([whole]) .aside li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    line-height: 1.1;
  }
  .aside mq-cameo {
    --cameo-width: 2.2rem;
  }
  .aside .label {
    display: block;
  }
  @media (prefers-reduced-motion: reduce) {
    .token {
      animation: none;
    }
  }
`;
