import { css } from 'lit';

/** Replaces the ring, on phones and on the big screen. */
export const proclamationStyle = css`
  :host {
    display: grid;
    min-block-size: 0;
    overflow: hidden auto;
    padding: 0.3rem 0.75rem;
  }
  /* While somebody is named on a phone, it stands below the people, as high as it is. */
  :host([whole]) {
    container-type: size;
  }
  section {
    display: grid;
    align-content: center;
    gap: 0.6rem;
    inline-size: 100%;
    max-inline-size: 34rem;
    margin-inline: auto;
  }
  .rows {
    display: grid;
    gap: 0.4rem;
  }
  .row {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 1.6rem;
    align-items: center;
    gap: 0.3rem 0.6rem;
    padding: 0.35rem 0.5rem;
    border: 1px solid var(--hairline);
  }
  .row.right {
    border-color: var(--accent);
  }
  .row.wrong {
    border: 1px dashed var(--candle-2);
  }
  mq-person {
    --cameo-width: 2.6rem;
    line-height: 1.15;
  }
  mq-person::part(name) {
    overflow-wrap: anywhere;
  }
  .stands mq-person {
    --cameo-width: 3.3rem;
  }
  .stands mq-person::part(face) {
    border-color: var(--flame);
  }
  .cards {
    --card-width: 1.7rem;
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    justify-content: flex-end;
    max-inline-size: 9rem;
  }
  .counts {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
  .mark svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    fill: var(--accent);
    display: block;
  }
  .wrong .mark svg {
    fill: var(--candle);
  }
  .tally,
  .verdict {
    text-align: center;
  }
  .tally {
    font-weight: 600;
  }
  .tally .label {
    display: block;
    font-weight: 400;
  }
  .verdict {
    font-size: var(--t-title);
    line-height: 1.15;
    color: var(--accent);
    min-block-size: 2.3em;
  }
  .verdict.wrong {
    color: var(--candle);
  }
  /* One or two of them: everything they show stands below their names, larger. */
  @media (min-height: 30rem) {
    .rows.few .row {
      grid-template-columns: minmax(0, 1fr) 1.6rem;
      padding: 0.6rem 0.7rem;
    }
    .rows.few .mark {
      grid-area: 1 / 2;
    }
    .rows.few .cards {
      --card-width: min(2.7rem, (100cqi - 1.6rem) / var(--most) - 0.3rem);
      grid-area: 2 / 1 / auto / -1;
      justify-content: center;
      flex-wrap: nowrap;
      max-inline-size: none;
    }
  }
  /* The narrowest phones have room for a name beside smaller cards; the first card is the society. */
  @media (max-width: 22rem) {
    .rows:not(.few) {
      .label {
        display: none;
      }
      .cards {
        --card-width: 1.35rem;
        max-inline-size: 6.2rem;
      }
      mq-person {
        --cameo-width: 1.8rem;
        font-size: 0.875rem;
      }
    }
  }
  .rows.many .row {
    padding-block: 0.1rem;
  }
  .rows.many mq-person {
    --cameo-width: 2rem;
  }
  .turning {
    --society: min(56cqi, (100cqh - 8.5rem) * 0.7, 15rem);
    display: grid;
    justify-items: center;
    gap: min(0.6rem, 2cqh);
  }
  .turning mq-person {
    --cameo-width: 2.4rem;
  }
  .turning mq-person::part(name) {
    font-family: var(--display);
    font-size: var(--t-title);
    font-weight: 400;
  }
  .turning .hand {
    inline-size: 100%;
    display: grid;
    grid-template-columns: auto minmax(0, auto);
    justify-content: center;
    align-items: center;
    gap: min(0.8rem, 3cqi);
  }
  .society {
    --card-width: var(--society);
    --card-lift: var(--lift-2);
  }
  .rest {
    --card-width: min(18cqi, var(--society) / var(--lines) - 0.3rem);
    display: grid;
    grid-template-columns: repeat(2, auto);
    gap: 0.4rem;
  }
  .rest > * {
    --turn-after: 300ms;
  }
  /* First the cards, then what they come to. */
  .turning :is(.mark, .tally) {
    animation: told 240ms var(--e-hand) 720ms backwards;
  }
  @keyframes told {
    from {
      opacity: 0;
    }
  }
  .turning .mark {
    display: flex;
    align-items: center;
    gap: 0.4rem;
    font-weight: 700;
  }
  .turning.wrong .mark svg {
    fill: var(--candle);
  }
  /* A phone in landscape, and a small one with something to answer: the rest stands beside the card. */
  @container (max-height: 17rem) {
    section {
      gap: 0.2rem;
    }
    .turning {
      --society: min(38cqi, (100cqh - 2.2rem) * 0.7);
      grid-template: repeat(4, auto) / auto minmax(0, 1fr);
      justify-items: start;
      align-items: center;
      gap: 0.2rem 0.8rem;
    }
    .turning .hand {
      display: contents;
    }
    .society {
      grid-area: 1 / 1 / span 4;
    }
    .turning :is(mq-person, .rest, .mark, .tally) {
      grid-column: 2;
    }
    .turning mq-person {
      --cameo-width: 1.8rem;
    }
    .turning mq-person::part(name) {
      font-size: 1.125rem;
    }
    .rest {
      --card-width: min(9cqi, (100cqh - 8.5rem) / 2.8 - 0.2rem);
      grid-template-columns: repeat(4, auto);
      gap: 0.2rem;
    }
    .turning .mark {
      font-size: var(--t-label);
      line-height: 1.15;
    }
  }
  /* As large as they all fit. */
  :host([big]) section {
    max-inline-size: 39rem;
    gap: 1rem;
  }
  :host([big]) .row {
    gap: 0.3rem 1rem;
    padding: 0.5rem 0.9rem;
  }
  :host([big]) .cards {
    --card-width: clamp(1.7rem, min(23rem / var(--rows) / 1.4 - 0.9rem, 21rem / var(--most) - 0.3rem), 3.6rem);
    flex-wrap: nowrap;
    max-inline-size: none;
  }
  :host([big]) .rows.few .cards {
    --card-width: clamp(1.7rem, min(17rem / var(--rows) / 1.4 - 1.6rem, 36rem / var(--most) - 0.3rem), 4.6rem);
  }
  :host([big]) mq-person {
    gap: 1rem;
  }
  :host([big]) .row mq-person::part(name) {
    font-size: 1.25rem;
  }
  /* Beside cards, a name has room for its longest word. */
  :host([big]) .rows:not(.few) mq-person::part(text) {
    min-inline-size: 8.5rem;
  }
  :host([big]) .rows:not(.many) mq-person {
    --cameo-width: 3.3rem;
  }
  :host([big]) .tally {
    font-size: 1.25rem;
  }
  :host([big]) .verdict {
    font-size: var(--t-claim);
  }
`;
