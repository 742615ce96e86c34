import { css } from 'lit';

/** How the parts of a table share a screen. */
export const tableStyle = css`
  :host {
    block-size: 100dvh;
    container-type: size;
    overflow: hidden auto;
    overscroll-behavior: contain;
    background: var(--lacquer-1);
    padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
  }
  .room {
    block-size: 100%;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  }
  /* The table shrinks first, text and offers last; these scroll by themselves, and never below the private area. */
  .phone {
    --ring-floor: 5.75rem;
    inline-size: 100%;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(min(var(--ring-min, var(--ring-floor)), 100%), 1fr) minmax(0, auto) auto;
    row-gap: 0.2rem;
    max-inline-size: 46rem;
    margin-inline: auto;
    position: relative;
  }
  .phone.led {
    grid-template-rows:
      auto minmax(0, auto) minmax(min(var(--ring-min, var(--ring-floor)), 100%), 1fr) minmax(0, auto)
      auto;
  }
  .lead,
  .middle {
    display: grid;
    gap: 0.5rem;
    grid-template-columns: minmax(0, 1fr);
    min-block-size: 0;
  }
  /* What is only heard is cut with the rest of them: otherwise, the whole table could be scrolled to where it is. */
  .lead,
  .board,
  .middle {
    position: relative;
  }
  .lead {
    overflow: hidden auto;
  }
  .middle {
    align-content: start;
    overflow: hidden auto;
    overscroll-behavior: contain;
    /* So that one can see when there is more to scroll to. */
    padding-block: 0.75rem 0.15rem;
  }
  /* The clock stays at the top. */
  .middle[data-more] {
    --above: 0px;
  }
  /* So does the button that sends the answers, at the bottom. */
  .middle.filling[data-more~='below'] {
    --below: 0px;
    --go-fade: 1.75rem;
  }
  /* Room for the outline of what a hint points at. */
  .hinted .middle {
    padding-block-end: 0.45rem;
  }
  .board {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(var(--ring-min, var(--ring-floor)), 1fr);
    row-gap: 0.5rem;
    min-block-size: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
  }
  .ringbox {
    display: grid;
    min-block-size: 0;
    min-inline-size: 0;
  }
  .ringbox > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  /* A crowd has no minimum height: it takes what the offers leave, and scrolls. */
  .ringbox > mq-ring {
    contain: size;
  }
  .ringbox > mq-slide {
    place-self: center;
    padding-block-end: 2rem;
    z-index: 1;
  }
  .clock {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    padding-inline: 1rem;
    background: var(--lacquer-1);
  }
  .stats,
  .aside {
    padding: 0 1rem;
  }
  mq-ballot[counts] {
    padding-inline: 1rem;
  }
  .foot {
    z-index: 2;
    display: grid;
    gap: 0.35rem;
    grid-template-columns: minmax(0, 1fr);
    padding-block-end: env(safe-area-inset-bottom);
  }
  .overtable {
    display: grid;
    gap: 0.9rem;
  }
  .room.peeking .top,
  .room.peeking .ringbox {
    opacity: 0.38;
  }
  .room.peeking .middle > *,
  .room.peeking .foot > :not(.pocketbox) {
    visibility: hidden;
  }
  @container (max-height: 41rem) {
    .phone {
      --ring-floor: 3.4rem;
      --both-height: 3.4rem;
    }
    /* People take precedence over figures, which the question repeats where they matter. */
    .phone.asked:not(.turned) .stats {
      display: none;
    }
    /* The note on how a question is asked is the same each time, so it is left out here. */
    .aside .how {
      display: none;
    }
    /* A hint says what to do, so it takes the room of the question and of the people. */
    .phone.hinted {
      --ring-floor: 0rem;
    }
    .phone.hinted .saying,
    .phone.guided .stats {
      display: none;
    }
    /* A card that everybody looks at is a third as high as the screen, and the words below it scroll. */
    .phone.watched:not(.turned) {
      --ring-floor: 17rem;
    }
    .phone.watched.guided:not(.turned) {
      --ring-floor: 12rem;
    }
    .phone.watched .stats {
      display: none;
    }
    /* Whoever chooses among many knows what was said before. */
    .phone.roomy .middle > :is(.saying, .aside) {
      display: none;
    }
    /* The question takes one line, and what else is said the room that people, clock and answers leave; it scrolls. */
    .phone.led.roomy .lead {
      max-block-size: max(1.9rem, 100cqb - var(--ring-min) - 17.4rem);
    }
    .phone.led.roomy .middle {
      gap: 0.25rem;
      padding-block-start: 0.25rem;
    }
    .phone.led.roomy h1 {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  /* On the smallest phones, offers need the room of a long note. */
  @container (max-height: 37rem) {
    /* A scene needs more room than people of whom nobody can be tapped: their faces are enough. */
    .phone.still {
      --ring-floor: 1.9rem;
    }
    /* So little room would show nobody, so the scene has it. */
    .phone.still:not(.turned) .board {
      grid-template-rows: minmax(0, 1fr);
    }
    .offered .aside {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
    }
    .turned.offered .aside {
      -webkit-line-clamp: 1;
    }
  }
  /* Above a hint, too, unless the screen is very tall. */
  @container (max-height: 54rem) {
    .phone.still.hinted:not(.turned) .board {
      grid-template-rows: minmax(0, 1fr);
    }
  }
  /* On a tablet in landscape, a crowd has the full width, by day and at night. */
  @container (min-width: 62rem) {
    .phone.crowd:not(.turned) {
      max-inline-size: 64rem;
    }
    .crowd:not(.turned) > :is(.lead, .middle, .foot) {
      inline-size: min(100%, 46rem);
      margin-inline: auto;
    }
  }
  /* A phone in landscape: the table on the left, text and offers beside it. */
  .phone.turned {
    --ring-floor: 6rem;
    max-inline-size: 64rem;
    grid-template-areas: 'top offers' 'table offers' 'pocket offers';
    grid-template-rows: auto minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
    row-gap: 0;
    column-gap: 0.5rem;
  }
  /* On the lowest, two rows of people come before figures. */
  @container (max-height: 22rem) {
    .phone.turned:not(.staged, .choosing) {
      --ring-floor: 9.75rem;
    }
    .phone.turned.still {
      --ring-floor: 3.4rem;
    }
    .phone.turned.asked:not(.staged) .stats {
      display: none;
    }
  }
  .phone.turned.hinted {
    --ring-floor: 0rem;
  }
  .phone.turned.roomy.guided {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  }
  /* Whoever is chosen from a few has to be seen, whatever else there is to read. */
  .phone.choosing {
    --ring-floor: 7.8rem;
  }
  .phone.turned.choosing {
    --ring-floor: 6rem;
  }
  /* A scene with nothing to answer has the larger side. */
  .phone.turned.watched {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  }
  /* A long list to choose from takes all the room. */
  .phone.turned.roomy {
    grid-template-columns: minmax(0, 1.9fr) minmax(0, 1fr);
  }
  /* On the smallest, questions and the button that sends the answers need it, too. */
  @container (max-width: 40rem) {
    .phone.turned.roomy {
      grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
    }
  }
  .turned.roomy .board {
    margin-block-end: 0;
  }
  .turned.roomy .board > :not(.ringbox) {
    display: none;
  }
  .turned .top {
    grid-area: top;
    min-block-size: 2.75rem;
    padding-block: 0;
  }
  .turned .board {
    grid-area: table;
    /* The cards stick out of the private area. */
    margin-block-end: 0.7rem;
  }
  .turned .middle {
    grid-area: offers;
    align-content: safe center;
    padding-block: 0.75rem 0.3rem;
  }
  .turned .middle {
    --both-height: 3rem;
  }
  .turned.busy .saying {
    display: none;
  }
  .turned.busy .aside {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    overflow: hidden;
  }
  .turned .foot {
    grid-area: pocket;
  }
  /* Text so large that nothing fits side by side: everything scrolls. */
  @container (max-width: 19rem) or ((max-height: 22rem) and (max-width: 29.99rem)) {
    .room {
      block-size: auto;
    }
    .phone.led.roomy .lead {
      max-block-size: none;
    }
    .room {
      overflow: clip visible;
      overflow-wrap: anywhere;
    }
    .phone {
      --ring-floor: 9.5rem;
    }
    .board {
      overflow: clip visible;
    }
    .middle {
      overflow: visible;
    }
  }
`;
