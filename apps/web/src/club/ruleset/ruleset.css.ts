import { css } from 'lit';

/** Ways to play, as buttons, and their options. */
export const rulesetStyle = css`
  section,
  .group {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6rem;
    align-content: start;
  }
  .edit {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem 1.4rem;
    align-items: start;
  }
  /* The summary stands beside the options. */
  @media (min-width: 62rem) {
    .edit {
      grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
      grid-template-rows: auto auto 1fr;
    }
    .sum {
      grid-column: 2;
      grid-row: 1 / span 3;
    }
  }
  .sum mq-sheet {
    display: grid;
    gap: 0.4rem;
  }
  .sum mq-sheet .label,
  .sum .changed {
    color: var(--ink-2);
  }
  .presets {
    display: grid;
    gap: 0.5rem;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  }
  .changed {
    color: var(--accent);
    font-size: var(--t-label);
    font-weight: 600;
  }
  .changes {
    display: grid;
    gap: 0.4rem;
  }
  .changes li {
    padding-block: 0.4rem;
  }
  .changes li + li {
    border-block-start: 1px solid var(--hairline);
  }
  .code {
    font-size: var(--t-title);
    font-weight: 700;
    letter-spacing: 0.13em;
    user-select: all;
    -webkit-user-select: all;
  }
  .share {
    font-weight: 700;
    overflow-wrap: anywhere;
    font-size: var(--t-label);
    user-select: all;
    -webkit-user-select: all;
  }
`;
