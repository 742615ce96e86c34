import { css } from 'lit';

/** The look of a guide: steps with their pictures, cards in a grid, and text. */
export const learnStyle = css`
  :host {
    display: grid;
    gap: 1.1rem;
    container-type: inline-size;
  }
  .title {
    font: 400 var(--t-claim) / 1.1 var(--display);
    text-wrap: balance;
  }
  .steps {
    display: grid;
  }
  .steps > li {
    display: grid;
    grid-template-columns: 7.6rem minmax(0, 1fr);
    gap: 1rem;
    align-items: center;
    border-block-start: 1px solid var(--hairline);
    padding-block: 0.8rem;
  }
  .steps > li.bare {
    grid-template-columns: 1fr;
  }
  .steps p {
    color: var(--candle-2);
  }
  .steps b,
  .prose b,
  dd b {
    color: var(--candle);
  }
  .picture {
    display: grid;
    gap: 0.5rem;
    justify-items: center;
    text-align: center;
  }
  .picture q {
    font-size: var(--t-title);
    line-height: 1.08;
    text-wrap: balance;
  }
  .people,
  .things {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: 0.35rem;
  }
  .people {
    --seat-width: 5.4rem;
  }
  .people mq-seat:not(:only-child) {
    --seat-width: 3.6rem;
    --cameo-width: 2.4rem;
    --seat-name: 0.9375rem;
  }
  .things {
    --card-width: 2.7rem;
  }
  .things mq-coin {
    font-size: 1.3rem;
  }
  .things mq-counters {
    --counter-size: 1.25rem;
  }
  .things > svg {
    inline-size: 2.2rem;
    block-size: 2.2rem;
    color: var(--accent);
  }
  .over {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.6rem;
  }
  .group {
    font: 400 var(--t-lead) / 1.2 var(--display);
    padding-block: 0.5rem 0.3rem;
  }
  .tiles {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
    gap: 0.45rem;
    padding: 0;
  }
  .prose {
    display: grid;
    gap: 0.5rem;
    max-inline-size: 62ch;
    color: var(--candle-2);
    line-height: 1.45;
  }
  .prose h3 {
    font: 400 var(--t-lead) / 1.2 var(--display);
    color: var(--candle);
  }
  ul {
    display: grid;
    gap: 0.4rem;
    padding-inline-start: 1.1rem;
  }
  .prose li::before,
  dd li::before {
    content: '–';
    position: absolute;
    margin-inline-start: -1.1rem;
    color: var(--brass-2);
  }
  .rules {
    display: grid;
    gap: 1rem;
  }
  .entry {
    display: grid;
    gap: 1rem;
    justify-items: stretch;
  }
  .show {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    justify-items: center;
  }
  .show mq-card {
    --card-width: min(14.5rem, 58cqi, 44dvh);
    --card-lift: var(--lift-2);
  }
  dl {
    display: grid;
    grid-template-columns: fit-content(38%) 1fr;
    column-gap: 0;
  }
  dt,
  dd {
    margin: 0;
    border-block-start: 1px solid var(--hairline);
    padding-block: 0.6rem;
  }
  dt {
    color: var(--candle-2);
    padding-inline-end: 1.1rem;
  }
  .where {
    text-align: center;
  }
  .things:has(mq-card:nth-of-type(3)) {
    --card-width: 2rem;
    flex-wrap: nowrap;
  }
  @container (max-width: 19rem) {
    .picture q {
      font-size: var(--t-lead);
    }
    .steps > li {
      grid-template-columns: 5.6rem minmax(0, 1fr);
      gap: 0.7rem;
    }
    dl {
      grid-template-columns: 1fr;
    }
    dd {
      border: 0;
      padding-block-start: 0;
    }
    dt {
      padding-block-end: 0.1rem;
    }
  }
  /* Very large text. */
  @container (max-width: 13rem) {
    .steps > li {
      grid-template-columns: minmax(0, 1fr);
      /* The light around a candle may be wider. */
      overflow-x: clip;
    }
  }
  @container (min-width: 40rem) {
    .entry {
      grid-template-columns: auto 1fr;
      align-items: center;
      column-gap: 1.6rem;
    }
    .entry .where,
    .entry mq-button {
      grid-column: 1 / -1;
    }
    .steps {
      grid-template-columns: 1fr 1fr;
      column-gap: 1.6rem;
    }
  }
`;
