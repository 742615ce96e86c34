import { css } from 'lit';

/** The evening as a candle. */
export const programmeStyle = css`
  .programme {
    display: grid;
    font-size: 1rem;
    line-height: 1.15;
  }
  .wax {
    position: relative;
    block-size: 0.4rem;
    margin-block-start: 1.1rem;
    background:
      linear-gradient(90deg, transparent var(--burned), var(--paper) var(--burned)),
      linear-gradient(var(--hairline), var(--hairline)) center / 100% 2px no-repeat;
  }
  .wax svg {
    position: absolute;
    inset-block-end: 0.2rem;
    inset-inline-start: clamp(0.5rem, var(--burned), 100% - 0.5rem);
    translate: -50% 0;
    inline-size: 1.3rem;
    block-size: 1.3rem;
    color: var(--flame);
  }
  .programme ol {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  .programme li {
    border-inline-start: 2px solid var(--brass-2);
    padding: 0.15rem 0.4rem 0;
    min-inline-size: 0;
  }
  .programme li:last-child {
    border-inline: 0 solid var(--brass-2);
    border-inline-end-width: 2px;
    text-align: end;
  }
  .programme b {
    display: block;
  }
  .programme li span {
    overflow: hidden;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .programme .past {
    color: var(--candle-2);
  }
`;
