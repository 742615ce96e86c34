import { css } from 'lit';

/** The common styles of all parts of the studio. */
export const style = css`
  :host {
    color: var(--candle);
    font: 400 0.8125rem/1.35 var(--text);
  }
  h2,
  p {
    margin: 0;
  }
  h2 {
    font: 400 1.05rem/1.2 var(--smallcaps);
    color: var(--candle-2);
  }
  select,
  input {
    min-block-size: 1.65rem;
    padding: 0.1rem 0.5rem;
    border: 1px solid var(--hairline);
    border-radius: var(--r-hair);
    background: var(--lacquer-2);
    color: var(--candle);
    font: inherit;
  }
  :focus-visible {
    outline: 2px solid var(--flame);
    outline-offset: 2px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem;
  }
  .grow {
    flex: 1;
  }
  .dim {
    color: var(--candle-3);
  }
  .panel {
    display: flex;
    flex-direction: column;
    gap: 0.4rem;
    min-block-size: 0;
    min-inline-size: 0;
    padding: 0.5rem 0.7rem;
    border: 1px solid var(--hairline);
    overflow: auto;
  }
`;
