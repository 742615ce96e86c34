import { css } from 'lit';

export const stageStyle = css`
  :host {
    display: flex;
    flex-direction: column;
    block-size: 100dvh;
    overflow: clip;
    background: radial-gradient(
      ellipse 50% 60% at 18% 40%,
      color-mix(in oklch, var(--flame) 12%, transparent),
      transparent 75%
    );
  }
  /* The drawing leaves room for an announcement above it. */
  mq-stage,
  .lobby,
  .ended {
    flex: 0 1 auto;
    min-block-size: 0;
  }
  mq-page::part(main) {
    align-content: center;
    min-block-size: 100dvh;
  }
  mq-page::part(heading) {
    font-family: var(--display);
    font-size: 2em;
  }
  .lobby {
    display: grid;
    block-size: 100dvh;
    padding: 1.5rem 1.75rem;
    grid-template-columns: 15.6rem minmax(0, 1fr) 17rem;
    grid-template-rows: minmax(0, 1fr);
    gap: 1.25rem;
    align-content: stretch;
  }
  .game {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    font-size: 1.25rem;
    color: var(--accent);
    text-wrap: balance;
  }
  masque-come-in {
    --come-edge: 1.75rem;
    --qr-size: 13.6rem;
    --code-size: 4.6rem;
    --url-size: 1.2rem;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.2rem;
  }
  .arrive {
    min-block-size: 0;
    overflow: hidden;
  }
  .arrive h2,
  .what h2 {
    font-size: 2rem;
    margin-block-end: 1rem;
    display: flex;
    justify-content: space-between;
    align-items: baseline;
  }
  .arrive h2 b {
    font-family: var(--text);
  }
  .crowd {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 1.1rem 0.5rem;
    justify-items: center;
  }
  .crowd li {
    --cameo-width: 3.1rem;
    inline-size: 100%;
    display: grid;
    align-content: start;
    justify-items: center;
    gap: 0.2rem;
    text-align: center;
    line-height: 1.1;
  }
  .crowd b {
    font-weight: 600;
    hyphens: auto;
    max-inline-size: 100%;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Three rows have room for two lines each. */
  .crowd:has(> :nth-child(7)) b {
    font-size: 0.9375rem;
    -webkit-line-clamp: 2;
  }
  .crowd:is(.many, .throng) b {
    display: block;
    white-space: nowrap;
  }
  /* Up to 24 have room for two lines each. */
  .crowd.many:not(.throng, :has(> :nth-child(25))) b {
    display: -webkit-box;
    white-space: normal;
    font-size: 0.9375rem;
    line-height: 1.05;
    overflow-wrap: anywhere;
  }
  .crowd .away b,
  .crowd .free b {
    color: var(--candle-2);
    font-weight: 400;
  }
  .crowd .away mq-cameo {
    --mask-opacity: 0.62;
  }
  .crowd small {
    font-size: 0.9375rem;
    color: var(--candle-2);
  }
  .crowd.beside {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.5rem 0.9rem;
  }
  .crowd.beside li {
    --cameo-width: 2.4rem;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.1rem 0.6rem;
    justify-items: start;
    text-align: start;
  }
  .crowd.beside mq-cameo {
    grid-row: 1 / span 2;
  }
  .crowd.beside b {
    align-self: center;
    -webkit-line-clamp: 3;
    font-size: 0.9375rem;
    line-height: 1.05;
  }
  .crowd.many:not(.throng) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .crowd.many {
    gap: 0.25rem 0.9rem;
  }
  .crowd.many li {
    --cameo-width: 1.35rem;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.5rem;
    align-items: center;
    justify-items: start;
    text-align: start;
  }
  .crowd.many mq-cameo {
    box-shadow: none;
    border-width: 1px;
  }
  .crowd.many small {
    display: none;
  }
  .what h2 {
    margin-block-end: 0.3rem;
  }
  .what {
    display: grid;
    grid-template-rows: auto auto auto minmax(0, 1fr) minmax(0, auto) auto;
    gap: 0.55rem;
    border-inline-start: 2px solid var(--hairline);
    padding-inline-start: 1.75rem;
    min-block-size: 0;
  }
  .what h2 {
    margin: 0;
    font-size: 1.75rem;
    line-height: 1.1;
  }
  /* The ways to learn it stand beside its card. */
  .what:has(> mq-card) {
    grid-template: auto auto minmax(0, 1fr) minmax(0, auto) auto / auto minmax(0, 1fr);
    column-gap: 1rem;
  }
  .what:has(> mq-card) > :not(mq-card, .ways) {
    grid-column: 1 / -1;
  }
  .what:has(> mq-card) .ways {
    align-self: center;
  }
  /* The whole text or none: if it does not fit, it wraps out of sight behind the first item. */
  .what .about {
    display: flex;
    flex-flow: column wrap;
    min-block-size: 0;
    font-size: 1.125rem;
    color: var(--candle-2);
    overflow: hidden;
  }
  .what .about::before {
    content: '';
    block-size: 1px;
  }
  .what .about::before,
  .what .about span {
    inline-size: 100%;
  }
  mq-card {
    --card-width: 5.4rem;
  }
  .what .played {
    display: grid;
    gap: 0.6rem;
    min-block-size: 0;
    overflow: hidden;
    align-content: start;
  }
  .what masque-dealt {
    font-size: 0.9375rem;
    line-height: 1.25;
  }
  .what .way {
    font: italic 400 1.25rem / 1.15 var(--display);
    color: var(--accent);
    overflow-wrap: anywhere;
  }
  .what .changes {
    display: grid;
    gap: 0.3rem;
    font-size: 1rem;
  }
  .what .now {
    border-block-start: 2px solid var(--hairline);
    padding-block-start: 0.8rem;
    font-size: 1.125rem;
  }
  .ended {
    display: grid;
    gap: 1rem;
    block-size: 100dvh;
    padding: 1.5rem 1.75rem;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(0, 1fr);
    grid-auto-rows: auto;
  }
  .ended .game {
    justify-content: start;
  }
  .ended mq-outcome {
    --account-column: 11rem;
    --account-size: 0.9em;
    --outcome-size: var(--t-hero);
    --winner-width: 6.5rem;
    --winners-width: 3.3rem;
    --outcome-rows: 1 / span 2;
    overflow: hidden;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.9fr);
    grid-template-rows: minmax(0, 1fr) fit-content(45%);
    column-gap: 2.5rem;
    align-items: safe center;
  }
  /* The names are in the list beside it. */
  .ended mq-outcome:has(masque-story) {
    --outcome-side: none;
  }
  /* The cards of a single winner stand below. */
  .ended mq-outcome:has(masque-winner) {
    --winner-width: 4.4rem;
  }
  /* A long name in three lines would push them onto the corner. */
  .ended mq-outcome:has(masque-winner.long) {
    --outcome-size: 2.4rem;
  }
  /* Two columns of people. */
  .ended mq-outcome:has(masque-story.wide) {
    --outcome-size: 2.6rem;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr);
  }
  .ended masque-story {
    align-self: stretch;
    min-block-size: 0;
  }
  /* The final places take the whole height; everything else stands in the corners beside them. */
  @media (orientation: landscape) {
    .ended > :is(.game, mq-outcome, .corner) {
      grid-area: 1 / 1;
    }
    /* A long name wraps before it meets the list. */
    .ended > .game {
      align-self: start;
      justify-self: start;
      max-inline-size: 26vw;
    }
    .ended > .corner {
      align-self: end;
      justify-self: start;
    }
    .ended {
      grid-template-rows: minmax(0, 1fr);
    }
  }
  @media (orientation: portrait) {
    .ended mq-outcome,
    .ended mq-outcome:has(masque-story.wide) {
      --outcome-rows: auto;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto minmax(0, 1fr) fit-content(30%);
    }
  }
  /* Shown whatever else is on the screen. */
  .stopped {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    margin-block-start: 0.5rem;
    padding: 0.4rem 0.6rem;
    border-inline-start: 0.3rem solid var(--brass);
    font-size: 1.125rem;
    font-weight: 600;
    background: var(--lacquer-3);
  }
  .stopped svg {
    inline-size: 1.4rem;
    block-size: 1.4rem;
    fill: var(--brass);
  }
  .join {
    margin-block-start: 0.5rem;
  }
  .label {
    font-size: 0.9375rem;
  }
  /* In portrait: how to come in, then who is here, then what is played. */
  @media (max-aspect-ratio: 1/1) {
    .lobby {
      grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    }
    masque-come-in {
      --qr-size: 10rem;
    }
    .what {
      border-inline-start: 0;
      border-block-start: 2px solid var(--hairline);
      padding: 1rem 0 0;
    }
    .what .about {
      display: block;
    }
  }
`;
