import { css } from 'lit';

export const boardStyle = css`
  :host {
    block-size: 100dvh;
    overflow: hidden;
  }
  .board {
    display: grid;
    block-size: 100dvh;
    padding: 1.4rem 1.75rem 1rem;
    grid-template-columns: 13.4rem minmax(0, 1fr) 13.75rem;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: 0.8rem 1.4rem;
  }
  masque-come-in {
    --come-edge: 1.25rem;
    --qr-size: 12rem;
    --code-size: 3.9rem;
    --url-size: 1.05rem;
    grid-row: 1 / 3;
  }
  .tables {
    display: grid;
    grid-auto-rows: minmax(0, auto);
    align-content: space-between;
    min-block-size: 0;
    border-inline-end: 2px solid var(--hairline);
    padding-inline-end: 1.4rem;
  }
  .tables article {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 1.1rem;
    align-items: center;
    min-block-size: 0;
    padding-inline-start: 0.7rem;
    overflow: hidden;
  }
  .tables article + article {
    border-block-start: 2px solid var(--hairline);
  }
  .tables masque-table-plan {
    --plan-width: min(7rem, 18vh);
  }
  .tables h2 {
    font-size: 1.6rem;
    line-height: 1.05;
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 0.6rem;
  }
  .no {
    font: 400 0.9375rem var(--text);
    color: var(--candle-2);
    white-space: nowrap;
  }
  .tables masque-table-name {
    font-size: 1.25rem;
  }
  .stt {
    font-size: 1.0625rem;
    font-weight: 600;
    display: flex;
    gap: 0.5rem;
    align-items: center;
  }
  .stt span {
    overflow: hidden;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .stt svg {
    flex: none;
    inline-size: 1.3rem;
    block-size: 1.3rem;
    color: var(--accent);
  }
  .names {
    font-size: 0.9375rem;
    color: var(--candle-2);
    line-height: 1.22;
    overflow: hidden;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .tables:not(:has(> :nth-child(3))) .names {
    -webkit-line-clamp: 6;
  }
  .asleep {
    opacity: 0.75;
  }
  .many {
    grid-template-columns: 1fr 1fr;
    gap: 0 1.4rem;
  }
  .tight h2 {
    font-size: 1.3rem;
  }
  /* A named table is found by its name, so the game's own name takes the whole line. */
  .tight article:has(masque-table-name) .no {
    display: none;
  }
  .tight masque-table-name {
    font-size: 1.1rem;
    line-height: 1.1;
  }
  .tight .stt {
    line-height: 1.15;
  }
  .tight .names {
    -webkit-line-clamp: 1;
  }
  .many article {
    gap: 0.7rem;
    padding-inline-start: 0.4rem;
  }
  /* The words need the room, and the icon of the game is beside them. */
  .many :is(.no, .stt svg) {
    display: none;
  }
  .many .stt {
    line-height: 1.2;
    hyphens: auto;
  }
  .many masque-table-plan {
    --plan-width: min(4.6rem, 12vh);
  }
  .many h2 {
    font-size: 1.2rem;
  }
  .many masque-table-name {
    font-size: 1rem;
  }
  /* Only a few of them have room for a long phase. */
  .many:not(:has(> :nth-child(9))) .stt span {
    -webkit-line-clamp: 3;
  }
  .tables:has(> .none) {
    align-content: center;
  }
  .none {
    text-align: center;
    font: italic 400 1.6rem var(--display);
    color: var(--candle-2);
  }
  masque-board-people {
    min-block-size: 0;
    overflow: hidden;
  }
  footer {
    grid-column: 2 / 4;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 1.4rem;
    border-block-start: 2px solid var(--hairline);
    padding-block-start: 0.5rem;
  }
  /* A tablet in portrait: how to join above, then the tables, and below them the people. */
  @media (max-aspect-ratio: 1/1) {
    .board {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto minmax(0, 1fr) fit-content(34%) auto;
    }
    masque-come-in {
      --qr-size: 10rem;
      grid-row: auto;
    }
    .tables {
      border-inline-end: 0;
      border-block: 2px solid var(--hairline);
      padding-inline-end: 0;
    }
    .tables masque-table-plan {
      --plan-width: min(7rem, 9vh);
    }
    .many masque-table-plan {
      --plan-width: min(4.6rem, 7vh);
    }
    footer {
      grid-column: auto;
    }
  }
  .time {
    font-size: 1.6rem;
  }
  footer p {
    font: italic 400 1.5rem / 1.1 var(--display);
    color: var(--flame);
    text-align: center;
  }
`;
