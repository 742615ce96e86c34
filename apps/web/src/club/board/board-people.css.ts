import { css } from 'lit';

export const boardPeopleStyle = css`
  :host {
    display: block;
  }
  h2 {
    font-size: 1.5rem;
    display: flex;
    justify-content: space-between;
    align-items: baseline;
  }
  .newest {
    position: relative;
    display: grid;
    justify-items: center;
    text-align: center;
    gap: 0.2rem;
    padding-block: 1.7rem 0.5rem;
    background: radial-gradient(
      ellipse 70% 60% at 50% 45%,
      color-mix(in oklch, var(--flame) 22%, transparent),
      transparent 75%
    );
  }
  .newest mq-cameo {
    --cameo-width: 5rem;
    border-color: var(--flame);
  }
  .newest b {
    font-size: 1.5rem;
    overflow-wrap: anywhere;
  }
  .wick {
    position: absolute;
    inset-block-start: 0.3rem;
    color: var(--flame);
  }
  .wick svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
  .also {
    color: var(--candle-2);
    border-block-start: 2px solid var(--hairline);
    padding-block-start: 0.4rem;
    margin-block: 0.4rem 0.2rem;
  }
  .rest {
    color: var(--candle-2);
    line-height: 1.3;
    padding-block-start: 0.3rem;
  }
  masque-person-line {
    --line-size: 2.75rem;
    --cameo-width: 2.1rem;
  }
  .grid {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0.3rem;
  }
  .grid.long {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* A tablet in portrait: whoever has the candle stands beside the others. */
  @media (max-aspect-ratio: 1/1) {
    :host {
      display: grid;
      grid-template: auto 1fr / auto minmax(0, 1fr);
      column-gap: 1.4rem;
    }
    h2,
    .free:only-of-type {
      grid-column: 1 / -1;
    }
    ul:not(.grid),
    ol:not(.grid) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-content: start;
    }
    .grid {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
    .grid.long {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
