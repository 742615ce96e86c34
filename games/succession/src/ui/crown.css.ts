import { css } from 'lit';

/** The crown: on phones below the court; on the big screen it replaces the ring. */
export const crownStyle = css`
  .crowned {
    display: grid;
    justify-items: center;
    text-align: center;
    gap: 0.1rem;
    color: var(--accent);
  }
  .crowned svg {
    inline-size: 3.4rem;
    block-size: 3.4rem;
    fill: currentcolor;
  }
  .crowned > b {
    font: 400 var(--t-title) / 1.1 var(--display);
    color: var(--candle);
  }
  .halt {
    inset: 0;
    inline-size: 100vw;
    block-size: 100dvh;
    max-inline-size: none;
    max-block-size: none;
    margin: 0;
    border: 0;
    padding: 1.5rem;
    background: color-mix(in oklch, var(--lacquer-1), transparent 4%);
    color: var(--candle);
    font: 400 2.6rem/1.1 var(--display);
    text-align: center;
  }
  .halt:popover-open {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 0.6rem;
    animation: halt 240ms var(--e-hand);
  }
  .halt svg {
    inline-size: min(55vw, 12rem);
    block-size: min(55vw, 12rem);
    fill: var(--accent);
  }
  .halt span {
    color: var(--accent);
    font-style: italic;
    font-size: 0.65em;
  }
  @keyframes halt {
    from {
      opacity: 0;
    }
  }
  /* A phone of a player who does not have to point: nothing else is on the table. */
  :host([whole]:not([big])) {
    display: grid;
    container-type: size;
    align-content: safe center;
    min-block-size: 0;
    overflow: hidden;
  }
  :host([whole]:not([big])) .cards.full mq-turning-card {
    --card-width: min(60cqi, (100cqb - 11.5rem) * 0.69);
  }
  :host([whole]:not([big])) .cards.full.two mq-turning-card {
    --card-width: min(54cqi, (100cqb - 11.5rem) * 0.69);
  }
  /* The smallest phones only have room for the cards. */
  @media (max-height: 40rem) {
    .crowned svg {
      display: none;
    }
    .crowned > b {
      font-size: 1.25rem;
    }
    .crowned .cards.full mq-turning-card {
      --card-width: 4.2rem;
    }
    :host([whole]:not([big])) .crowned .cards.full mq-turning-card {
      --card-width: min(54cqi, (100cqb - 7.6rem) * 0.69);
    }
  }

  /* The big screen: the Heir in the middle, its card on one side, the player to be named on the other. */
  :host([big]) {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: 1rem;
    min-block-size: 0;
    padding: 1.5rem 2.2rem 1rem 1rem;
    background: radial-gradient(
      ellipse at 50% 36%,
      color-mix(in oklch, var(--flame) 24%, transparent),
      transparent 62%
    );
  }
  .throne {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 1rem;
    text-align: center;
    min-block-size: 0;
  }
  .throne mq-card,
  .throne .who {
    --card-width: 11rem;
    --card-note: 0.9375rem;
    inline-size: 11rem;
  }
  .throne.full :is(mq-card, .who) {
    --card-width: 9.5rem;
    inline-size: 9.5rem;
  }
  .throne .who {
    aspect-ratio: 1 / 1.4;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 0.8rem;
    border: 3px dashed var(--brass-2);
    border-radius: 0.6rem;
    color: var(--candle-2);
    font: 400 1.6rem/1.15 var(--display);
  }
  .who svg {
    inline-size: 4rem;
    block-size: 4rem;
    fill: currentcolor;
  }
  .side {
    display: grid;
    justify-items: center;
    gap: 0.5rem;
    max-inline-size: 11.5rem;
    font-size: 1.1rem;
    line-height: 1.15;
  }
  .heir {
    display: grid;
    justify-items: center;
    gap: 0.2rem;
    color: var(--accent);
    font-size: 1.25rem;
  }
  .heir > svg {
    inline-size: 5.2rem;
    block-size: 5.2rem;
    margin-block-end: -0.7rem;
    fill: currentcolor;
  }
  .heir mq-person {
    --cameo-width: 6rem;
    gap: 0.2rem;
    color: inherit;
    font-size: inherit;
    line-height: 1.35;
  }
  .heir mq-person::part(face) {
    border-color: var(--flame);
    border-width: 3px;
    box-shadow: 0 0 3rem color-mix(in oklch, var(--flame) 40%, transparent);
  }
  .heir mq-person::part(name) {
    font: 400 2.2rem/1.05 var(--display);
    color: var(--candle);
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .full .heir > svg {
    inline-size: 3.8rem;
    block-size: 3.8rem;
    margin-block-end: -0.5rem;
  }
  .full .heir mq-person {
    --cameo-width: 4.6rem;
  }
  .full .heir mq-person::part(name) {
    font-size: 1.7rem;
  }
  .full .side {
    font-size: 1rem;
    gap: 0.2rem;
  }
  .named {
    animation: halt 480ms var(--e-hand);
  }
  /* The whole court watches. */
  .onlookers {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.4rem 0.3rem;
    font-size: 0.9375rem;
  }
  .onlookers li {
    flex: 0 0 calc(100% / var(--row) - 0.3rem);
    min-inline-size: 0;
  }
  .onlookers mq-person {
    --cameo-width: 2.2rem;
    font-size: inherit;
  }
  .onlookers mq-person::part(name) {
    font-weight: 400;
    white-space: nowrap;
  }
  /* With more than three rows of them, only their masks are shown. */
  .onlookers.crowd li {
    flex-basis: 2.6rem;
  }
  .onlookers.crowd mq-person::part(name) {
    display: none;
  }
`;
