import { css } from 'lit';

export const courtStyle = css`
  :host {
    display: block;
    padding-inline: 0.75rem;
  }
  :host([hidden]) {
    display: none;
  }
  /* A tribunal on a phone: the card that turns gets the room of the table. */
  :host([whole]:not([big])) {
    display: grid;
    container-type: size;
    align-content: safe center;
    min-block-size: 0;
    overflow: hidden auto;
  }
  :host([whole]:not([big])) .fingers {
    display: grid;
    justify-items: center;
    gap: 0.6rem;
  }
  :host([whole]:not([big])) .fingers .cards.full mq-turning-card {
    --card-width: min(58cqi, (100cqb - 6.5rem) * 0.69);
  }
  :host([whole]:not([big])) .fingers .cards.full.two mq-turning-card {
    --card-width: min(54cqi, (100cqb - 6.5rem) * 0.69);
  }
  /* A little over one another, so that they are as large as one alone. */
  :host([whole]:not([big])) .cards.full.two {
    gap: 0;
  }
  :host([whole]:not([big])) .cards.full.two li {
    grid-template-columns: minmax(0, 1fr);
    inline-size: 50cqi;
    max-inline-size: none;
  }
  /* Together, more of them fill the room. */
  :host([whole]:not([big])) .fingers .cards.full.many {
    grid-template-columns: repeat(var(--columns), auto);
    gap: 0.3rem;
  }
  :host([whole]:not([big])) .fingers .cards.full.many mq-turning-card {
    --card-width: min(100cqi / var(--columns) - 0.4rem, ((100cqb - 5rem) / var(--rows) - 1.6rem) * 0.7);
  }
  mq-sheet {
    --face: 2.1rem;
    --seal: 2.3rem;
    --air: 0.25rem;
    display: grid;
    gap: 0.4rem;
    padding: 0.6rem 0.9rem;
  }
  h2 {
    text-align: center;
    font-size: var(--t-title);
    line-height: 1.1;
  }
  .rows {
    display: grid;
  }
  .rows li {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 0.6rem;
    padding-block: var(--air);
    border-block-start: 1px solid color-mix(in oklch, var(--ink), transparent 65%);
  }
  mq-cameo {
    --cameo-width: var(--face);
  }
  .who {
    line-height: 1.15;
  }
  mq-seal {
    --seal-size: var(--seal);
  }
  .open {
    inline-size: var(--seal);
    block-size: var(--seal);
    border: 2px dashed var(--ink-2);
    border-radius: 50%;
  }
  .rule {
    font: italic 400 1.0625rem/1.2 var(--display);
    text-align: center;
    border-block-start: 1px solid color-mix(in oklch, var(--ink), transparent 65%);
    padding-block-start: 0.4rem;
  }
  /* On phones a paper with many names only has room for them. */
  :host(:not([big])) mq-sheet.many {
    --face: 1.25rem;
    --seal: 1.5rem;
    --air: 0.05rem;
    padding: 0.3rem 0.8rem;
    gap: 0.1rem;
  }
  :host(:not([big])) mq-sheet.many :is(h2, .rule) {
    display: none;
  }
  /* On the smallest phones it only tells who shows what. */
  @media (max-height: 40rem) {
    mq-sheet {
      --face: 1.25rem;
      --seal: 1.5rem;
      --air: 0.05rem;
      padding: 0.15rem 0.7rem;
    }
    mq-sheet h2,
    .rule {
      display: none;
    }
    .rows li {
      font-size: 0.9375rem;
    }
    .rows li:first-child {
      border-block-start: 0;
    }
  }
  .cards {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.4rem 0.8rem;
  }
  .cards li {
    display: grid;
    justify-items: center;
    text-align: center;
    line-height: 1.15;
    max-inline-size: 7rem;
  }
  .cards mq-turning-card {
    --card-width: 5.6rem;
  }
  .cards.many {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(4.75rem, 1fr));
    gap: 0.3rem;
    inline-size: 100%;
    max-inline-size: 30rem;
  }
  .cards.many li {
    font-size: 0.9rem;
    overflow-wrap: anywhere;
  }
  .cards.many mq-turning-card {
    --card-width: 4.4rem;
  }
  /* One held breath, then all turn in the same frame. */
  .cards mq-turning-card {
    --turn-after: calc(var(--d-reveal) - var(--d-turn));
  }
  .cards.full li {
    max-inline-size: 12rem;
  }
  .cards.full mq-turning-card {
    --card-width: min(9.5rem, 34vw);
  }
  .cards.full:not(.many) mq-turning-card {
    --card-note: 0.875rem;
  }
  .cards.full.two {
    flex-wrap: nowrap;
  }
  .cards.full.two mq-turning-card {
    --card-width: min(6.6rem, 34vw);
  }
  .cards.full.many mq-turning-card {
    --card-width: 4.4rem;
  }
  .pointed {
    margin-block-start: 0.4rem;
    display: grid;
    gap: 0.15rem;
    color: var(--paper-dim, inherit);
  }
  .pointed li {
    display: grid;
    grid-template-columns: 1.6rem 1fr;
    gap: 0.4rem;
    line-height: 1.2;
  }
  .pointed b {
    text-align: end;
  }
  .pointed .most {
    color: var(--accent);
    font-weight: 600;
  }
  /* A small phone, and one in landscape: those who pointed stand beside the cards. */
  @media (max-height: 40rem) {
    .shown .cards:not(.many) {
      flex-wrap: nowrap;
    }
    .shown .cards:not(.many) li {
      min-inline-size: 0;
      font-size: 0.9375rem;
    }
    .shown .cards:not(.many) mq-turning-card {
      --card-width: 4.4rem;
    }
    .fingers {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: 0.8rem;
    }
    :host([whole]:not([big])) .fingers .cards.full mq-turning-card {
      --card-width: min(38cqi, (100cqb - 2rem) * 0.69);
    }
    :host([whole]:not([big])) .fingers .cards.full li {
      max-inline-size: 46cqi;
    }
    :host([whole]:not([big])) .fingers .cards.full:is(.two, .many) mq-turning-card {
      --card-width: min(62cqi / var(--of) - 0.4rem, (100cqb - 2rem) * 0.69);
    }
    :host([whole]:not([big])) .cards.full.two li {
      inline-size: auto;
    }
    :host([whole]:not([big])) .cards.full.two {
      gap: 0.6rem;
    }
    .fingers .cards.full {
      flex-wrap: nowrap;
      grid-template-columns: repeat(2, auto);
      inline-size: auto;
    }
    :host([whole]:not([big])) .fingers .cards.full.many {
      grid-template-columns: repeat(var(--of), auto);
    }
    .fingers .cards.full mq-turning-card {
      --card-width: 5rem;
    }
    .fingers .cards.full:is(.two, .many) mq-turning-card {
      --card-width: 3.6rem;
    }
    .fingers .cards.full li {
      max-inline-size: 6rem;
    }
    .pointed {
      margin: 0;
      font-size: 0.9375rem;
    }
    .pointed span,
    :host([whole]:not([big])) .cards.full li {
      overflow-wrap: anywhere;
    }
    /* The log has them all. */
    .pointed span {
      overflow: hidden;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 6;
    }
  }
  /* In landscape, the names below several cards leave room for those who pointed. */
  @media (max-height: 40rem) and (min-width: 26.01rem) {
    :host([whole]:not([big])) .fingers .cards.full:is(.two, .many) li {
      max-inline-size: calc(62cqi / var(--of));
      font-size: 0.875rem;
      line-height: 1.15;
    }
  }
  /* Where one looks back, there is less height: cards and the names below them are whole before those who pointed. */
  @container (max-height: 13rem) {
    :host([whole]:not([big])) .fingers {
      align-items: start;
    }
    .pointed {
      max-block-size: 100cqb;
      overflow: hidden;
    }
    .pointed:has(> :nth-child(2)) span {
      -webkit-line-clamp: 4;
    }
    .pointed:has(> :nth-child(3)) span {
      -webkit-line-clamp: 2;
    }
    .pointed > :nth-child(n + 5) {
      display: none;
    }
  }
  /* The lowest phones have room for the names below several cards; the log says who pointed. */
  @media (max-height: 22rem) and (min-width: 26.01rem) {
    :host([whole]:not([big])) .fingers:has(.two, .many) {
      grid-template-columns: minmax(0, 1fr);
    }
    .fingers:has(.two, .many) .pointed {
      display: none;
    }
    :host([whole]:not([big])) .fingers .cards.full:is(.two, .many) li {
      max-inline-size: calc(96cqi / var(--of));
    }
    :host([whole]:not([big])) .fingers .cards.full:is(.two, .many) mq-turning-card {
      --card-width: min(96cqi / var(--of) - 0.8rem, (100cqb - 3.6rem) * 0.69);
    }
  }
  /* In portrait there is no room beside the card. */
  @media (max-height: 40rem) and (max-width: 26rem) {
    :host([whole]:not([big])) .fingers {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.3rem;
    }
    :host([whole]:not([big])) .fingers .cards.full mq-turning-card {
      --card-width: min(46cqi, (100cqb - 6.6rem) * 0.69);
    }
    :host([whole]:not([big])) .fingers .cards.full.two mq-turning-card {
      --card-width: min(54cqi, (100cqb - 6.6rem) * 0.69);
    }
    :host([whole]:not([big])) .cards.full.two li {
      inline-size: 50cqi;
      max-inline-size: none;
    }
    :host([whole]:not([big])) .fingers .cards.full.many {
      grid-template-columns: repeat(var(--columns), auto);
    }
    :host([whole]:not([big])) .fingers .cards.full.many mq-turning-card {
      --card-width: min(100cqi / var(--columns) - 0.4rem, ((100cqb - 3.4rem) / var(--rows) - 1.4rem) * 0.7);
    }
    .pointed span {
      -webkit-line-clamp: 2;
    }
  }
  /* With very large letters, the headline says it. */
  @media (max-width: 16rem) {
    :host([whole]:not([big])) :is(.pointed, .cards.full li > :not(mq-turning-card)) {
      display: none;
    }
    :host([whole]:not([big])) .fingers .cards.full mq-turning-card {
      --card-width: min(46cqi, (100cqb - 1rem) * 0.69);
    }
  }
  .stack ol {
    margin-block-start: 0.4rem;
    display: grid;
    gap: 0.25rem;
  }
  .stack li {
    border: 1px solid var(--hairline);
    border-inline-start: 3px solid var(--accent);
    padding: 0.2rem 0.6rem;
  }
`;
