import { css } from 'lit';

/** Tables, titles and the race of a season. */
export const standingsStyle = css`
  mq-page::part(main) {
    max-inline-size: 72rem;
  }
  .all {
    display: grid;
    gap: 1rem 1.6rem;
    align-items: start;
  }
  @media (min-width: 62rem) {
    .all {
      grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    }
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    position: relative;
  }
  caption {
    font: 400 var(--t-title) / 1.1 var(--display);
    text-align: start;
    padding-block-end: 0.5rem;
  }
  th,
  td {
    padding: 0.35rem 0.35rem;
    text-align: start;
    border-block-start: 1px solid color-mix(in oklch, var(--ink-2) 45%, transparent);
    font-variant-numeric: lining-nums;
  }
  thead th {
    font-weight: 400;
    font-size: var(--t-label);
    color: var(--ink-2);
    border: 0;
  }
  tbody th {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .n {
    text-align: end;
  }
  .sum {
    font-size: var(--t-lead);
    font-weight: 700;
    text-align: end;
  }
  td.face {
    inline-size: 2.4rem;
  }
  td.face mq-cameo {
    --cameo-width: 1.9rem;
  }
  tr.mine {
    background: color-mix(in oklch, var(--ink) 11%, transparent);
    box-shadow: inset 0.25rem 0 0 var(--ink);
  }
  .more {
    min-block-size: var(--touch);
    inline-size: 100%;
    color: var(--ink);
    font-weight: 700;
  }
  .honours {
    display: grid;
    gap: 0.7rem;
  }
  .honours li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 0.9rem;
    align-items: center;
  }
  .honours h3 {
    font-size: 1.3rem;
    line-height: 1.1;
  }
  .racers {
    display: grid;
    gap: 0.15rem;
  }
  .race {
    inline-size: 100%;
    block-size: auto;
    overflow: visible;
  }
  .race polyline {
    fill: none;
    stroke: var(--candle-2);
    stroke-width: 2.5;
  }
  .race .lead {
    stroke: var(--candle);
    stroke-width: 4.5;
  }
  .race line {
    stroke: var(--hairline);
  }
  .race circle {
    fill: var(--lacquer-1);
    stroke: var(--candle-2);
    stroke-width: 2;
  }
  .games {
    display: grid;
  }
  .games li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 0.9rem;
    align-items: center;
    border-block-start: 1px solid var(--hairline);
    min-block-size: 4rem;
  }
  .games svg.i {
    inline-size: 1.7rem;
    block-size: 1.7rem;
  }
  .games a {
    min-block-size: var(--touch);
    display: grid;
    place-items: center;
    font-weight: 600;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.4rem;
  }
  .ways a,
  .ways button {
    min-block-size: var(--touch);
    display: inline-flex;
    align-items: center;
    color: var(--brass);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  @media (max-width: 30rem) {
    .wide {
      display: none;
    }
  }
  @media print {
    mq-button,
    mq-choice,
    .ways {
      display: none;
    }
  }
`;
