import { css } from 'lit';

/** Small between the ring and the offers of a phone; on the big screen it replaces the ring. */
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

  /* Each one played has a line of its own, from both edges inwards. */
  :host([whole]) {
    padding: 1.5rem 1.6rem 1rem;
  }
  :host([whole]) .duel {
    border: 0;
    grid-template: auto minmax(0, 1fr) auto auto / minmax(0, 1fr) auto minmax(0, 1fr);
    gap: 0.6rem 1rem;
    align-items: start;
  }
  :host([whole]) .side {
    grid-row: 1 / span 2;
    grid-template: repeat(3, auto) minmax(0, 1fr) / minmax(0, 1fr) auto;
    block-size: 100%;
    gap: 0.1rem 0.6rem;
    align-content: start;
  }
  :host([whole]) .side.defender {
    grid-column: 3;
    grid-template-columns: auto minmax(0, 1fr);
  }
  :host([whole]) .who {
    display: contents;
  }
  :host([whole]) .side mq-cameo {
    --cameo-width: 4.2rem;
    display: grid;
    justify-self: start;
  }
  :host([whole]) .defender mq-cameo {
    justify-self: end;
  }
  :host([whole]) .name {
    font-size: 1.5rem;
    text-wrap: balance;
  }
  :host([whole]) .side :is(.name, .who > .label) {
    grid-column: 1 / -1;
    display: block;
  }
  :host([whole]) .n {
    grid-area: 1 / 2;
    font-size: 6.6rem;
    min-inline-size: 4.4rem;
    text-align: center;
  }
  :host([whole]) .defender .n {
    grid-area: 1 / 1;
  }
  :host([whole]) .defender mq-cameo {
    grid-area: 1 / 2;
  }
  :host([whole]) .tokens {
    --line: 2.1rem;
    align-self: start;
    margin-block-start: 0.4rem;
    padding-block-start: 0.5rem;
    border-block-start: 1px solid var(--hairline);
    flex-direction: column;
    flex-wrap: nowrap;
    gap: 0.15rem;
  }
  /* With up to ten players everybody may have supported someone, and there are cards as well. */
  :host([whole]) .tokens.many {
    --line: 1.32rem;
    font-size: 0.9375rem;
    gap: 0;
  }
  :host([whole]) .tokens.crowd {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 0.5rem;
  }
  :host([whole]) .token {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-inline-size: 0;
    block-size: var(--line);
  }
  :host([whole]) .defender .token {
    flex-direction: row-reverse;
  }
  :host([whole]) .arm {
    flex: none;
  }
  :host([whole]) .arm svg {
    inline-size: calc(var(--line) * 0.92);
    block-size: calc(var(--line) * 0.92);
  }
  :host([whole]) .token.void::after {
    inset-block-start: 50%;
    inset-inline: 0 auto;
    inline-size: var(--line);
  }
  :host([whole]) .defender .token.void::after {
    inset-inline: auto 0;
  }
  :host([whole]) .by {
    display: block;
    min-inline-size: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  :host([whole]) .crossed {
    margin-block-start: 2rem;
  }
  :host([whole]) .crossed svg {
    inline-size: 3rem;
    block-size: 3rem;
  }
  :host([whole]) .verdict {
    font-size: 1.8rem;
    line-height: 1.1;
  }
  :host([whole]) .aside {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.35rem 1.4rem;
    --cameo-width: 2.2rem;
    padding-block-start: 0.5rem;
    border-block-start: 1px solid var(--hairline);
  }
  :host([whole]) .aside .name {
    font-size: 1rem;
  }
  /* Seven and more: name and action in one line. */
  :host([whole]) .aside:has(> :nth-child(5)) {
    --cameo-width: 1.4rem;
    gap: 0.15rem 1.4rem;
  }
  :host([whole]) .aside:has(> :nth-child(5)) li > span {
    display: flex;
    gap: 0.4rem;
    align-items: baseline;
    min-inline-size: 0;
  }
  :host([whole]) .aside:has(> :nth-child(5)) span > * {
    white-space: nowrap;
  }
  :host([whole]) .aside:has(> :nth-child(5)) .name {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  :host([whole]) .aside li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    line-height: 1.1;
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
