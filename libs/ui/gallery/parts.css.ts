import { css } from 'lit';

/** The layout of the parts on their page. */
export const partsStyle = css`
  :host {
    display: block;
    padding: 1.5rem clamp(1rem, 3vw, 3rem) 3rem;
  }
  section {
    border-block-start: 1px solid var(--brass-2);
    padding-block: 0.8rem 2rem;
  }
  h1,
  h2 {
    font: 400 var(--t-title) / 1.2 var(--display);
    margin: 0 0 1rem;
  }
  h1 {
    font-size: var(--t-hero);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 1.6rem;
    align-items: start;
  }
  figure {
    margin: 0;
    display: grid;
    gap: 0.5rem;
    justify-items: center;
  }
  figcaption {
    color: var(--candle-2);
    font-size: var(--t-label);
    max-inline-size: 12rem;
    text-align: center;
  }
  .wide {
    inline-size: min(28rem, 100%);
  }
  .ring {
    inline-size: min(24rem, 100%);
    block-size: 24rem;
  }
  .cloth {
    position: relative;
    inline-size: 15rem;
    block-size: 9.375rem;
  }
  .cloth mq-felt {
    block-size: 100%;
    border-radius: 2rem;
  }
  .cell {
    inline-size: min(15rem, 100%);
  }
  ul {
    margin: 0;
    padding-inline-start: 1.2rem;
    columns: 14rem;
  }
  li {
    margin-block-end: 0.2rem;
  }
  a {
    color: var(--brass);
  }
  mq-card:not([mini]),
  mq-laid-card,
  mq-turning-card:not([mini]),
  mq-pick-card {
    --card-width: 6.4rem;
  }
`;
