import { css } from 'lit';

/** Standings, titles and the race of a season. */
export const standingsStyle = css`
  mq-page::part(main) {
    max-inline-size: 72rem;
  }
  .all,
  .pad {
    grid-template-columns: minmax(0, 1fr);
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
    /* Before there are titles and a race, nothing stands beside the sheet. */
    .all:not(:has(> .pad > *)) {
      grid-template-columns: minmax(0, 1fr);
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
  mq-sheet .label {
    color: var(--ink-2);
  }
  caption .label {
    white-space: nowrap;
  }
  thead td {
    border: 0;
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
  .why td {
    border: 0;
    padding-block: 0 0.5rem;
    padding-inline-start: 1rem;
  }
  .why li {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    font-size: var(--t-label);
    line-height: 1.35;
  }
  /* A sum is not broken after its sign. */
  .why b {
    flex: none;
  }
  .honours {
    margin-block-start: 0.3rem;
  }
  .which {
    max-inline-size: 24rem;
  }
  /* Ink on paper. */
  mq-sheet mq-link {
    color: var(--ink);
    --link-line: color-mix(in oklch, var(--ink-2) 60%, transparent);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1.3rem;
  }
  @media (max-width: 30rem) {
    .ways mq-button {
      flex-basis: 100%;
    }
    .wide {
      display: none;
    }
    /* The line at the side of the viewer's row leaves the place free. */
    tbody td.n:first-child {
      padding-inline-start: 0.4rem;
    }
  }
  /* With very large letters, names need the room. */
  @media (max-width: 16rem) {
    .face {
      display: none;
    }
  }
  /* Ink on white, whether or not backgrounds are printed. */
  @media print {
    :host {
      --candle: black;
      --candle-2: oklch(0.35 0 0);
      color: black;
      background: white;
    }
    mq-cameo {
      background: none;
      box-shadow: none;
    }
    mq-button,
    mq-icon-button,
    mq-choice,
    .which,
    .more,
    .ways {
      display: none;
    }
  }
`;
