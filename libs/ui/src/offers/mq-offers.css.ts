import { css } from 'lit';

/** The layout of offers, in columns and rows. */
export const offersStyle = css`
  .offers {
    display: grid;
    gap: 0.5rem;
    grid-template-columns: minmax(0, 1fr);
    container-type: inline-size;
  }
  .act {
    position: relative;
    z-index: 1;
    display: grid;
    gap: 0.55rem;
    padding: 0 1rem;
  }
  .two {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
    gap: 0.6rem;
  }
  .two.even,
  .two.three {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  .two.one {
    grid-template-columns: minmax(0, 1fr);
  }
  .two.three > :last-child {
    grid-column: 1/-1;
  }
  .deeds {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.4rem;
    padding: 0 0.75rem;
  }
  .deeds h2 {
    grid-column: 1/-1;
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  .deeds h2 .said {
    font-size: 1.125rem;
    color: var(--candle-2);
  }
  .deeds > .wide {
    grid-column: 1/-1;
  }
  .alsos {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    padding: 0.3rem 0.75rem 0;
    border-block-start: 1px solid var(--hairline);
    margin-block-start: 0.2rem;
  }
  .alsos h2 {
    inline-size: 100%;
  }
  .alsos mq-offer {
    flex: 0 1 auto;
  }
  /* The main action. */
  .alsos mq-offer[main]:only-of-type {
    flex: 1 1 100%;
  }
  /* Several stand in columns, because the cards above them need the room. */
  .alsos:has(> mq-offer ~ mq-offer ~ mq-offer) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  }
  .alsos:has(> mq-offer ~ mq-offer ~ mq-offer) h2 {
    grid-column: 1 / -1;
  }
  /* A paper with its answers side by side: beside its subject, or below it where there is no room. */
  .paper {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem 0.4rem;
    margin-inline: 0.75rem;
    padding: 0.3rem 0.4rem 0.3rem 0.7rem;
    background: var(--fleck), linear-gradient(165deg, var(--paper), var(--paper-2));
    color: var(--ink);
  }
  .paper .on {
    flex: 10 1 7rem;
    min-inline-size: 0;
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
  .paper .on span {
    display: block;
  }
  .answers {
    flex: 1 1 auto;
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 0.4rem;
  }
  .answers mq-offer {
    flex: 1 0 auto;
    color: var(--candle);
  }
  /* Three answers stand in two rows, below a single line. */
  .paper:has(mq-offer:nth-child(3)) .on {
    flex-basis: 100%;
  }
  .paper:has(mq-offer:nth-child(3)) .on span {
    display: inline;
  }
  .answers:has(> :nth-child(3)) {
    inline-size: 100%;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .answers:has(> :nth-child(3)) > :nth-child(odd):last-child {
    grid-column: 1 / -1;
  }
  .gobar {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    padding-block-start: 0.5rem;
    background: linear-gradient(transparent, var(--lacquer-1) 0.5rem);
  }
  .gorow {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    padding-inline-start: 0.4rem;
  }
  .gorow,
  .gorow .gobar {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    background: var(--lacquer-1);
  }
  /* Nothing shows in the strip below, where the panel ends. */
  .gorow,
  .offers > .gobar {
    box-shadow: 0 0.3rem 0 var(--lacquer-1);
  }
  /* What goes on below the button that sends the answers fades above it. */
  .gorow::before,
  .offers > .gobar::before {
    content: '';
    position: absolute;
    inset: auto 0 100%;
    block-size: var(--go-fade, 0);
    background: linear-gradient(transparent, var(--lacquer-1));
    pointer-events: none;
  }
  /* On the smallest phones several answers are lower, so that all of them are visible. */
  @container (max-height: 37rem) {
    .act:has(> :nth-child(3)) {
      gap: 0.35rem;
      --touch-main: var(--touch);
      --seal-size: 2rem;
      --offer-note: none;
      --offer-padding: 0.2rem;
    }
    /* Long names leave the room below to the answers: two lines of them. */
    .paper .on {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
    }
    .paper .on span {
      display: inline;
    }
    /* What is missing is asked above, unless the cards are there. */
    .gobar:not(.peeking) {
      --offer-note: none;
    }
    /* Three answers stand in one row, without pictures. */
    .answers:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      --offer-icon: none;
    }
    .answers:has(> :nth-child(3):last-child) > :nth-child(3):last-child {
      grid-column: auto;
    }
    .answers:has(> :nth-child(3):last-child) mq-offer::part(button) {
      padding-inline: 0.15rem;
      font-size: 0.8125rem;
    }
  }
  /* With very large text it would cover what is above it. */
  @media (max-width: 18rem) {
    .gorow,
    .gobar,
    .gorow .gobar {
      position: static;
      --go-fade: 0;
    }
  }
  .go {
    display: block;
    margin: 0.15rem 0.75rem 0;
  }
  .waits {
    text-align: center;
    color: var(--candle-2);
    padding: 0.6rem 1rem;
    min-block-size: var(--touch);
    display: grid;
    place-content: center;
  }
  /* A phone in landscape. */
  :host([low]) {
    --touch-main: 2.9rem;
  }
  :host([low]) .offers,
  :host([low]) .deeds {
    gap: 0.25rem;
  }
  :host([low]) .deeds h2,
  :host([low]) .deeds h2 .said {
    font-size: 0.875rem;
    line-height: 1;
  }
  :host([low]) .alsos {
    display: flex;
    gap: 0.25rem;
    padding-block-start: 0.2rem;
  }
  :host([low]) .alsos mq-offer {
    flex: 1 1 7.8rem;
  }
  :host([low]) .alsos h2 {
    font-size: 0.875rem;
    line-height: 1;
  }
  :host([low]) .alsos mq-offer,
  :host([low]) .deeds mq-offer {
    --deed-height: 2.75rem;
    --deed-note: nowrap;
    --deed-size: 0.9375rem;
  }
  /* Beside the table of a turned phone there is room for all that is said about the only one. */
  @media (max-height: 27rem) and (min-width: 30rem) {
    :host([low]) .alsos mq-offer:only-of-type {
      --deed-note: normal;
    }
  }
  /* Two rows leave room for a second line of their notes. */
  :host([low]) .deeds:not(:has(> :nth-child(5))) mq-offer {
    --deed-note: normal;
  }
  /* The lowest phones need its line for the offers; it is still read aloud. */
  @media (max-height: 37rem) {
    :host([low]) .alsos h2 {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* Three in one row if their texts fit. */
  @container (min-width: 34rem) {
    .answers:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .answers:has(> :nth-child(3)) > :nth-child(3):last-child {
      grid-column: auto;
    }
  }
  /* Large text or a narrow phone: one below the other. */
  @container (max-width: 15.5rem) {
    .deeds,
    .answers:has(> :nth-child(3)) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  /* A narrow phone: two answers side by side, without breaking words. */
  @container (max-width: 20.5rem) {
    .two mq-offer {
      --seal-size: 2rem;
    }
    .two mq-offer::part(button) {
      padding-inline: 0.5rem;
      gap: 0.4rem;
      font-size: 1.0625rem;
    }
  }
  @container (max-width: 17.9rem) {
    .two,
    .two.even,
    .two.three {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
