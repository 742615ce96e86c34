import { css } from 'lit';

/** The cards of each person turn when the game has just ended, after their `--wait`. */
export const turningStyle = css`
  :host([reveal]) .cards {
    animation: turn var(--d-turn) var(--e-turn) calc(var(--d-reveal) + var(--wait)) both;
  }
  @keyframes turn {
    from {
      scale: 0.02 1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :host([reveal]) .cards {
      animation: none;
    }
  }
`;

export const storyStyle = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.9rem;
    align-content: start;
  }
  .mine {
    font-size: var(--t-claim);
  }
  h2.sc {
    font-family: var(--smallcaps);
    font-size: var(--t-lead);
    color: var(--candle-2);
    padding-block-end: 0.3rem;
  }
  li {
    display: grid;
    grid-template-columns: 1.5rem auto minmax(0, 1fr) auto;
    gap: 0.7rem;
    align-items: center;
    padding-block: 0.4rem;
    border-block-start: 1px solid var(--hairline);
    --cameo-width: 2.1rem;
    --card-width: 1.9rem;
  }
  .fig {
    font: 700 1.125rem/1 var(--text);
    text-align: end;
  }
  .fig svg {
    inline-size: 1.4rem;
    block-size: 1.4rem;
    color: var(--brass);
  }
  .who {
    display: grid;
    gap: 0.1rem;
    overflow-wrap: anywhere;
  }
  .role {
    font: italic 400 1.0625rem / 1.15 var(--display);
    color: var(--accent);
  }
  .told {
    color: var(--candle-2);
    font-size: 0.9375rem;
    line-height: 1.25;
    text-wrap: balance;
  }
  .you b {
    text-decoration: underline;
    text-decoration-color: var(--accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }
  .cards {
    display: flex;
    gap: 0.2rem;
  }
  .lie {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 1rem;
    align-items: center;
    border-block: 1px solid var(--hairline);
    padding-block: 0.9rem;
    --card-width: 4.6rem;
  }
  .lie > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.4rem;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  q {
    font-size: var(--t-claim);
    line-height: 1.15;
  }
  .lie a {
    display: inline-grid;
    align-content: center;
    min-block-size: var(--touch);
  }
  .under {
    display: flex;
  }
  .under button + button {
    margin-inline-start: calc(var(--card-width) * -0.1);
    rotate: 5deg;
  }
  /* Many people: place, name and cards, two side by side where they fit. */
  .many ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
    column-gap: 1.5rem;
  }
  @media (max-width: 26rem) {
    li {
      gap: 0.45rem;
      --card-width: 1.55rem;
    }
    /* Many cards leave no room for a name beside them. */
    li .cards:has(> :nth-child(3)) {
      grid-area: 2 / 3 / auto / -1;
    }
    .lie {
      --card-width: 3.4rem;
    }
  }
  @media (max-width: 22rem) {
    li .cards:has(> :nth-child(4)) {
      grid-column-start: 2;
    }
  }
  /* Very large text: one thing below the other. */
  @media (max-width: 17rem) {
    li {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .who,
    li .cards:has(> :nth-child(n)) {
      grid-area: auto / 1 / auto / -1;
    }
    .lie {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  :host([big]) {
    gap: 0.7rem;
    align-content: safe center;
    overflow: hidden;
  }
  :host([big]) li {
    --cameo-width: 1.5rem;
    --card-width: 1.3rem;
    --card-least: 0.875rem;
    gap: 0.6rem;
    padding-block: 0.18rem;
  }
  /* A line each: place, mask, name, cards, and the story. */
  :host([big]) section.lined ol {
    display: grid;
    grid-template-columns: 1.2rem auto fit-content(14rem) auto minmax(0, 1fr);
    column-gap: 0.7rem;
  }
  :host([big]) section.lined li {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  :host([big]) section.lined .who {
    display: contents;
  }
  :host([big]) section.lined .cards {
    grid-column: 4;
    grid-row: 1;
  }
  :host([big]) section.lined .told {
    grid-column: 5;
  }
  /* Two columns of people, each with their role and story. */
  :host([big]) .places:not(.lined, .many) ol {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 1.6rem;
  }
  :host([big]) .places:not(.lined, .many) li {
    --cameo-width: 1.7rem;
    --card-width: 1.5rem;
    grid-template-columns: 1.2rem auto minmax(0, 1fr) auto;
    align-content: center;
    gap: 0 0.6rem;
    padding-block: 0.2rem;
  }
  :host([big]) .places:not(.lined, .many) :is(.fig, mq-cameo, .why) {
    grid-row: 1 / span 3;
  }
  :host([big]) .places:not(.lined, .many) .who {
    display: contents;
  }
  :host([big]) .places:not(.lined, .many) .name {
    grid-area: 1 / 3;
    line-height: 1.1;
  }
  :host([big]) .places:not(.lined, .many) .role {
    grid-area: 2 / 3;
  }
  /* The story has the width below the cards, too. */
  :host([big]) .places:not(.lined, .many) .told {
    grid-area: 3 / 3 / auto / -1;
    line-height: 1.15;
  }
  :host([big]) .places:not(.lined, .many) .cards {
    grid-area: 1 / 4 / span 2 / auto;
  }
  /* Long names and long stories: a name has the whole of one line, and the card stands beside the role. */
  :host([big]) .places.close:not(.lined, .many) li {
    --card-width: 1rem;
  }
  :host([big]) .places.close:not(.lined, .many) .name {
    grid-column-end: -1;
    font-size: 0.9375rem;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  :host([big]) .places.close:not(.lined, .many) .cards {
    grid-row: 2 / auto;
  }
  /* Many cards leave no room for a name beside them. */
  :host([big]) .places:not(.lined, .many) ol:has(.cards > :nth-child(4)) .cards {
    grid-area: 2 / 3 / auto / -1;
    padding-block: 0.15rem;
  }
  :host([big]) section.lined .why {
    grid-column: 3;
  }
  /* No row has more than a name and points. */
  :host([big]) section.lined ol:has(.why) {
    grid-template-columns: 1.2rem auto minmax(0, 1fr) auto;
  }
  :host([big]) .told,
  :host([big]) .name .label {
    font-size: 0.875rem;
  }
  :host([big]) .who {
    line-height: 1.15;
  }
  :host([big]) .lie {
    --card-width: 2rem;
    padding-block: 0.3rem;
  }
  :host([big]) .lie > div {
    gap: 0.1rem;
    line-height: 1.2;
  }
  :host([big]) .lie p {
    font-size: 0.875rem;
  }
  /* The real face below is written out, not guessed from a picture. */
  :host([big]) .under {
    align-items: center;
    gap: 0.6rem;
  }
  :host([big]) q {
    font-size: 1.7rem;
  }
  :host([big]) .ghosts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.4rem;
    line-height: 1.2;
  }
  :host([big]) .ghosts h2 {
    flex-basis: 100%;
  }
  /* The winner stands beside the list: there is room to read it from the back of the room. */
  :host([big]) .large li {
    --cameo-width: 1.9rem;
    --card-width: 1.7rem;
    padding-block: 0.3rem;
  }
  :host([big]) .large .told {
    font-size: 1rem;
  }
  :host([big]) .lie.large {
    /* “Ambassadeur” has one line. */
    --card-width: 6.6rem;
    --card-name: 0.875rem;
    --card-name-long: 0.875rem;
    padding-block: 0.5rem;
  }
  :host([big]) .lie.large > div {
    gap: 0.5rem;
  }
  :host([big]) .lie.large q {
    font-size: 2.3rem;
  }
  :host([big]) .lie.large p {
    font-size: 1rem;
  }
  :host([big]) .many ol {
    grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  }
  /* Many cards beside names: one below the other, as long as they are few enough. */
  :host([big]) .many ol:has(.cards > :nth-child(3)):not(:has(> :nth-child(11))) {
    grid-template-columns: minmax(0, 1fr);
  }
  :host([big]) .many ol:has(> :nth-child(25)) {
    grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  }
  :host([big]) .role {
    font-size: 1rem;
  }
  :host([big]) .many .label {
    display: none;
  }
  :host([big]) .many .name {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  /* Up to sixteen have two lines each for a long name. */
  :host([big]) .many ol:not(:has(> :nth-child(17))) .name {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
    line-height: 1.1;
  }
  /* A whole village, in the lowest lines that are readable. */
  :host([big]) .many ol:has(> :nth-child(17)) li {
    --cameo-width: 1.25rem;
    --card-width: 1.1rem;
    padding-block: 0.08rem;
  }
  :host([big]) .many ol:has(> :nth-child(17)) .name {
    font-size: 0.875rem;
    letter-spacing: -0.02em;
  }
  :host([big]) .many:has(li:nth-child(17)) ~ .lie {
    margin-block-start: -0.3rem;
    padding-block: 0.1rem;
  }
  :host([big]) .many:has(li:nth-child(17)) ~ .lie q {
    font-size: 1.5rem;
  }
`;
