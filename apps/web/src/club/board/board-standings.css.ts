import { css } from 'lit';

/** Standings that are readable from five metres: the standings on the left, titles on the right. */
export const boardStandingsStyle = css`
  main {
    display: grid;
    grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
    gap: 1.5rem;
    block-size: 100dvh;
    padding: 1.3rem 1.75rem;
    overflow: hidden;
  }
  /* An announcement, above everything else. */
  main:has(> .announced) {
    grid-template-rows: auto minmax(0, 1fr);
    padding-block-start: 0;
  }
  .announced {
    grid-column: 1 / -1;
    margin-inline: -1.75rem;
    padding: 0.5rem 1.75rem;
    background: var(--lacquer-3);
    border-block-end: 2px solid var(--flame);
    font: italic 400 1.5rem / 1.1 var(--display);
    color: var(--flame);
    text-align: center;
    overflow-wrap: anywhere;
  }
  /* After the first game there is nothing else to show yet. */
  main.alone {
    grid-template-columns: minmax(0, 58rem);
    justify-content: center;
  }
  .alone .beside {
    display: none;
  }
  mq-sheet {
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr) auto;
    gap: 0.3rem;
    padding: 1rem 1.3rem;
    min-block-size: 0;
    overflow: hidden;
  }
  h1 {
    font: 400 1.75rem / 1.05 var(--display);
    overflow-wrap: anywhere;
  }
  mq-sheet .label {
    font-family: var(--text);
    color: var(--ink-2);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.2rem;
    font-size: 0.9375rem;
    color: var(--ink-2);
  }
  .legend li {
    display: flex;
    gap: 0.4rem;
    align-items: center;
  }
  .legend svg {
    inline-size: 1.1rem;
    block-size: 1.1rem;
  }
  .lines {
    min-block-size: 0;
    overflow: hidden;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    block-size: 2.3rem;
    padding: 0.1rem 0.35rem;
    text-align: start;
    border-block-start: 1px solid color-mix(in oklch, var(--ink-2) 45%, transparent);
    font-variant-numeric: lining-nums;
  }
  th {
    font-weight: 600;
    line-height: 1.1;
    inline-size: 34%;
  }
  th span {
    overflow: hidden;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  tr:first-child th,
  tr:first-child .n {
    font-weight: 700;
  }
  .n {
    inline-size: 1.6rem;
    text-align: end;
  }
  td mq-cameo {
    --cameo-width: 1.55rem;
  }
  td:has(mq-cameo) {
    inline-size: 2.4rem;
  }
  /* On one line, so that eight people fit. */
  .parts {
    justify-content: start;
    flex-wrap: nowrap;
    gap: 0.5rem;
  }
  .sum {
    font-size: 1.35rem;
    font-weight: 700;
    text-align: end;
  }
  mq-sheet > p {
    font-size: 0.9375rem;
    line-height: 1.25;
    color: var(--ink-2);
  }
  .beside {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: 1rem;
    min-block-size: 0;
    --race-row: 1.6rem;
  }
  masque-race {
    grid-row: 2;
  }
  .beside h2 {
    font-size: 1.5rem;
    margin-block-end: 0.5rem;
  }
  .honours li {
    position: relative;
    --cameo-width: 1.9rem;
  }
  .honours li + li {
    border-block-start: 2px solid var(--hairline);
    padding-block-start: 0.5rem;
  }
  .honours h3 {
    font-size: 1.15rem;
  }
  .honours li:first-child {
    --cameo-width: 3.1rem;
    padding-block-start: 0.8rem;
    background: radial-gradient(
      ellipse 40% 70% at 12% 55%,
      color-mix(in oklch, var(--flame) 22%, transparent),
      transparent 75%
    );
  }
  .honours li:first-child mq-cameo {
    border-color: var(--flame);
  }
  .honours li:first-child h3 {
    font-size: 1.6rem;
  }
  .wick {
    position: absolute;
    inset-block-start: -0.35rem;
    inset-inline-start: 0.9rem;
    color: var(--flame);
  }
  .wick svg {
    inline-size: 1.3rem;
    block-size: 1.3rem;
  }
  /* One title after the other, each after a held breath. */
  @media (prefers-reduced-motion: no-preference) {
    .honours li {
      animation: named 0.42s both;
      animation-delay: calc(0.9s + var(--i) * 1.6s);
    }
  }
  @keyframes named {
    from {
      opacity: 0;
    }
  }
  @media (max-aspect-ratio: 1/1) {
    main {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto minmax(0, 1fr);
    }
    .beside {
      --race-row: 1.15rem;
      gap: 0.6rem;
    }
  }
`;
