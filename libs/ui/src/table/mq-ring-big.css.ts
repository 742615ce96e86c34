import { css } from 'lit';

/** The people around the table on the big screen. */
export const bigRingStyle = css`
  /* It has room, and as a container it would cost more than half of what the browser spends on styles there. */
  .ring.big {
    container: none;
    contain: size style;
  }
  .ring.big li {
    --cameo-width: 3.375rem;
    --seat-width: auto;
  }
  .ring.big.more li {
    --cameo-width: 2.6rem;
  }
  .ring.big.crowd li {
    --cameo-width: 2.3rem;
  }
  .big .mid {
    top: var(--cy);
    z-index: -1;
    inline-size: max-content;
    max-inline-size: 54%;
  }
  /* Rows of papers get the room they may take. */
  .big .mid:has(mq-zones) {
    max-inline-size: 80%;
  }
  /* What is offered lies over the arrow from one to the other. */
  .big.arrows .mid:has(mq-zones) {
    z-index: 1;
    background: radial-gradient(closest-side, var(--accent-felt) 72%, transparent);
  }
  .big mq-arrows {
    --arrow-width: 4px;
    --arrow-strong: 12px;
  }
  .seatgrid.big {
    grid-template-columns: repeat(8, minmax(0, 1fr));
    grid-auto-rows: minmax(0, 1fr);
    gap: 0.25rem;
    padding: 1rem;
    max-block-size: 100dvh;
  }
  /* Up to 24 have room for the longest names. */
  .seatgrid.big:not(:has(> :nth-child(25))) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;
