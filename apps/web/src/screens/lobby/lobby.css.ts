import { css } from 'lit';

export const lobbyStyle = css`
  mq-page {
    --head-icon: 1.9rem;
    --head-color: var(--accent);
  }
  mq-page::part(main) {
    min-block-size: 100dvh;
    grid-template-rows: auto auto auto 1fr;
  }
  .left,
  .right {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.4rem;
    align-content: start;
  }
  h2 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0.6rem;
  }
  /* Its figures have no room beside letters of the display type. */
  h2 .label {
    font-family: var(--text);
  }
  .invite {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
    align-items: center;
    border-block: 1px solid var(--hairline);
    padding-block: 0.8rem;
  }
  .invite div {
    flex: 1 1 9rem;
  }
  masque-qr-paper {
    inline-size: 6.4rem;
    --qr-edge: 0.35rem;
  }
  .codebig {
    font-size: min(2.6rem, 14vw);
    font-weight: 700;
    letter-spacing: 0.14em;
    line-height: 1.1;
  }
  /* Players with a seat need it only to invite others. */
  @media (max-width: 63.99rem) {
    .come masque-qr-paper {
      inline-size: 3.6rem;
      --qr-edge: 0.2rem;
    }
    .come .codebig {
      font-size: 1.6rem;
    }
    .come .label:last-child {
      display: none;
    }
  }
  .changes {
    display: grid;
    gap: 0.3rem;
  }
  .changes li {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    border-block-end: 1px solid var(--hairline);
    padding-block: 0.3rem;
  }
  .changes b {
    text-align: right;
  }
  .way {
    font: italic 400 var(--t-lead) / 1.2 var(--display);
    overflow-wrap: anywhere;
  }
  .also {
    padding-block-end: 1rem;
  }
  @media (min-width: 64rem) {
    mq-page::part(main) {
      max-inline-size: 76rem;
      grid-template-columns: minmax(0, 1fr) 24rem;
      grid-template-rows: auto 1fr auto;
      column-gap: 3rem;
    }
    mq-page::part(head) {
      grid-column: 1/-1;
    }
    mq-page::part(forward) {
      grid-column: 2;
    }
    .left {
      grid-row: 2 / span 2;
    }
    masque-qr-paper {
      inline-size: 11rem;
    }
    .codebig {
      font-size: 4rem;
    }
  }
  /* It loads a moment later; its room is reserved so that the buttons below do not move. */
  masque-dealt {
    min-block-size: 4.5rem;
  }
  masque-dealt:not(:defined) {
    display: block;
  }
`;
