import { css } from 'lit';

/** Seats around the cloth, and what is drawn between them. */
export const ringStyle = css`
  /* Where offers and a hint take all the room, nothing is better than the upper edges of people. */
  :host([sliver]) {
    opacity: 0;
  }
  .ring {
    position: relative;
    container: ring/size;
    block-size: 100%;
    isolation: isolate;
  }
  .ringbox {
    block-size: 100%;
  }
  .ring ol {
    position: absolute;
    inset: 0;
  }
  mq-felt {
    position: absolute;
    z-index: -2;
    left: calc(50% - var(--rx));
    right: calc(50% - var(--rx));
    top: calc(var(--cy) - var(--ry));
    bottom: calc(100% - var(--cy) - var(--ry));
    border-radius: 50%;
  }
  .ring li {
    --cameo-width: 3rem;
    --a: calc(var(--i) / var(--n) * 360deg);
    position: absolute;
    left: calc(50% - sin(var(--a)) * var(--rx));
    top: calc(var(--cy) + cos(var(--a)) * var(--ry));
    translate: -50% calc(var(--cameo-width) * -0.58);
  }
  .mid {
    position: absolute;
    z-index: 1;
    left: 50%;
    top: calc(var(--cy) + 6%);
    translate: -50% -50%;
    text-align: center;
    max-inline-size: 46%;
  }
  /* Between the cards and coins of both sides. */
  .mid:has(mq-zones) {
    max-inline-size: 33%;
  }
  /* Between the cards of whoever sits opposite and the mask at the foot. */
  @container ring (max-height: 29rem) {
    .facing .mid {
      top: auto;
      bottom: calc(100% - var(--cy) - var(--ry) + 2.1rem);
      translate: -50%;
    }
  }
  /* Of eight, those beside the foot leave less room than it takes: it lies between the masks at the sides. */
  @container ring (max-height: 29rem) {
    .facing.dense .mid:has(mq-zones) {
      bottom: calc(100% - var(--cy) - 1.4rem);
    }
  }
  @container ring (max-height: 21rem) {
    .facing .mid:has(mq-zones) {
      max-inline-size: 28%;
    }
  }
  .asked {
    font-size: var(--t-title);
  }
  /* What lies in the middle reaches down to the seat at the foot, whose flame stands beside the mask. */
  @container ring (max-height: 29rem) {
    .ring:not(.big, .row):has(mq-zones, .asked) li:first-child {
      --wick-left: calc(50% + var(--cameo-width) * 0.55);
      --wick-top: -0.3rem;
    }
  }
  /* Names at both sides reach far towards the middle. */
  .dense .mid:has(.asked) {
    max-inline-size: 9rem;
  }
  /* Low rings: the cards in front of people leave little between them. */
  @container ring (max-height: 21rem) {
    .asked {
      font-size: var(--t-lead);
    }
  }
  .many li {
    --cameo-width: 2.3rem;
    --seat-width: 4.4rem;
    --seat-name: 0.9375rem;
  }
  mq-arrows {
    z-index: 0;
  }
  @container ring (max-width: 23.5rem) {
    .ring li {
      --cameo-width: 2.7rem;
      --seat-width: 5.4rem;
    }
    .ring.many li {
      --cameo-width: 2rem;
      --seat-width: 4rem;
    }
  }
  /* Seven and more: a mask and a name come between two others. */
  @container ring (max-height: 20rem) {
    .ring.dense li {
      --cameo-width: 2.3rem;
    }
  }
  @container ring (max-height: 17.5rem) {
    .ring li {
      --cameo-width: 2.3rem;
      --seat-note: none;
    }
    .asked {
      font-size: var(--t-lead);
    }
  }
  /* A note needs room: the middle makes way. */
  .noted .mid {
    top: calc(var(--cy) + 10%);
  }
  /* The middle lies above the arrows. */
  .pointing .mid {
    background: radial-gradient(closest-side, var(--accent-felt) 72%, transparent);
  }
  /* Where arrows meet, names stand outside. */
  .pointing:not(.row) li.up {
    translate: -50% calc(var(--cameo-width) * -0.58 - 1.3rem);
  }

  /* Too low for a ring: the seats line up in a row, in the same order. */
  .rowbox {
    block-size: 100%;
    display: grid;
    /* People and the middle stay together. */
    grid-template-rows: minmax(0, 10rem) auto;
    align-content: center;
  }
  .rowbox:has(.many) {
    grid-template-rows: minmax(0, 1fr) auto;
  }
  .row mq-felt {
    display: none;
  }
  /* The viewer's cards are in the private area. */
  .row:not(.whole) li.you:not(.open) {
    display: none;
  }
  .ring.row ol {
    display: flex;
    align-items: start;
    align-content: center;
    justify-content: space-evenly;
    gap: 0.3rem;
    overflow-x: auto;
    padding: 1.1rem 0.4rem 0.2rem;
  }
  .ring.row li {
    display: grid;
    position: relative;
    left: auto;
    top: auto;
    translate: none;
    --cameo-width: 2.5rem;
    --seat-width: auto;
    --seat-glow: none;
    inline-size: auto;
    min-inline-size: 3.9rem;
    max-inline-size: 7rem;
    flex: 1 1 0;
    min-block-size: 7.6rem;
  }
  .ring.row.many li {
    min-inline-size: 5.2rem;
  }
  /* Each shows as much as the row is high. */
  @container ring (max-height: 8.9rem) {
    .ring.row li {
      min-block-size: 0;
    }
  }
  /* Faces are whole; names that would be cut off are not there. */
  @container ring (max-height: 5.3rem) {
    .ring.row li {
      block-size: 2.95rem;
      clip-path: inset(-1.2rem -1rem 0);
    }
  }
  /* Many of them stand in two rows, if both fit. */
  @container ring (min-height: 13rem) {
    .ring.row.many ol {
      display: grid;
      grid-template-columns: repeat(5, minmax(0, 1fr));
      justify-content: center;
      gap: 0.2rem;
      padding-block: 0.3rem;
    }
    .ring.row.many li {
      min-inline-size: 0;
      min-block-size: 0;
      --cameo-width: 2.2rem;
    }
  }
  .strip {
    display: grid;
    justify-items: center;
    text-align: center;
    padding-inline: 1rem;
  }

  /* A pale picture in the middle. */
  .mid mq-icon {
    display: grid;
    --icon-size: 10rem;
    color: color-mix(in oklch, var(--brass) 20%, var(--accent-felt));
  }
  /* Only a few players are involved: the others fade into the dark. */
  .ring li,
  mq-felt,
  .mid {
    transition: opacity var(--d-claim) var(--e-hand);
  }
  .focused li:not(.within) {
    opacity: 0.66;
  }
  .focused mq-felt {
    opacity: 0.55;
  }
  .focused .mid {
    opacity: 0.7;
  }

  /* A crowd, or the night: the same grid for all, which scrolls if necessary. */
  .gridbox {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    block-size: 100%;
  }
  .seatgrid {
    grid-row: 2;
    display: grid;
    gap: 0.06rem 0.2rem;
    padding: 0 0.6rem;
    align-content: safe center;
    block-size: 100%;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .seatgrid:not(.tight, .areas, .big) {
    row-gap: 0.3rem;
  }
  /* What lies on the corners of the first row is not cut. */
  .seatgrid:is(.tight, .close) {
    padding-block-start: 0.4rem;
    margin-block-start: -0.4rem;
    block-size: calc(100% + 0.4rem);
  }
  .seatgrid li,
  .seatgrid mq-seat-cell {
    display: grid;
  }
  /* Rows of places with names. */
  .seatgrid.areas {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: minmax(2.75rem, 3.75rem);
    gap: 0;
    padding: 0.2rem 0.6rem;
    align-content: safe center;
  }
`;
