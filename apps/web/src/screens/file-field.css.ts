import { css } from 'lit';

/** The browser's own control for choosing a file, dressed like the rest. */
export const fileField = css`
  input[type='file'] {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: var(--touch);
    color: var(--candle);
    font: inherit;
  }
  ::file-selector-button {
    min-block-size: var(--touch);
    margin-inline-end: 0.8rem;
    padding-inline: 0.9rem;
    font: inherit;
    font-weight: 600;
    color: var(--candle);
    background: var(--lacquer-3);
    border: 1px solid var(--brass-2);
  }
`;
