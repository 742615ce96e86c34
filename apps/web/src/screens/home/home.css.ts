import { css } from 'lit';

/** The look of the start page: the house above its door, or beside what is on tonight. */
export const homeStyle = css`
  :host {
    background: radial-gradient(
      ellipse 70% 40% at 50% 12rem,
      color-mix(in oklch, var(--flame) 16%, transparent),
      transparent 75%
    );
  }
  mq-page {
    --page-half: 25rem;
  }
  .crest {
    display: grid;
    justify-items: center;
    gap: 0.2rem;
    text-align: center;
    padding-block: clamp(1.2rem, 7vh, 4.5rem) clamp(0.6rem, 3vh, 2rem);
  }
  .crest svg {
    inline-size: clamp(5rem, 17vh, 8.5rem);
    block-size: clamp(5rem, 17vh, 8.5rem);
  }
  h1:focus {
    outline: none;
  }
  .crest h1 {
    font-size: min(clamp(3rem, 8vh, 4rem), 24vw);
  }
  .crest .said {
    font-size: var(--t-lead);
    color: var(--candle-2);
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6rem;
    text-align: center;
  }
  .code {
    --wa-form-control-height: 4.4rem;
    inline-size: min(20rem, 100%);
    margin-inline: auto;
    align-items: center;
  }
  .code::part(form-control-label),
  .code::part(hint) {
    text-wrap: balance;
    font-size: var(--t-label);
    color: var(--candle-2);
    justify-content: center;
  }
  .code.wrong::part(hint) {
    color: var(--wax-lit);
  }
  .code::part(input) {
    text-align: center;
    text-transform: uppercase;
    font-size: min(2.5rem, 11vw);
    font-weight: 700;
    letter-spacing: 0.35em;
    text-indent: 0.35em;
  }
  .hosts {
    display: grid;
    gap: 0.6rem;
    grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  }
  form .hosts {
    grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  }
  .hosts mq-button::part(button) {
    padding-inline: 0.5rem;
  }
  .tonight {
    border: 1px solid var(--brass-2);
    background: color-mix(in oklch, var(--flame) 6%, var(--lacquer-2));
    padding: 0.9rem;
    display: grid;
    gap: 0.5rem;
  }
  .tonight h2 {
    font-size: var(--t-claim);
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  .faces {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem;
    --cameo-width: 2rem;
  }
  .faces span {
    padding-inline-start: 0.3rem;
    color: var(--candle-2);
  }
  .not {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 1rem;
    overflow-wrap: anywhere;
  }
  .not a {
    display: grid;
    align-items: center;
    min-block-size: var(--touch);
    font-weight: 600;
  }
  .clubs {
    display: grid;
    gap: 1rem;
  }
  .tonight .tables li {
    min-block-size: 2.4rem;
    gap: 0.6rem;
  }
  .tonight .tables li:last-child {
    border-block-end: none;
    padding-block-end: 0.6rem;
  }
  .tonight .tables svg.i {
    inline-size: 1.4rem;
    block-size: 1.4rem;
  }
  .tonight .tables b {
    font-size: 1rem;
  }
  .tonight .tables i {
    font: italic 400 1.125rem / 1.2 var(--display);
    color: var(--accent);
    overflow-wrap: anywhere;
  }
  /* Known visitors see the evening first. */
  @media (max-width: 59.99rem) {
    .known .crest {
      display: flex;
      align-items: center;
      gap: 0.8rem;
      padding-block: 0.9rem 0.2rem;
    }
    .known .crest svg {
      inline-size: min(3rem, 18vw);
      block-size: min(3rem, 18vw);
    }
    .known .crest h1 {
      font-size: min(2.25rem, 14vw);
    }
    .known .crest .said {
      display: none;
    }
  }
  /* Side by side: the house, and what is on tonight. */
  @media (min-width: 60rem) {
    .known::part(main) {
      max-inline-size: 74rem;
      grid-template-columns: minmax(0, 32rem) minmax(0, 1fr);
      grid-template-rows: repeat(4, auto) 1fr;
      column-gap: 4rem;
      grid-auto-flow: dense;
    }
    .known .clubs,
    .known > section {
      grid-column: 2;
    }
    .known .clubs {
      grid-row: 1 / span 4;
      align-self: start;
      margin-block-start: clamp(1.2rem, 7vh, 4.5rem);
    }
    .known > section {
      grid-row: auto;
    }
    /* Below one club there is room for the other open tables. */
    .known .clubs:not(:has(> :nth-child(2))) {
      grid-row: 1 / span 2;
    }
    .known .clubs:not(:has(> :nth-child(2))) ~ section {
      grid-row-end: span 2;
    }
    /* Between two evenings it is short. */
    .known .clubs:not(:has(> :nth-child(2), .faces)) {
      grid-row: 1;
    }
    .known > :is(header, form, .hosts, footer) {
      grid-column: 1;
    }
  }
  /* A phone in landscape: the house beside its door. */
  @media (min-width: 34rem) and (max-height: 27rem) {
    mq-page:not(.known)::part(main) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      grid-template-rows: repeat(3, auto) 1fr;
      column-gap: 2rem;
    }
    mq-page:not(.known) > * {
      grid-column: 2;
    }
    mq-page:not(.known) > .crest {
      grid-area: 1 / 1 / span 4;
      align-self: start;
    }
    mq-page:not(.known) > form {
      padding-block-start: 0.8rem;
    }
  }
  .learn {
    display: grid;
    align-items: center;
    min-block-size: var(--touch);
  }
  .wide {
    display: none;
  }
  @media (min-width: 68.75rem) {
    .wide {
      display: grid;
      align-items: center;
    }
  }
  footer {
    gap: 1.5rem;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    padding-block-start: 0.5rem;
  }
  masque-install {
    flex-basis: 100%;
  }
`;
