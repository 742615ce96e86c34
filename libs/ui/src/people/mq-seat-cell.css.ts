import { css } from 'lit';
import { pipsStyle } from './marks.css.ts';
import { nameStyle } from './name.ts';

/** A cell by itself, closer together, tight, and as a face alone. */
export const cellStyle = css`
  .pickseat {
    inline-size: 100%;
    min-block-size: 4.6rem;
    display: grid;
    place-items: center;
    align-content: center;
    gap: 0.25rem;
    border: 1px solid var(--hairline);
    border-radius: var(--r-hair);
    position: relative;
    font-size: 1rem;
    font-weight: 500;
    line-height: 1.15;
    padding: 0.3rem;
    text-align: center;
  }
  .pickseat > .nm {
    max-inline-size: 100%;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  :host(:not([layout='big'], [layout='areas'])) {
    container-type: inline-size;
  }
  /* A single word is as large as fits on one line, and wraps to two only where that would be too small. */
  :host(:not([layout='big'], [layout='areas'])) .pickseat > .nm.word {
    font-size: clamp(0.6875rem, (100cqi - 0.8rem) / var(--em), 1em);
  }
  ${nameStyle}
  .pickseat:has(> .st) > .nm:not(.word) {
    display: block;
    white-space: nowrap;
    --name-breaks: none;
  }
  @container (max-width: 4rem) {
    .pickseat {
      padding-inline: 1px;
    }
  }
  button.pickseat {
    border-color: var(--brass-2);
  }
  .pickseat > svg {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    color: var(--candle-2);
  }
  .pickseat.chosen {
    border: 2px solid var(--candle);
    font-weight: 700;
  }
  .tick {
    position: absolute;
    right: 0.35rem;
    top: 0.35rem;
    font-weight: 700;
  }
  .tick svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: var(--candle);
  }
  .st {
    font-size: 0.8125rem;
    color: var(--candle-2);
    font-weight: 400;
  }
  .pickseat.out,
  .pickseat.ghost {
    color: var(--candle-2);
    border-style: dotted;
  }
  .pickseat.active {
    border-color: var(--flame);
  }
  .wick {
    position: absolute;
    left: 0.35rem;
    top: 0.35rem;
    color: var(--flame);
  }
  .wick svg {
    inline-size: 1.1rem;
    block-size: 1.1rem;
    display: block;
  }
  .pickseat.none {
    font-family: var(--display);
    font-style: italic;
    font-size: var(--t-lead);
    border-style: dashed;
  }
  .own {
    display: flex;
    gap: 0.1rem 0.3rem;
    align-items: center;
    flex-wrap: wrap;
    justify-content: center;
  }
  .hand {
    display: inline-flex;
    gap: 2px;
    --card-width: 1.1rem;
  }
  /*
   * In the corner of the cell, so that the number of people pointing at a player is visible however long the name is.
   */
  .f {
    display: inline-grid;
    place-items: center;
    min-inline-size: 1.5em;
    block-size: 1.5em;
    border: 1.5px solid var(--candle-2);
    border-radius: 50%;
    font-size: 0.85em;
    position: absolute;
    inset-inline-end: 0.2rem;
    inset-block-start: 0.2rem;
    background: var(--lacquer-1);
  }
  .pickseat.pick {
    border-color: var(--accent);
  }
  .pickseat.chosen:not(.none) {
    background: color-mix(in oklch, var(--accent) 16%, transparent);
    border-color: var(--accent);
  }
  .pickseat.pointed {
    outline: 3px solid var(--flame);
    outline-offset: 1px;
  }
  .pickseat.nope {
    color: var(--candle-2);
    font-weight: 400;
  }
  .pickseat.struck {
    border-color: var(--accent);
  }
  .struck .f {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--ink);
  }
  ${pipsStyle}

  /* Signs may push cards to another line, which the second line of the name makes way for. */
  :host(:not([layout='big'], [layout='areas'])) .pickseat:has(.pips):has(.hand) > .nm {
    -webkit-line-clamp: 1;
  }

  /* Closer together, so that all are visible: the mask small, and what lies in front of the player in one line. */
  :host([close]) .pickseat {
    min-block-size: 4.25rem;
    gap: 0.1rem;
    padding: 0.15rem 1px;
  }
  :host([close]) .pickseat > svg {
    inline-size: 1.15rem;
    block-size: 1.15rem;
  }
  :host([close]) .pickseat > .nm {
    -webkit-line-clamp: 1;
  }
  :host([close]) .own {
    gap: 0.2rem;
    --counter-size: 0.8125rem;
    --counter-gap: 0.2rem;
  }
  :host([close]) .hand {
    --card-width: 0.9rem;
  }
  @container (max-width: 4rem) {
    /* On the corners, clear of the mask. */
    :host([close]) .wick {
      inset: -0.45rem auto auto -0.15rem;
    }
    :host([close]) .f {
      font-size: 0.6875rem;
      inset: -0.35rem -0.2rem auto auto;
    }
    :host([close]) .own {
      flex-wrap: nowrap;
      gap: 1px;
      --counter-gap: 1px;
    }
    :host([close]) .hand {
      --card-width: 0.7rem;
    }
  }
  @container (max-width: 3.3rem) {
    :host([close]) .own {
      --counter-size: 0.6875rem;
    }
    :host([close]) .hand {
      --card-width: 0.6rem;
    }
  }
  /* Signs stand beside the mask. */
  :host([close]) .pips {
    position: absolute;
    inset: 0.2rem 0.2rem auto auto;
  }
  :host([close]) .pickseat:has(.f) .pips {
    inset-inline: 0.2rem auto;
  }

  /* Many of them on a small phone: as low as a thumb can hit. */
  :host([tight]) {
    container-type: inline-size;
  }
  :host([tight]) .pickseat {
    min-block-size: 2.75rem;
    block-size: 2.75rem;
    min-inline-size: 0;
    padding: 0.1rem 0.25rem;
    grid-auto-flow: column;
    gap: 0.3rem;
    font-size: 0.875rem;
  }
  :host([tight]) .pickseat > .nm {
    -webkit-line-clamp: 2;
  }
  /* The flame, the tick and the number of fingers lie on the corners of the cell, clear of the name. */
  :host([tight]) .f {
    font-size: 0.6875rem;
    inset: -0.35rem -0.2rem auto auto;
  }
  :host([tight]) .wick {
    inset: -0.45rem auto auto -0.15rem;
  }
  :host([tight]) .pickseat > svg {
    inline-size: 1.2rem;
    block-size: 1.2rem;
  }
  :host([close]) .pickseat:has(> .own) > .st,
  :host([tight]) .pickseat > .st {
    display: none;
  }
  :host([tight]) .tick {
    inset: -0.4rem -0.2rem auto auto;
    background: var(--lacquer-1);
    border-radius: 50%;
  }
  :host([tight]) .tick svg {
    display: block;
  }
  /* The mask above the name, which has the whole line. */
  @container (max-width: 8rem) {
    :host([tight]) .pickseat:has(> .nm.word):not(:has(.belongs)) {
      grid-template-columns: minmax(0, 1fr);
      grid-auto-flow: row;
      gap: 0.05rem;
    }
    :host([tight]) .pickseat:has(> .nm.word):not(:has(.belongs)) > svg {
      inline-size: 1.05rem;
      block-size: 1.05rem;
    }
  }
  @container (max-width: 5.6rem) {
    :host([tight]) .pickseat {
      --beside-mask: 100%;
      grid-template-columns: minmax(0, 1fr);
      font-size: 0.8125rem;
    }
    /* Only the name. */
    :host([tight]) .wick svg {
      inline-size: 0.8rem;
      block-size: 0.8rem;
    }
    :host([tight]) .pickseat > svg {
      display: none;
    }
  }

  .belongs {
    inline-size: 100%;
    display: flex;
    gap: 0.3rem;
    align-items: center;
    justify-content: center;
  }
  :host([tight]) .pickseat:has(.belongs) {
    display: flex;
    flex-flow: row wrap;
    gap: 0.05rem 0.3rem;
    align-content: center;
    justify-content: center;
  }
  /* The name has the whole first line; the mask stands below it, beside the signs and the vote. */
  :host([tight]) .pickseat:has(.belongs) > .nm {
    display: block;
    order: -1;
    flex: 0 0 100%;
    white-space: nowrap;
    --name-breaks: none;
  }
  :host([tight]) .pickseat:has(.belongs) > .nm.word {
    display: -webkit-box;
    -webkit-line-clamp: 1;
  }
  /* Only faces, with their signs beside them. */
  :host([faces]) .pickseat {
    min-block-size: 1.5rem;
    block-size: 1.5rem;
    display: flex;
    flex-wrap: nowrap;
    justify-content: center;
    gap: 0.1rem;
    padding: 0;
  }
  :host([faces]) .pickseat > svg {
    display: block;
    inline-size: 1.05rem;
    block-size: 1.05rem;
    flex: none;
  }
  :host([faces]) .pickseat .pips svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }
  :host([faces]) .pickseat > .nm.nm {
    flex: none;
    order: 0;
    font-size: 0;
  }
  :host([faces]) .f {
    font-size: 0.6875rem;
    inset: 0 0 auto auto;
  }
  :host([tight]) .pips svg {
    inline-size: 0.85rem;
    block-size: 0.85rem;
  }
  :host([tight]) .belongs {
    gap: 0.15rem;
    inline-size: auto;
    max-inline-size: var(--beside-mask, calc(100% - 1.55rem));
  }
  :host([tight]) .vote {
    font-size: 0.75rem;
    padding-inline: 0.25rem;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .vote {
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.1;
    padding: 0.05rem 0.4rem;
    border: 1.5px solid var(--candle-2);
    border-radius: 2px;
    max-inline-size: 100%;
  }
  .vote.for {
    border-radius: 999px;
    background: var(--accent);
    border-color: var(--accent);
    color: var(--ink);
  }
  :host([layout='big']),
  :host([layout='areas']) {
    display: grid;
    block-size: 100%;
  }

  /* A row of its own: the player on the left, the cards beside, each wide enough to be read. */
  :host([layout='areas']) {
    container-type: size;
  }
  :host([layout='areas']) .pickseat {
    min-block-size: 0;
    block-size: 100%;
    grid-template-columns: 1.4rem minmax(0, 6.6rem) minmax(0, 1fr);
    place-items: center start;
    align-content: center;
    gap: 0 0.4rem;
    text-align: start;
    padding: 0 0.4rem;
    font-weight: 600;
    border-width: 0 0 1px;
  }
  :host([layout='areas']) .pickseat > svg {
    inline-size: 1.4rem;
    block-size: 1.4rem;
  }
  :host([layout='areas']) .own {
    display: contents;
  }
  :host([layout='areas']) mq-counters,
  :host([layout='areas']) .pips {
    grid-area: 2 / 1 / 3 / 3;
  }
  :host([layout='areas']) .pips {
    justify-self: end;
  }
  :host([layout='areas']) .hand {
    grid-area: 1 / 3 / span 2;
    align-self: center;
    justify-self: stretch;
    gap: 3px;
    --card-width: min(2.125rem, (100cqi - 10rem) / var(--cards) - 3px, (100cqb - 0.5rem) / 1.4);
    --card-pile: -0.35rem;
    padding-block-end: 0.2rem;
  }
  :host([layout='areas']) .pips {
    gap: 0.3rem;
  }
  :host([layout='areas']) .pips svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
  /* Beside the counters: rows are too low for a third line. */
  :host([layout='areas']) .st {
    grid-area: 2 / 2 / 3 / 3;
    justify-self: end;
    max-inline-size: 3.4rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  :host([layout='areas']) .pickseat:has(> .st) .pips {
    grid-area: 1 / 2;
  }
  :host([layout='areas']) .pickseat > .nm {
    grid-area: 1 / 2;
  }
  :host([layout='areas']) .pickseat:has(> .st):has(.pips) > .nm {
    padding-inline-end: 1.3rem;
  }
  :host([layout='areas']) .wick {
    inset: 0.2rem auto auto 0.1rem;
  }
  :host([layout='areas']) .active {
    border-color: var(--flame);
    background: color-mix(in oklch, var(--flame) 7%, transparent);
  }
  :host([layout='areas']) .awaited {
    border-block-end: 2px dashed var(--candle-2);
  }
  :host([layout='areas']) .you > svg {
    color: var(--brass);
  }
  /* Where rows are low, the name takes one line, because the counters stand below it. */
  @container (max-height: 3.5rem) {
    :host([layout='areas']) .pickseat > .nm {
      display: block;
      white-space: nowrap;
      --name-breaks: none;
    }
    :host([layout='areas']) .pickseat > .nm.word {
      display: -webkit-box;
      -webkit-line-clamp: 1;
    }
  }
`;
