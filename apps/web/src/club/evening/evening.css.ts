import { css } from 'lit';

/** A guest's phone at an evening. */
export const eveningStyle = css`
  mq-page::part(main) {
    min-block-size: 100dvh;
    grid-template-rows: auto auto 1fr auto;
  }
  /* On a phone, the way on is under the thumb; on a larger screen, it follows what it is about. */
  @media (min-width: 44rem) and (min-height: 44rem) {
    mq-page::part(main) {
      min-block-size: auto;
      grid-template-rows: auto;
    }
  }
  .pad {
    align-content: start;
  }
  h2 {
    font-size: var(--t-lead);
  }
  .call {
    text-align: center;
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 0.5rem;
    padding-block: 1rem 0.5rem;
  }
  .call h2 {
    font-size: var(--t-claim);
    line-height: 1.1;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .call mq-cameo {
    --cameo-width: 4.6rem;
  }
  /* On the smallest phones, the tables are in reach. */
  @media (max-height: 37rem) {
    .call {
      gap: 0.2rem;
      padding-block: 0;
    }
    .call h2 {
      font-size: var(--t-title);
    }
    .call mq-cameo {
      --cameo-width: 2.6rem;
    }
  }
  .call p {
    max-inline-size: 26rem;
    color: var(--candle-2);
    text-wrap: balance;
  }
  .tables {
    display: grid;
    gap: 0.7rem;
  }
  .tables > li {
    border: 1px solid var(--hairline);
    border-inline-start: 0.25rem solid var(--accent);
    padding: 0.6rem 0.8rem;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.2rem 0.9rem;
    align-items: center;
    overflow-wrap: anywhere;
  }
  .tables masque-table-plan {
    --plan-width: 5.4rem;
    grid-row: span 2;
  }
  .tables h3 {
    font-size: 1.3rem;
    line-height: 1.1;
  }
  .tables masque-buttons {
    grid-column: 1 / -1;
    padding-block-start: 0.3rem;
  }
  .mine {
    border-color: var(--brass-2) !important;
    background: color-mix(in oklch, var(--flame) 7%, transparent);
  }
  @media (max-width: 16rem) {
    .tables > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-self: end;
    gap: 0 1.3rem;
  }
  .next {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.2rem 1rem;
    align-items: center;
    border-block: 1px solid var(--hairline);
    padding-block: 0.5rem;
  }
  .next h2 {
    grid-column: 1 / -1;
  }
  .next .label {
    display: block;
  }
  .said {
    border-inline-start: 0.25rem solid var(--flame);
    padding: 0.5rem 0.9rem;
    background: var(--lacquer-3);
    font-style: normal;
  }
  #door {
    align-content: start;
  }
`;
