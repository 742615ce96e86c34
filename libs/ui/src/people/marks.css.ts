import { css } from 'lit';

/** The pips of a seat, small and in a row. */
export const pipsStyle = css`
  .pips {
    display: flex;
    gap: 0.2rem;
    color: var(--candle-2);
  }
  .pips svg {
    inline-size: 1.1rem;
    block-size: 1.1rem;
  }
`;

/** The mask of the active player stands in candlelight. */
export const litStyle = css`
  .active mq-cameo {
    border-color: var(--flame);
    border-width: 2px;
    box-shadow:
      inset 0 0 0 3px var(--lacquer-1),
      inset 0 0 0 4px var(--brass-2),
      0 0 0 0.25rem color-mix(in oklch, var(--flame) 14%, transparent),
      0 0 1.6rem color-mix(in oklch, var(--flame) 36%, transparent);
  }
`;
