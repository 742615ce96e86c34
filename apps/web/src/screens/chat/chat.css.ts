import { css } from 'lit';

export const chatStyle = css`
  .chatbox {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.7rem;
    /* On a phone in landscape it leaves room for the field. */
    --talk-height: max(2.6rem, min(22rem, 42dvh, 100dvh - 21rem));
  }
  .talk {
    block-size: var(--talk-height);
    overflow-y: auto;
    overscroll-behavior: contain;
    display: flex;
    flex-direction: column;
    padding: 0.2rem;
  }
  .talk > :first-child {
    margin-block-start: auto;
  }
  .talk ol {
    display: grid;
    gap: 0.55rem;
  }
  .talk li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.4rem;
    align-items: start;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  .talk li.mine b {
    color: var(--brass);
  }
  .talk em {
    color: var(--candle-2);
  }
  .talk mq-icon-button {
    margin-block: -0.6rem;
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.5rem;
    align-items: end;
  }
  form .to {
    grid-column: 1 / -1;
  }
  form wa-input::part(form-control-label) {
    font-size: var(--t-label);
    color: var(--candle-2);
    margin-block-end: 0.25rem;
  }
  .to {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  .cover {
    block-size: var(--talk-height);
    display: grid;
    place-content: center;
    text-align: center;
    padding: 1rem;
    border: 1px dashed var(--hairline);
  }
  /* Very large text: the sheet scrolls, and the button stands below the field. */
  @media (max-width: 16rem) {
    .chatbox {
      --talk-height: 14rem;
    }
    .cover {
      padding: 0.3rem;
    }
    form {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .may {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
`;
