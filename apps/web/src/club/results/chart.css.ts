import { css } from 'lit';

/** Charts as Chartist draws them, in the colours of the house. Lines are told apart by their dashes as well. */
export const chartLines = css`
  .ct-line {
    fill: none;
    stroke: var(--candle-2);
    stroke-width: 2.5px;
  }
  .ct-point {
    stroke: var(--candle-2);
    stroke-width: 8px;
    stroke-linecap: round;
  }
  .ct-series-b :is(.ct-line, .ct-bar) {
    stroke-dasharray: 10 6;
  }
  .ct-series-c .ct-line {
    stroke-dasharray: 2 5;
  }
  .ct-series-d .ct-line {
    stroke-dasharray: 10 5 2 5;
  }
  .ct-series-e .ct-line {
    stroke-dasharray: 18 7;
  }
  .lead :is(.ct-line, .ct-point) {
    stroke: var(--candle);
  }
  .me :is(.ct-line, .ct-point) {
    stroke: var(--brass);
  }
  :is(.lead, .me) .ct-line {
    stroke-width: 4.5px;
  }
  .ct-grid {
    stroke: var(--hairline);
    stroke-width: 1px;
  }
`;

/** The figures of a chart as a table. */
export const figuresStyle = css`
  .figures summary {
    min-block-size: var(--touch);
    display: flex;
    align-items: center;
    cursor: pointer;
    font-size: var(--t-label);
    color: var(--candle-2);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .figures .wide {
    overflow-x: auto;
  }
  .figures table {
    border-collapse: collapse;
    font-variant-numeric: lining-nums tabular-nums;
  }
  .figures :is(th, td) {
    padding: 0.3rem 0.8rem 0.3rem 0;
    text-align: end;
    font-weight: 400;
    border-block-start: 1px solid var(--hairline);
  }
  .figures tbody th {
    text-align: start;
  }
  .figures thead :is(th, td) {
    border: 0;
    font-size: var(--t-label);
    color: var(--candle-2);
  }
  @media print {
    .figures:not([open]) {
      display: none;
    }
  }
`;

/** A chart with its title and its axes. */
export const chartStyle = [
  chartLines,
  figuresStyle,
  css`
    figure {
      margin: 0;
      display: grid;
      gap: 0.3rem;
      min-inline-size: 0;
    }
    figcaption {
      font: 400 var(--t-lead) / 1.2 var(--display);
      padding-block-start: 0.6rem;
    }
    .chart {
      block-size: 11rem;
      min-inline-size: 0;
    }
    .chart svg {
      display: block;
      overflow: visible;
    }
    .ct-label {
      display: flex;
      color: var(--candle-2);
      font-size: var(--t-label);
      line-height: 1;
      white-space: nowrap;
      font-variant-numeric: lining-nums tabular-nums;
    }
    .ct-label.ct-horizontal {
      align-items: flex-start;
    }
    .ct-label.ct-vertical {
      align-items: flex-end;
      justify-content: flex-end;
      padding-inline-end: 0.3rem;
    }
    .bars .ct-label.ct-horizontal {
      justify-content: center;
    }
    .across .ct-label.ct-vertical {
      align-items: center;
    }
    /* Chartist makes it as wide as a step, which reaches beyond the last one. */
    :is(.across, .lines) .ct-label.ct-horizontal {
      inline-size: max-content !important;
    }
    .ct-bar {
      fill: none;
      stroke: var(--brass);
      stroke-width: 1.1rem;
    }
    .ct-series-b .ct-bar {
      stroke: var(--candle-3);
      stroke-dasharray: 3 3;
    }
    .key {
      display: flex;
      flex-wrap: wrap;
      gap: 0.2rem 1rem;
      font-size: var(--t-label);
      color: var(--candle-2);
    }
    .key li {
      display: flex;
      align-items: center;
      gap: 0.4rem;
    }
    .key svg {
      inline-size: 1.8rem;
      block-size: 0.8rem;
    }
    .key .ct-bar {
      stroke-width: 0.8rem;
    }
  `,
];
