import { css } from 'lit';

/** Ways to play, as buttons, and their options. */
export const rulesetStyle = css`
  section,
  .group {
    display: grid;
    gap: 0.6rem;
    align-content: start;
  }
  .edit {
    display: grid;
    gap: 1rem 1.4rem;
    align-items: start;
  }
  /* The summary stands beside the options. */
  @media (min-width: 62rem) {
    .edit {
      grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
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
  .way {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    border: 1px solid var(--brass-2);
    border-inline-start: 0.25rem solid var(--accent);
  }
  .way.chosen {
    background: var(--accent-deep);
  }
  .preset {
    display: grid;
    align-content: center;
    min-block-size: 4rem;
    padding: 0.5rem 0.8rem;
    text-align: start;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  .preset svg {
    display: inline;
    inline-size: 1em;
    block-size: 1em;
    vertical-align: -0.1em;
  }
  .star {
    min-inline-size: var(--touch);
    display: grid;
    place-items: center;
    color: var(--candle-2);
  }
  .star[aria-pressed='true'] {
    color: var(--flame);
  }
  .star svg {
    inline-size: 1.35rem;
    block-size: 1.35rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 34;
  }
  .star.tells svg {
    fill: currentcolor;
    stroke: none;
  }
  .star[aria-pressed='true'] svg {
    fill: currentcolor;
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
    border-block-start: 1px solid var(--hairline);
    padding-block: 0.4rem;
  }
  summary {
    min-block-size: var(--touch);
    display: flex;
    align-items: center;
    cursor: pointer;
    font-weight: 600;
  }
  .share {
    font-weight: 700;
    overflow-wrap: anywhere;
    font-size: var(--t-label);
    user-select: all;
  }
`;
