import { css } from 'lit';

/** Small between the ring and the offers of a phone until the cards are counted; then, and on the big screen, it replaces the ring. */
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
  .by,
  .aside {
    display: none;
  }
  /* Beside a ring there is just enough room for a name of eleven letters. */
  .name {
    overflow-wrap: anywhere;
    line-height: 1.1;
    font-size: 0.9375rem;
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
  /* A phone in landscape: a name has the whole width of its side, so that no word is cut in two. */
  @media (max-height: 27rem) and (min-width: 30rem) {
    :host(:not([whole], [big])) .name {
      grid-column: 1 / -1;
      font-size: 0.875rem;
    }
    :host(:not([whole], [big])) .n {
      grid-area: 2 / 2;
      font-size: 1.8rem;
    }
    :host(:not([whole], [big])) .tokens {
      grid-area: 2 / 1;
    }
    :host(:not([whole], [big])) .defender .n {
      grid-area: 2 / 1;
    }
    :host(:not([whole], [big])) .defender .tokens {
      grid-area: 2 / 2;
    }
  }
  .wins :is(.n, .name),
  .wins mq-person::part(name) {
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
  /* On the smallest phones people and answers need the room, and the numbers say the same. */
  @media (max-height: 37rem) and (max-width: 29.99rem) {
    :host(:not([whole], [big])) .tokens {
      display: none;
    }
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

  /* A phone once all is counted: nothing but the two, their numbers, and who wins. */
  :host([whole]:not([big])) {
    container-type: size;
  }
  :host([whole]:not([big])) .duel {
    border: 0;
    align-content: safe center;
    gap: min(1.2rem, 3cqh) 0.5rem;
  }
  :host([whole]:not([big])) .side,
  :host([whole]:not([big])) .side.defender {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    align-content: start;
    align-self: stretch;
    text-align: center;
  }
  :host([whole]:not([big])) .defender .n {
    grid-area: auto;
  }
  :host([whole]:not([big])) mq-person {
    --cameo-width: min(20cqi, 16cqh, 5rem);
  }
  mq-person::part(name) {
    overflow-wrap: anywhere;
  }
  :host([whole]:not([big])) .n {
    font-size: min(38cqi, 30cqh, 12rem);
    line-height: 0.95;
    /* The box of a digit is higher than its line, and lies over the name: a tap there is meant for what is below. */
    pointer-events: none;
    animation: counted 320ms var(--e-hand);
  }
  :host([whole]:not([big])) .tokens {
    justify-content: center;
  }
  :host([whole]:not([big])) .verdict {
    /* A long name takes three lines. */
    font-size: min(2.4rem, 11cqi, 10cqh);
    line-height: 1.1;
    animation: told 320ms var(--e-hand) 900ms backwards;
  }
  :host([whole]:not([big])) .wins .n,
  :host([whole]:not([big])) .wins mq-person::part(name) {
    animation: wins 320ms var(--e-hand) 900ms backwards;
  }
  /* On small and turned phones numbers come first, then names. */
  @container (max-height: 22rem) {
    :host([whole]:not([big])) :is(.tokens, .side .label) {
      display: none;
    }
  }
  @container (max-height: 16rem) {
    :host([whole]:not([big])) mq-person::part(stand) {
      display: none;
    }
  }
  /* The lowest phones in landscape: names need the width of the sign between them. */
  @container (max-height: 14rem) {
    :host([whole]:not([big])) .crossed {
      display: none;
    }
    :host([whole]:not([big])) .duel {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    :host([whole]:not([big])) mq-person::part(name) {
      font-size: 0.875rem;
    }
    :host([whole]:not([big])) .n {
      font-size: 26cqh;
    }
    :host([whole]:not([big])) .verdict {
      font-size: min(11cqi, 11cqh);
    }
  }
  @keyframes counted {
    from {
      opacity: 0;
      scale: 0.7;
    }
  }
  @keyframes told {
    from {
      opacity: 0;
    }
  }
  @keyframes wins {
    from {
      color: var(--candle);
    }
  }

  /* The big screen: each one played has a line of its own, from both edges inwards. */
  :host([big]) {
    padding: 1.5rem 1.6rem 1rem;
  }
  :host([big]) .duel {
    border: 0;
    grid-template: auto minmax(0, 1fr) auto auto / minmax(0, 1fr) auto minmax(0, 1fr);
    gap: 0.6rem 1rem;
    align-items: start;
  }
  :host([big]) .side {
    grid-row: 1 / span 2;
    grid-template: repeat(3, auto) minmax(0, 1fr) / minmax(0, 1fr) auto;
    block-size: 100%;
    gap: 0.1rem 0.6rem;
    align-content: start;
  }
  :host([big]) .side.defender {
    grid-column: 3;
    grid-template-columns: auto minmax(0, 1fr);
  }
  /* The face shares its row with the number; name and side have the whole width below. */
  :host([big]) .side mq-person {
    --cameo-width: 4.2rem;
    grid-area: 1 / 1 / span 3 / -1;
    grid-template: subgrid / subgrid;
    row-gap: 0.1rem;
    justify-items: start;
    text-align: start;
  }
  :host([big]) .defender mq-person {
    justify-items: end;
    text-align: end;
  }
  :host([big]) .side mq-person::part(stand) {
    align-self: center;
  }
  :host([big]) .defender mq-person::part(stand) {
    grid-column: 2;
  }
  :host([big]) .side mq-person::part(name) {
    grid-column: 1 / -1;
    font-size: 1.5rem;
    text-wrap: balance;
  }
  :host([big]) .side .label {
    grid-column: 1 / -1;
  }
  :host([big]) .n {
    grid-area: 1 / 2;
    font-size: 6.6rem;
    min-inline-size: 4.4rem;
    text-align: center;
  }
  :host([big]) .defender .n {
    grid-area: 1 / 1;
  }
  :host([big]) .tokens {
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
  :host([big]) .tokens.many {
    --line: 1.32rem;
    font-size: 0.9375rem;
    gap: 0;
  }
  :host([big]) .tokens.crowd {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 0.5rem;
  }
  /* Four and more have smaller letters, for a long name and a card; up to nine, once counted, a line of their own each. */
  :host([big]) .tokens:has(.token:nth-child(4)) {
    font-size: 0.9375rem;
  }
  :host([big]) .counted .tokens.crowd:not(:has(.token:nth-child(10))) {
    grid-template-columns: minmax(0, 1fr);
  }
  :host([big]) .token {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-inline-size: 0;
    block-size: var(--line);
  }
  :host([big]) .defender .token {
    flex-direction: row-reverse;
  }
  :host([big]) .arm {
    flex: none;
  }
  :host([big]) .arm svg {
    inline-size: calc(var(--line) * 0.92);
    block-size: calc(var(--line) * 0.92);
  }
  :host([big]) .token.void::after {
    inset-block-start: 50%;
    inset-inline: 0 auto;
    inline-size: var(--line);
  }
  :host([big]) .defender .token.void::after {
    inset-inline: auto 0;
  }
  :host([big]) .by {
    display: block;
    min-inline-size: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  :host([big]) .crossed {
    margin-block-start: 2rem;
  }
  :host([big]) .crossed svg {
    inline-size: 3rem;
    block-size: 3rem;
  }
  :host([big]) .verdict {
    font-size: 1.8rem;
    line-height: 1.1;
  }
  /* All is counted: the numbers and who wins fill the room, unless four or more stand on one side. */
  :host([big]) .counted .verdict {
    font-size: 2.6rem;
    animation: told 320ms var(--e-hand) 900ms backwards;
  }
  :host([big]) .counted:not(:has(.many, .crowd, .token:nth-child(4))) .n {
    font-size: 12rem;
    line-height: 0.9;
  }
  :host([big]) .counted:not(:has(.many, .crowd, .token:nth-child(4))) .verdict {
    font-size: 3.4rem;
  }
  :host([big]) .aside {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.35rem 1.4rem;
    --cameo-width: 2.2rem;
    padding-block-start: 0.5rem;
    border-block-start: 1px solid var(--hairline);
  }
  /* Five and more stand closer together. */
  :host([big]) .aside:has(> :nth-child(5)) {
    --cameo-width: 1.8rem;
    gap: 0.15rem 1.4rem;
  }
  /* What they did no longer matters, and the winner's name may take two lines. */
  :host([big]) .counted .aside {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    .token,
    :host([whole]:not([big])) .n {
      animation: none;
    }
    :host([whole]) .verdict,
    :host([whole]) .wins mq-person::part(name) {
      animation-duration: 180ms;
    }
  }
`;
