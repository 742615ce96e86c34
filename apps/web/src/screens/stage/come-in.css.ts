import { css } from 'lit';

/** How to join, on the big screen: the code to scan, the code to type, and the address. Screens set the sizes. */
export const comeInStyle = css`
  .come {
    display: grid;
    justify-items: center;
    grid-template-rows: auto auto 1fr auto auto;
    text-align: center;
    border-inline-end: 2px solid var(--hairline);
    padding-inline-end: var(--come-edge);
    gap: 0.35rem;
    min-block-size: 0;
  }
  .qr {
    inline-size: var(--qr-size);
    block-size: var(--qr-size);
    padding: 0.75rem;
    align-self: center;
  }
  .qr img {
    inline-size: 100%;
    block-size: 100%;
    mix-blend-mode: multiply;
    display: block;
  }
  .codebig {
    font-size: var(--code-size);
    font-weight: 700;
    letter-spacing: 0.13em;
    line-height: 1;
    margin-inline-end: -0.13em;
  }
  .url {
    font-size: var(--url-size);
    color: var(--candle-2);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.2rem;
  }
  .learn {
    color: var(--brass);
    text-decoration: underline;
    text-underline-offset: 0.25em;
    text-align: start;
    display: inline-grid;
    align-content: center;
    min-block-size: 48px;
  }
`;
