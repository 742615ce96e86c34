import { css } from 'lit';

/** The look of a player on the big screen: names outside the ring, no text below 28 px. */
export const bigSeatStyle = css`
  :host([layout='big']) .seat {
    display: block;
  }
  :host([layout='big']) mq-cameo {
    border-width: 3px;
    box-shadow:
      inset 0 0 0 6px var(--lacquer-1),
      inset 0 0 0 8px var(--hairline),
      0 0.2rem 0.5rem oklch(0 0 0 / 0.6);
  }
  :host([layout='big']) .tag {
    position: absolute;
    left: 50%;
    translate: -50% 0;
    top: calc(100% + 0.2rem);
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 0.15rem;
  }
  :host([layout='big'][up]) .tag {
    top: auto;
    bottom: calc(100% + 0.2rem);
  }
  /* Beside the mask, because the name stands above it. */
  :host([layout='big'][up]) .wick {
    left: calc(50% + var(--m) * 0.56);
    top: -0.5rem;
  }
  :host([layout='big']) .nm {
    font-size: 1.1875rem;
    font-weight: 700;
    max-inline-size: 8.4rem;
    inline-size: max-content;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    text-wrap: balance;
    text-shadow:
      0 0 0.3rem var(--lacquer-1),
      0 0 0.3rem var(--lacquer-1);
  }
  /* The fewer people there are, the more room is above and below the ring. */
  :host([layout='big']:not([side], [crowd])) .nm {
    max-inline-size: max(8.4rem, (13 - var(--n)) * 1.6rem);
  }
  :host([layout='big']) .own.carded mq-counters {
    position: static;
  }
  :host([layout='big']) .f {
    font-size: 1rem;
    border-width: 2px;
  }
  :host([layout='big']:not([more], [crowd])) .struck .nm {
    font-size: 1.5rem;
    max-inline-size: 11rem;
  }
  /* It ends at the edge of the table. */
  :host([layout='big'][side]:not([more])) .struck .nm {
    font-size: 1.3125rem;
    max-inline-size: 9.4rem;
  }
  /* A shown card and its note need the room of the second line, and there is more of it to the left and right. */
  :host([layout='big']:not([more], [side])) .owns.noted .nm {
    --name-breaks: none;
    display: block;
    white-space: nowrap;
    max-inline-size: 12rem;
  }
  :host([layout='big']:not([full], [more], [side])) .owns.noted .nm {
    max-inline-size: 16rem;
  }
  :host([layout='big'][more]) .st {
    white-space: normal;
    text-wrap: balance;
    line-height: 1;
    max-inline-size: min(8rem, var(--apart, 8rem));
  }
  :host([layout='big'][more][side]) .st {
    max-inline-size: min(8rem, var(--beside, 8rem));
  }
  /* The note stands beside a shown card, because the next player is close. */
  :host([layout='big'][more][side]) .own + .st {
    max-inline-size: min(5rem, var(--beside, 8rem) - 2.2rem);
  }
  :host([layout='big']) .struck mq-cameo {
    border-width: 5px;
  }
  :host([layout='big']) .struck::before {
    inline-size: 19.4rem;
  }
  :host([layout='big']) .pips svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
  :host([layout='big']) mq-pip {
    --pip-size: 1.4rem;
  }
  :host([layout='big'][more][side]) .seat .tag {
    top: 50%;
    bottom: auto;
    translate: 0 -50%;
    align-items: center;
    flex-wrap: wrap;
    inline-size: max-content;
    max-inline-size: min(8.4rem, var(--beside, 8.4rem));
    gap: 0 0.4rem;
  }
  :host([layout='big'][more][side='left']) .tag {
    flex-direction: row-reverse;
    left: auto;
    right: calc(100% + 0.25rem);
  }
  :host([layout='big'][more][side='right']) .tag {
    flex-direction: row;
    left: calc(100% + 0.25rem);
  }
  :host([layout='big'][more]) .nm {
    --room: var(--apart, 7rem);
    max-inline-size: min(7rem, var(--room));
    font-size: clamp(0.875rem, var(--room) / 6, 1rem);
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: normal;
    line-height: 1.05;
  }

  :host([layout='big'][more][side]) .nm {
    --room: var(--beside, 7rem);
  }
  :host([layout='big'][more]) .nm.word {
    font-size: clamp(0.875rem, var(--room) / var(--em), 1rem);
    overflow-wrap: normal;
  }
  /* A shown card and its note need the room of the second line. */
  :host([layout='big'][more]) .owns.noted .nm {
    --name-breaks: none;
    display: block;
    white-space: nowrap;
  }
  /* At the far side it lifts the name to the height of the next one. */
  :host([layout='big'][more][up]:not([side])) .owns.noted :is(.nm, .st) {
    --room: var(--lifted, 7rem);
    max-inline-size: min(7rem, var(--room));
  }

  /* Around the ring of a crowd: the name where it has room, in two lines, or in one with a note below it. */
  :host([crowd]) .seat .tag {
    display: grid;
    grid-template-columns: auto 1fr;
    inline-size: max-content;
    max-inline-size: var(--line);
    top: calc(100% + 0.35rem + var(--lift));
    bottom: auto;
    left: 50%;
    right: auto;
    justify-items: center;
  }
  :host([crowd][up]:not([crowd='left'], [crowd='right'])) .seat .tag {
    top: auto;
    bottom: calc(100% + 0.35rem + var(--lift));
  }
  :host([crowd='out-right']) .seat .tag {
    left: calc(50% + 0.2rem);
    translate: 0;
  }
  :host([crowd='out-left']) .seat .tag {
    left: auto;
    right: calc(50% + 0.2rem);
    translate: 0;
  }
  :host(:is([crowd='left'], [crowd='right'])) .seat .tag {
    top: 50%;
    bottom: auto;
    left: calc(100% + 0.35rem);
    translate: 0 -50%;
  }
  :host([crowd='left']) .seat .tag {
    left: auto;
    right: calc(100% + 0.35rem);
  }
  :host(:is([crowd='right'], [crowd='out-right'])) .seat .tag {
    justify-items: start;
    text-align: start;
  }
  :host(:is([crowd='left'], [crowd='out-left'])) .seat .tag {
    grid-template-columns: 1fr auto;
    justify-items: end;
    text-align: end;
  }
  :host(:is([crowd='left'], [crowd='out-left'])) .st {
    grid-column: 2;
  }
  :host([crowd='middle']) .tag > * {
    grid-column: 1 / -1;
  }
  :host([crowd]) .seat .nm {
    grid-column: 1 / -1;
    --name-breaks: none;
    font-size: 0.875rem;
    letter-spacing: -0.02em;
    line-height: 1.1;
    max-inline-size: var(--room);
  }
  /* No room for three lines. */
  :host([crowd][dense]) .seat.noted .nm {
    display: block;
    white-space: nowrap;
    max-inline-size: var(--line);
  }
  :host([crowd]) .seat .st {
    line-height: 1.1;
    max-inline-size: var(--line);
  }
  /* The note says in words what a card shows. */
  :host([crowd]) .seat.noted .hand {
    display: none;
  }
  :host([crowd]) .own {
    min-block-size: 0;
  }
  :host([crowd]) .pips {
    margin-inline-end: 0.3rem;
  }
  :host([crowd]) .pips svg {
    inline-size: 0.9rem;
    block-size: 0.9rem;
  }
  :host([crowd]) mq-pip {
    --pip-size: 1.1rem;
  }
  /* On the side that the name leads away from. */
  :host([crowd='out-right'][up]) .wick {
    left: calc(50% - var(--m) * 0.56);
  }
`;

/** The cell of a player on the big screen. */
export const bigCellStyle = css`
  :host([layout='big']) .vote {
    font-size: 1.0625rem;
    padding: 0.1rem 0.6rem;
  }
  :host([layout='big']) .pickseat {
    min-block-size: 0;
    padding: 0.1rem;
    gap: 0.1rem;
  }
  :host([layout='big']) .pickseat > svg {
    inline-size: 1.4rem;
    block-size: 1.4rem;
  }
  :host([layout='big']) .pickseat > .nm {
    -webkit-line-clamp: 3;
    white-space: normal;
  }
  :host([layout='big']) .st {
    font-size: 0.875rem;
  }
`;
