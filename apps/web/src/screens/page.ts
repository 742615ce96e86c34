import { css } from 'lit';

/** Common styles of pages and dialogs: links, headings of sections, and groups. */
export const page = css`
  a {
    color: var(--brass);
    text-underline-offset: 0.25em;
  }
  h2 {
    font-family: var(--display);
    font-size: var(--t-title);
    line-height: 1.12;
  }
  h3 {
    font-family: var(--display);
    font-size: var(--t-lead);
  }
  /* Figures beside letters of the display type. */
  .fig {
    font-family: var(--text);
    font-variant-numeric: lining-nums;
  }
  .pad {
    display: grid;
    gap: 0.6rem;
  }
  .row {
    display: grid;
    gap: 0.6rem;
    grid-template-columns: repeat(auto-fit, minmax(min(5.8rem, 100%), 1fr));
  }
`;
