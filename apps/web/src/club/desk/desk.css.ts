import { css } from 'lit';

export const deskStyle = css`
  .desk {
    min-block-size: 100dvh;
    display: flex;
    flex-direction: column;
    gap: 0.65rem;
    padding: 0.8rem 1.25rem 0.4rem;
  }
  .top {
    display: flex;
    align-items: center;
    gap: 0.6rem 1.2rem;
    flex-wrap: wrap;
  }
  .top h1 {
    font: 400 var(--t-title) / 1.05 var(--display);
    overflow-wrap: anywhere;
  }
  .top h1:focus {
    outline: none;
  }
  .crest svg {
    inline-size: 2.2rem;
    block-size: 2.2rem;
  }
  dl {
    display: flex;
    gap: 0.2rem 1.6rem;
    margin-inline: auto;
    flex-wrap: wrap;
  }
  dt {
    font-size: var(--t-label);
    color: var(--candle-2);
  }
  dd {
    font-weight: 700;
    font-size: 1.2rem;
    font-variant-numeric: lining-nums;
  }
  .said {
    inline-size: 100%;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
  }
  .columns {
    flex: 1;
    display: grid;
    grid-template-columns: 15.25rem minmax(0, 1fr) minmax(0, 27rem);
    gap: 1.5rem;
    align-items: start;
  }
  .columns > section {
    display: grid;
    gap: 0.55rem;
    align-content: start;
    min-inline-size: 0;
  }
  .columns h2 {
    display: flex;
    align-items: baseline;
    gap: 0.6rem;
    font-size: 1.5rem;
  }
  .columns h2 b {
    font-size: 1.25rem;
  }
  .people {
    display: grid;
    gap: 0.1rem;
    max-block-size: max(24rem, 100dvh - 27rem);
    overflow: auto;
  }
  .pick {
    inline-size: 100%;
    display: grid;
    cursor: grab;
    padding-inline: 0.3rem;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  /* A handle: can be dragged. */
  .pick::after {
    content: '';
    inline-size: 0.6rem;
    block-size: 1.1rem;
    background: radial-gradient(circle, var(--brass-2) 1.5px, transparent 2px) 0 0 / 0.3rem 0.37rem;
    margin-inline-end: 0.2rem;
  }
  @media (pointer: coarse) {
    .pick::after {
      display: none;
    }
  }
  .friends {
    border-inline-start: 2px solid var(--brass-2);
    padding-inline-start: 0.4rem;
  }
  .pick.held {
    background: var(--lacquer-3);
    box-shadow: var(--lift-2);
    outline: 2px solid var(--flame);
    outline-offset: -2px;
  }
  .proposal {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) fit-content(45%);
    gap: 0.15rem 0.8rem;
    align-items: center;
    padding: 0.55rem 0.7rem 0.55rem 0.8rem;
    border: 1px solid var(--hairline);
    border-inline-start: 0.25rem solid var(--accent);
    line-height: 1.2;
  }
  .proposal > svg {
    inline-size: 1.8rem;
    block-size: 1.8rem;
    color: var(--accent);
  }
  .proposal .label {
    display: block;
  }
  .proposal.first {
    border-color: var(--brass-2);
    border-inline-start-color: var(--accent);
    padding-block: 0.7rem;
  }
  .proposal.first b {
    font-size: var(--t-lead);
  }
  @media (max-width: 26rem) {
    .proposal {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .proposal mq-button {
      grid-column: 1 / -1;
    }
  }
  .now masque-qr-paper {
    inline-size: min(16rem, 100%);
    margin: 1rem auto;
  }
  /* On a phone, where the free people are on another page. */
  .where {
    display: none;
    color: var(--flame);
    font-weight: 600;
  }
  /* The person who was picked is not in the list beside it, where it stands too. */
  .always {
    display: block;
  }
  .claim {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.5rem 0.8rem;
    align-items: center;
    background: var(--lacquer-3);
    border-inline-start: 0.25rem solid var(--wax-lit);
    padding: 0.6rem 0.8rem;
  }
  .claim masque-buttons {
    grid-column: 1 / -1;
  }
  @media (min-width: 44.01rem) {
    .claim {
      grid-template-columns: auto minmax(0, 1fr) 24rem;
    }
    .claim masque-buttons {
      grid-column: auto;
    }
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1.4rem;
  }
  footer .label:first-of-type {
    margin-inline-start: auto;
  }
  mq-choice {
    display: none;
  }
  .notes {
    display: grid;
    gap: 0.5rem;
  }
  .notes:empty {
    display: none;
  }
  /*
   * A large screen: the column of what is next stays narrow enough to be read, and running tables stand side by side.
   */
  @media (min-width: 100rem) {
    .columns {
      grid-template-columns: 18rem minmax(0, 42rem) minmax(0, 1fr);
    }
    .columns > .running {
      grid-template-columns: repeat(auto-fill, minmax(24rem, 1fr));
    }
  }
  .running > :is(h2, p) {
    grid-column: 1 / -1;
  }
  /* Nothing to do but to watch over the tables: they take the room. */
  @media (min-width: 68.01rem) {
    .quiet .columns {
      grid-template-columns: 15.25rem minmax(0, 1fr);
      grid-template-rows: auto 1fr;
    }
    .quiet .running {
      grid-column: 2;
      grid-row: 1 / span 2;
      grid-template-columns: repeat(auto-fill, minmax(24rem, 1fr));
    }
    .quiet .proposal {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .quiet .proposal mq-button {
      grid-column: 1 / -1;
    }
  }
  /* A tablet: running tables are on a second page. */
  @media (max-width: 68rem) {
    mq-choice {
      display: block;
    }
    .columns {
      grid-template-columns: 15.25rem minmax(0, 1fr);
    }
    .desk[data-shown='running'] .columns {
      grid-template-columns: minmax(0, 1fr);
    }
    .desk:not([data-shown='running']) .running,
    .desk[data-shown='running'] :is(.free, .now) {
      display: none !important;
    }
  }
  /* There, the free people stand beside what is next. */
  @media (min-width: 44.01rem) and (max-width: 68rem) {
    mq-choice::part(free) {
      display: none;
    }
    /* A phone that was turned while it showed them. */
    .desk[data-shown='free'] mq-choice::part(now) {
      background: var(--candle);
      color: var(--ink);
    }
  }
  /* A phone: one after the other. */
  @media (max-width: 44rem) {
    .desk {
      padding-inline: 0.9rem;
    }
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
    .desk[data-shown='now'] .free,
    .desk[data-shown='free'] .now {
      display: none !important;
    }
    .top dl {
      margin-inline: 0;
    }
    .top .wide,
    .top .crest {
      display: none;
    }
    .top {
      justify-content: space-between;
    }
    .top h1 {
      inline-size: 100%;
    }
    /* The selector above names the section. */
    .columns h2 {
      position: absolute;
      clip-path: inset(50%);
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
    }
    .top .tools {
      inline-size: 100%;
    }
    .top .tools mq-button {
      flex: 1;
    }
    .people {
      max-block-size: none;
    }
    .where {
      display: block;
    }
  }
  /* With very large letters, one thing stands below the other. */
  @media (max-width: 16rem) {
    .claim {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
