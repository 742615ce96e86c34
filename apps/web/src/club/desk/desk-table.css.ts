import { css } from 'lit';

/** A table on the host's desk. */
export const deskTableStyle = css`
  article {
    border: 1px solid var(--hairline);
    border-block-start: 4px solid var(--accent);
    padding: 0.6rem 0.9rem 0.8rem;
    display: grid;
    gap: 0.55rem;
  }
  article.over-drop {
    outline: 2px dashed var(--flame);
    outline-offset: -4px;
  }
  .head {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.1rem 0.9rem;
    align-items: center;
  }
  /* Its flame stands above it. */
  mq-taper {
    margin-block-start: 0.7rem;
  }
  h3 {
    font-size: 1.375rem;
    line-height: 1.05;
  }
  masque-table-plan {
    --plan-width: 6.6rem;
  }
  masque-buttons {
    grid-template-columns: repeat(auto-fit, minmax(min(7.2rem, 100%), 1fr));
  }
  masque-buttons mq-button::part(button) {
    gap: 0.4rem;
    padding-inline: 0.5rem;
  }
  /* The buttons before a deal stand in pairs, the deal last. */
  masque-buttons.lobby {
    grid-template-columns: 1fr 1fr;
  }
  masque-buttons.lobby mq-button:last-child {
    grid-column: 1 / -1;
  }
  .seats {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9.8rem, 100%), 1fr));
    gap: 0.3rem;
  }
  .about {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.6rem;
  }
  .about label {
    display: grid;
    font-size: var(--t-label);
    color: var(--candle-2);
  }
  .about input {
    min-inline-size: 0;
    min-block-size: var(--touch);
    padding-inline: 0.6rem;
    font: inherit;
    color: var(--candle);
    background: var(--lacquer-1);
    border: 1px solid var(--hairline);
    color-scheme: dark;
  }
  /* With very large letters, one thing stands below the other. */
  @media (max-width: 16rem) {
    .head,
    .about,
    masque-buttons.lobby {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  masque-fold {
    font-size: var(--t-label);
    color: var(--candle-2);
  }
  /* Nothing else is pressed while the host reads what will happen. */
  masque-buttons:has(masque-go-on[sure]) > :not(masque-go-on) {
    display: none;
  }
  .problem {
    color: var(--candle-2);
    font-size: var(--t-label);
  }
  .sure {
    display: grid;
    gap: 0.5rem;
    border-inline-start: 0.25rem solid var(--wax-lit);
    padding-inline-start: 0.8rem;
  }
`;
