import { css } from 'lit';

export const privateAreaStyle = css`
  .traybox {
    position: relative;
  }
  .traybox.open {
    block-size: 7.4rem;
  }
  .traybox.open.slim {
    block-size: 4.6rem;
  }
  .tray {
    position: relative;
    block-size: 7.4rem;
    overflow: clip;
    display: block;
    inline-size: 100%;
    text-align: center;
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  .tray:focus-visible {
    outline-offset: -3px;
  }
  mq-pick-card.pointed {
    outline-offset: 4px;
    z-index: 1;
  }
  .tray.slim {
    block-size: 4.6rem;
  }
  .cards {
    --card-width: 6.4rem;
    /* Of an open card, the picture shows above the lip. */
    --card-sign: start center;
    --card-sign-top: 0.5rem;
    --card-sign-size: 2.2rem;
    position: absolute;
    left: 50%;
    translate: -50% 0;
    top: 0.7rem;
    display: flex;
    gap: 0.5rem;
  }
  .cards mq-card:first-child:not(:only-child) {
    rotate: -2.5deg;
  }
  .cards mq-card:last-child:not(:only-child) {
    rotate: 2.5deg;
  }
  .cards.lots {
    --card-width: 5.2rem;
    gap: 0;
  }
  .cards.lots mq-card + mq-card {
    margin-inline-start: -2.4rem;
  }
  .lip {
    position: absolute;
    inset: auto 0 0 0;
    block-size: 4.1rem;
    background: linear-gradient(var(--lacquer-3), var(--lacquer-2));
    border-block-start: 1px solid var(--brass-2);
    box-shadow: 0 -0.5rem 1.2rem oklch(0 0 0 / 0.5);
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(max-content, 1fr);
    column-gap: 0.5rem;
    align-items: center;
    padding-inline: 1rem;
    line-height: 1.15;
    font-weight: 600;
  }
  .pointed {
    outline: 3px solid var(--flame);
    outline-offset: -3px;
  }
  .lip svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    fill: var(--brass);
  }
  .slim .lip {
    block-size: 3.4rem;
  }
  .lipword {
    grid-column: 2;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.6rem;
  }
  mq-counters {
    --counter-size: var(--t-lead);
    justify-self: end;
  }
  :host([night]) .tray .lip {
    background: var(--lacquer-1);
    box-shadow: none;
    border-color: var(--hairline);
    color: var(--candle-2);
    font-weight: 400;
  }

  .tray.open {
    position: absolute;
    inset-block-end: 0;
    block-size: 5.2rem;
    overflow: visible;
  }
  .tray.open .lip {
    block-size: 5.2rem;
    border-block-start-color: var(--brass);
    box-shadow: none;
  }
  .tray.open .lipword {
    gap: 0.9rem;
  }
  .thumb {
    display: grid;
    place-items: center;
    color: var(--flame);
    inline-size: 3.2rem;
    block-size: 3.2rem;
    border-radius: 50%;
    border: 2px solid var(--flame);
    background: color-mix(in oklch, var(--flame) 18%, transparent);
  }
  .lip .thumb svg {
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: var(--flame);
  }
  .keep {
    display: block;
    font-weight: 400;
    font-size: var(--t-label);
    color: var(--candle-2);
    text-align: left;
  }
  .over {
    --fade: 5rem;
    position: absolute;
    inset: auto 0 5.2rem 0;
    display: grid;
    gap: 0.9rem;
    padding-block: var(--fade) 0.9rem;
    background: var(--lacquer-1);
    /* The table ends above the first words, and what is scrolled up ends with it. */
    mask-image: linear-gradient(transparent, black var(--fade), black calc(100% - var(--below, 0px)), transparent);
    max-block-size: calc(100dvh - 5.2rem);
    overflow-y: auto;
    overscroll-behavior: contain;
    animation: fade var(--d-touch) var(--e-hand);
  }
  /* While there are answers, the button that sends them stays at the bottom. */
  .over:not(.beside)[data-more~='below'] {
    --below: 2rem;
  }
  @keyframes fade {
    from {
      opacity: 0;
    }
  }
  .peeked {
    --card-width: min(9.6rem, 40vw);
    display: flex;
    justify-content: center;
    gap: 0.8rem;
    flex-wrap: wrap;
    padding: 0.2rem 0.6rem;
  }
  /* A card with a long rule is as high as the rule needs. */
  .peeked:not(.fan) > mq-laid-card::part(card) {
    min-block-size: min-content;
  }
  /* Room for the marks of chosen cards. */
  .peeked:has(mq-pick-card):not(.fan) {
    padding-block-start: 0.6rem;
  }
  .peeked.tilt > :first-child::part(card) {
    rotate: -2deg;
  }
  .peeked.tilt > :last-child::part(card) {
    rotate: 2deg;
  }
  .peeked.lots {
    --card-width: min(6.6rem, 28vw);
  }
  .peeked.fan {
    flex-direction: column;
    align-items: center;
    gap: 0.9rem;
    padding-block: 0.9rem 0.6rem;
  }
  .fanned {
    --card-width: min(7.8rem, (100vw - 1.2rem) / var(--n));
    --card-note: max(0.8125rem, var(--card-width) * 0.088);
    display: flex;
    justify-content: center;
  }
  .leaf {
    rotate: calc(var(--i) * 3deg);
    translate: 0 calc(var(--i) * var(--i) * 0.3rem);
    margin-inline: -0.05rem;
  }
  .extras {
    --x: min(6.6rem, (100vw - 1.4rem) / var(--n) - 0.6rem);
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.9rem 0.6rem;
    padding-inline: 0.4rem;
  }
  .extra {
    display: grid;
    gap: 0.4rem;
    align-content: end;
    inline-size: max(5.4rem, (var(--x) + 0.6rem) * var(--m) - 0.6rem);
  }
  /* Its words need the width more than its cards. */
  .extra:only-child {
    inline-size: auto;
    justify-items: center;
  }
  .extra > .label {
    padding-inline: 0.2rem;
    text-align: center;
    text-wrap: balance;
  }
  .extra .peeked.lots {
    --card-width: var(--x);
    gap: 0.6rem;
    padding-inline: 0;
  }
  .facts {
    display: grid;
    gap: 0.3rem;
    padding-inline: 1.2rem;
    text-align: center;
  }
  .rules {
    display: grid;
    gap: 0.4rem;
    padding: 0 1.2rem;
    font-size: 1rem;
    line-height: 1.3;
  }
  .rules dt {
    font: 400 1.125rem/1.2 var(--display);
  }
  .rules dd {
    color: var(--candle-2);
  }
  /* Where there is little room, this shrinks after the table and before the offers. */
  @container (max-height: 47.5rem) {
    .tray:not(.slim, .open),
    .traybox.open:not(.slim) {
      block-size: 5.4rem;
    }
    .tray:not(.open) .lip {
      block-size: 3.4rem;
    }
  }
  @container (max-height: 41rem) {
    .tray:not(.open),
    .traybox.open,
    .traybox.open.slim {
      block-size: 4.1rem;
    }
    .cards {
      top: 0.3rem;
    }
    .over {
      --fade: 2.4rem;
    }
  }
  /* In landscape, open cards take the whole screen, and the closed hand takes a bar. */
  @container (max-height: 34rem) and (min-width: 30rem) {
    .tray:not(.open),
    .traybox.open,
    .traybox.open.slim {
      block-size: 2.75rem;
    }
    .tray:not(.open) .lip {
      block-size: 2.75rem;
      padding-inline: 0.6rem;
    }
    .cards {
      display: none;
    }
    .traybox.open {
      position: static;
    }
    .over {
      inset: auto 0 3.6rem 0;
      max-block-size: calc(100% - 3.6rem);
      --fade: 1.2rem;
      padding-block-end: 0.4rem;
    }
    .tray.open,
    .tray.open .lip {
      block-size: 3.6rem;
    }
    .thumb {
      inline-size: 2.4rem;
      block-size: 2.4rem;
    }
    .peeked {
      --card-width: min(8.4rem, 30cqh);
    }
    .peeked.lots {
      --card-width: min(5.6rem, 26cqh);
    }
    .fanned {
      --card-width: min(6.4rem, 26cqh);
    }
    .over.beside {
      grid-template-columns: fit-content(62%) minmax(0, 1fr);
      grid-template-rows: auto auto;
      align-items: start;
      gap: 0.5rem 1rem;
      padding-inline-start: 1rem;
    }
    .beside > .peeked:not(.lots) {
      --card-width: min(8.4rem, 40cqh);
      flex-wrap: nowrap;
    }
    /* The cards that the question is about; the others come below. */
    .of-hand > .peeked,
    .of-both > .peeked,
    .of-beside > .extras {
      grid-area: 1 / 1 / span 2;
    }
    .of-hand > .extras,
    .of-beside > .peeked {
      grid-area: 3 / 1 / auto / -1;
    }
    .of-both > .extras {
      grid-area: 3 / 1;
    }
    .beside .extra {
      min-inline-size: 8.4rem;
      max-inline-size: max(12rem, (var(--x) + 0.6rem) * var(--m));
    }
    .beside .fanned {
      --card-width: min(6.4rem, 26cqh, 56cqw / var(--n));
    }
    .beside slot {
      display: block;
    }
    .beside slot[name='over'] {
      grid-area: 1 / 2;
    }
    .beside slot[name='under'] {
      grid-area: 2 / 2;
    }
    /* The answers begin beside the first cards, not below them. */
    .of-both > .extras ~ slot[name='under'] {
      grid-row-end: span 2;
    }
    .beside :is(.facts, .rules) {
      grid-column: 1 / -1;
    }
  }
`;
