import { css } from 'lit';

/** How the parts of a table share a screen. */
export const tableStyle = css`
  :host {
    block-size: 100dvh;
    container-type: size;
    overflow: hidden auto;
    overscroll-behavior: contain;
    background: var(--lacquer-1);
  }
  .room {
    min-block-size: 100%;
    display: grid;
  }
  .phone {
    inline-size: 100%;
    min-block-size: 100%;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(var(--ring-min, 8.6rem), 1fr) auto auto;
    row-gap: 0.5rem;
    max-inline-size: 46rem;
    margin-inline: auto;
    position: relative;
  }
  .phone.led {
    grid-template-rows: auto auto minmax(var(--ring-min, 8.6rem), 1fr) auto auto;
  }
  /* What sends an action stays above the pocket, however long the offers are. */
  .phone.pocketed {
    --tray-room: 7.4rem;
  }
  .phone.pocketed.slim {
    --tray-room: 4.6rem;
  }
  .lead,
  .middle {
    display: grid;
    gap: 0.5rem;
    grid-template-columns: minmax(0, 1fr);
  }
  .middle {
    align-content: start;
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
  /* A crowd asks for no room of its own: it takes what the offers leave, and scrolls. */
  .ringbox > mq-ring {
    contain: size;
  }
  .ringbox > mq-slide {
    place-self: center;
    padding-block-end: 2rem;
    z-index: 1;
  }
  .clock {
    position: relative;
    z-index: 1;
    padding-inline: 1rem;
  }
  .stats,
  .aside {
    padding: 0 1rem;
  }
  .news {
    margin-inline: 1rem;
    padding-block: 0.35rem;
    border-block: 1px solid var(--hairline);
    display: grid;
    gap: 0.1rem;
    line-height: 1.25;
  }
  .news p:not(:last-child) {
    color: var(--candle-2);
  }
  .foot {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    display: grid;
    gap: 0.35rem;
    grid-template-columns: minmax(0, 1fr);
  }
  .overtable {
    display: grid;
    gap: 0.9rem;
  }
  .readcards {
    --card-width: min(9.6rem, 38vw);
    display: flex;
    flex-wrap: wrap;
    gap: 0.8rem;
    justify-content: center;
  }
  .more {
    display: grid;
    gap: 0.5rem;
    padding-block-start: 0.8rem;
  }
  .room.peeking .top,
  .room.peeking .ringbox {
    opacity: 0.38;
  }
  .room.peeking .middle > *,
  .room.peeking .foot > :not(.pocketbox) {
    visibility: hidden;
  }
  /* Small phones and large text: the table shrinks first, then the pocket, the offers last. */
  @container (max-height: 47.5rem) {
    .phone.pocketed:not(.slim) {
      --tray-room: 5.4rem;
    }
  }
  @container (max-height: 34rem) {
    .foot {
      position: static;
    }
    .phone.pocketed,
    .phone.pocketed.slim {
      --tray-room: 0rem;
    }
  }
`;
