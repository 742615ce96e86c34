import { css } from 'lit';

/** The page for looking back: one column on a phone; table, knowledge and timeline side by side where there is room. */
export const replayStyle = css`
  mq-page::part(main) {
    min-block-size: 100dvh;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6rem;
  }
  mq-page::part(head) {
    flex-wrap: wrap;
  }
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(min-content, 1fr) auto;
    gap: 0.5rem;
    container-type: inline-size;
    /* The light around players at the sides is wider than a phone. */
    overflow-x: clip;
  }
  /* Room for the light above the first seat, and for the text below the last. */
  .table > :not(.saying) {
    contain: size;
    min-block-size: 18rem;
    margin-block: 1.2rem 1.5rem;
  }
  /* What a game draws may be higher than that, and must not lie under the text. */
  .table > :not(.saying, mq-ring) {
    overflow: hidden auto;
  }
  @media (min-width: 40rem) {
    mq-page {
      --head-gap: 0.5rem;
    }
  }
  /* A tall phone: what is said is visible below the ring, above the buttons. */
  @media (max-width: 40rem) and (min-height: 44rem) {
    mq-page::part(main) {
      gap: 0.4rem;
    }
    .table > :not(.saying) {
      min-block-size: 22.5rem;
      margin-block: 1rem;
    }
  }
  /* A small one: the table comes first. */
  @media (max-width: 29.99rem) and (max-height: 38rem) {
    mq-page::part(main) {
      gap: 0.3rem;
    }
    .table > :not(.saying) {
      min-block-size: 12.5rem;
      margin-block: 0.5rem 0.2rem;
    }
  }
  /* Night is as dark as it was; what a player held can still be read. */
  .night {
    background: radial-gradient(ellipse at center, oklch(0.16 0.02 265), oklch(0.1 0.01 265));
  }
  .night mq-ring {
    opacity: 0.55;
  }
  .kinds {
    display: flex;
    gap: 0.35rem;
    overflow-x: auto;
    scrollbar-width: none;
    /* Room for the focus ring. */
    padding: 0.2rem;
  }
  .kinds mq-chip {
    flex: none;
  }
  .saying {
    display: grid;
    gap: 0.5rem;
    grid-template-columns: minmax(0, 1fr);
  }
  .was {
    display: none;
    justify-content: center;
    align-items: center;
    gap: 0.15rem;
    --card-width: 1.6rem;
  }
  .was span {
    padding-inline-start: 0.4rem;
  }
  @media (max-width: 40rem), (max-height: 38rem) {
    .was {
      display: flex;
    }
  }
  .side {
    display: grid;
    gap: 1rem;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
  }
  .happened h2,
  .held h2 {
    font-size: var(--t-lead);
  }
  .reel {
    display: grid;
    gap: 0.5rem;
    grid-template-columns: minmax(0, 1fr);
    background: var(--lacquer-1);
  }
  .controls {
    display: grid;
    gap: 0.5rem;
    grid-template-columns: minmax(0, 1fr);
  }
  .where {
    text-align: center;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .file {
    display: grid;
    gap: 0.4rem;
  }
  /* Phones in landscape have the table beside its controls, which scroll with the page. */
  @media (min-width: 30rem) and (max-height: 38rem) {
    mq-page::part(forward) {
      position: static;
    }
    mq-page::part(main) {
      max-inline-size: none;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 1rem;
    }
    mq-page::part(head) {
      grid-column: 1 / -1;
    }
    /* It stays visible while the text about it scrolls. */
    .table {
      grid-row: 2 / span 3;
      grid-column: 1;
      align-self: start;
      position: sticky;
      inset-block-start: 0;
      block-size: calc(100dvh - 4.5rem);
      overflow-y: auto;
    }
    .table > :not(.saying) {
      min-block-size: 9rem;
      margin-block: 0.6rem;
    }
    .eyes,
    .side {
      grid-column: 2;
    }
    mq-page::part(forward) {
      grid-column: 2;
      grid-row: 3;
      align-self: start;
      padding-block: 0;
    }
  }
  /* The lowest phones: people and what they say come before what can be counted. */
  @media (min-width: 30rem) and (max-height: 22rem) {
    mq-page::part(main) {
      gap: 0.2rem;
    }
    mq-page::part(head) {
      padding-block: 0.2rem;
    }
    .table {
      block-size: calc(100dvh - 3.7rem);
    }
    .table > :not(.saying) {
      margin-block: 0.2rem;
    }
    .saying mq-stats {
      display: none;
    }
  }
  @media (min-width: 60rem) and (min-height: 38rem) {
    .film::part(main) {
      max-inline-size: 100rem;
      grid-template-columns: minmax(0, 1fr) 24rem;
      grid-template-rows: auto auto minmax(0, 1fr) auto;
      block-size: 100dvh;
      column-gap: 1.5rem;
      padding-block-end: 0.5rem;
    }
    mq-page::part(head),
    mq-page::part(forward) {
      grid-column: 1 / -1;
    }
    .eyes {
      grid-column: 1;
      grid-row: 2;
    }
    .table {
      grid-row: 3;
      min-block-size: 0;
      grid-template-rows: minmax(min-content, 1fr) auto;
      overflow-y: auto;
    }
    /* What a scene shows leaves room for the text below it. */
    .table > :not(.saying, mq-ring) {
      min-block-size: 12rem;
      margin-block: 0.8rem 0.4rem;
    }
    .side {
      grid-row: 2 / span 2;
      grid-column: 2;
      overflow-y: auto;
      min-block-size: 0;
      /* What is only heard of its charts must not make the page longer. */
      position: relative;
      border-inline-start: 1px solid var(--hairline);
      padding-inline-start: 1.2rem;
    }
    /* The kinds of moments stand beside the buttons: the table needs the height. */
    .controls {
      grid-template-columns: 16rem minmax(0, 19rem) minmax(0, 1fr) auto;
      align-items: center;
    }
    @media (min-width: 90rem) {
      .controls {
        grid-template-columns: 20rem minmax(0, 26rem) minmax(0, 1fr) auto;
      }
    }
    .kinds {
      order: 1;
    }
    .where {
      order: 2;
      grid-column-end: -1;
    }
    .where {
      text-align: end;
    }
  }
  /* The text stands beside a ring, so that the ring keeps its height and its position. */
  @media (min-width: 78rem) and (min-height: 38rem) {
    .table:has(mq-ring) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
      grid-template-rows: minmax(min-content, 1fr);
      column-gap: 1.5rem;
    }
    .table:has(mq-ring) .saying {
      align-content: center;
    }
  }
`;
