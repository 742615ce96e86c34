import { css } from 'lit';
import { litStyle, pipsStyle } from './marks.css.ts';
import { nameStyle } from './name.ts';

/** The look of a player around a ring and in a row. */
export const seatStyle = css`
  :host {
    display: grid;
    inline-size: var(--seat-width, 6.2rem);
  }
  .seat {
    --m: var(--cameo-width, 3rem);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    justify-items: center;
    gap: 0.2rem;
    text-align: center;
    position: relative;
    line-height: 1.1;
  }
  .tag {
    display: contents;
  }
  .nm {
    font-size: var(--seat-name, 1rem);
    font-weight: 600;
    color: var(--candle);
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${nameStyle}
  .st {
    display: var(--seat-note, inline);
    font-size: 0.875rem;
    color: var(--candle-2);
    font-weight: 400;
  }
  .tick {
    position: absolute;
    left: -0.42rem;
    bottom: -0.22rem;
    inline-size: 1.35rem;
    block-size: 1.35rem;
    border-radius: 50%;
    display: grid;
    place-items: center;
    background: var(--lacquer-1);
    border: 1px solid var(--accent);
    color: var(--accent);
    font-weight: 700;
    font-size: 0.8rem;
  }
  .tick svg {
    inline-size: 0.8rem;
    block-size: 0.8rem;
  }
  .vote {
    padding: 0.05rem 0.5rem;
    border: 2px solid var(--candle-2);
    border-radius: var(--r-hair);
    background: var(--lacquer-1);
    color: var(--candle);
    font-size: 1rem;
    line-height: 1.2;
  }
  .vote.for {
    border-color: var(--accent);
    border-radius: 1rem;
    background: var(--accent);
    color: var(--ink);
  }
  ${pipsStyle}
  .hand {
    display: inline-flex;
    gap: 2px;
  }
  .own {
    display: flex;
    align-items: center;
    gap: 0.3rem;
    min-block-size: 1.4rem;
    position: relative;
  }
  .own.carded mq-counters {
    position: absolute;
    right: calc(100% + 0.35rem);
  }
  .hitbox {
    position: absolute;
    inset: -0.35rem 0.3rem;
    z-index: 1;
    min-block-size: var(--touch);
  }
  .wick {
    position: absolute;
    left: var(--wick-left, 50%);
    top: var(--wick-top, -1.02rem);
    translate: -50% 0;
    color: var(--flame);
    inline-size: 1.2rem;
    block-size: 1.2rem;
  }
  .wick svg {
    inline-size: 100%;
    block-size: 100%;
    display: block;
  }
  ${litStyle}
  .active::before,
  .struck::before {
    content: '';
    position: absolute;
    z-index: -1;
    left: 50%;
    top: calc(var(--m) * 0.58);
    translate: -50% -50%;
    aspect-ratio: 1;
    border-radius: 50%;
    pointer-events: none;
  }
  .active::before {
    display: var(--seat-glow, block);
    inline-size: calc(var(--m) * 6);
    background: radial-gradient(
      closest-side,
      color-mix(in oklch, var(--flame) 26%, transparent),
      color-mix(in oklch, var(--flame) 7%, transparent) 55%,
      transparent
    );
  }
  .awaited mq-cameo {
    border-style: dashed;
    border-color: var(--candle-2);
    border-width: 2px;
  }
  .out mq-cameo {
    color: var(--candle-3);
    border-color: var(--hairline);
    background: var(--lacquer-1);
  }
  .out mq-cameo::after {
    content: '';
    position: absolute;
    inline-size: 112%;
    block-size: 2px;
    background: var(--candle-2);
    rotate: -38deg;
    box-shadow: 0 0 0 2px var(--lacquer-1);
  }
  .out .nm,
  .ghost .nm,
  .away .nm {
    color: var(--candle-2);
    font-weight: 400;
  }
  .ghost mq-cameo {
    --mask-fill: none;
    --mask-stroke: var(--candle-2);
    background: var(--lacquer-1);
    border: 1.5px dotted var(--candle-3);
    color: transparent;
    box-shadow: none;
  }
  .away mq-cameo {
    --mask-opacity: 0.62;
  }
  .you mq-cameo {
    background: radial-gradient(circle at 40% 28%, color-mix(in oklch, var(--brass), white 20%), var(--brass) 75%);
    color: var(--ink);
    border-color: var(--brass);
    box-shadow:
      inset 0 0 0 3px var(--brass),
      inset 0 0 0 4px var(--ink-2);
  }
  .you.out mq-cameo,
  .you.ghost mq-cameo {
    background: var(--lacquer-1);
    color: var(--brass);
    border-color: var(--brass);
    box-shadow:
      inset 0 0 0 3px var(--lacquer-1),
      inset 0 0 0 4px var(--hairline);
  }
  .pick mq-cameo {
    border: 2px solid var(--accent);
    box-shadow:
      inset 0 0 0 3px var(--lacquer-1),
      inset 0 0 0 4px var(--hairline),
      0 0 0 0.22rem color-mix(in oklch, var(--accent) 22%, transparent);
  }
  .pointed mq-cameo {
    outline: 3px solid var(--flame);
    outline-offset: 3px;
    border-radius: 50%;
  }
  .you.pick mq-cameo {
    box-shadow:
      inset 0 0 0 3px var(--brass),
      inset 0 0 0 4px var(--ink-2),
      0 0 0 0.22rem color-mix(in oklch, var(--accent) 40%, transparent);
  }
  .chosen mq-cameo {
    background: var(--accent);
    color: var(--ink);
    border: 2px solid var(--accent);
    box-shadow:
      0 0 0 3px var(--lacquer-1),
      0 0 0 5px var(--accent);
  }
  .nope mq-cameo {
    color: var(--candle-3);
    border-color: var(--hairline);
  }
  .nope:not(.you) .nm {
    color: var(--candle-2);
    font-weight: 400;
  }
  .you.nope mq-cameo {
    color: var(--ink);
  }
  .f {
    display: inline-grid;
    place-items: center;
    min-inline-size: 1.5em;
    block-size: 1.5em;
    border: 1.5px solid var(--candle-2);
    border-radius: 50%;
    color: var(--candle);
    font-size: 0.85rem;
    position: absolute;
    inset-inline-end: -0.5rem;
    inset-block-start: -0.3rem;
    background: var(--lacquer-1);
  }
  .struck .f {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--ink);
  }
  .struck mq-cameo {
    border: 3px solid var(--accent);
    box-shadow:
      inset 0 0 0 4px var(--lacquer-1),
      0 0 0 0.3rem color-mix(in oklch, var(--accent) 24%, transparent);
  }
  .struck::before {
    inline-size: calc(var(--m) * 5.6);
    background: radial-gradient(closest-side, color-mix(in oklch, var(--flame) 26%, transparent), transparent);
  }

  /* Around a ring: a note takes one line, and several counters stand below the cards. */
  :host([layout]) .st {
    white-space: nowrap;
    max-inline-size: 8rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  :host([layout]) .own.several,
  :host([layout='ring'][full]) .own.carded {
    flex-direction: column;
    gap: 0.1rem;
  }
  :host([layout]) .own.several mq-counters {
    position: static;
  }
  :host([layout='ring'][more]) .nm {
    white-space: nowrap;
    --name-breaks: none;
  }
  /* The neighbours are close, so a note takes two lines. */
  :host([layout='ring'][many]) .st {
    white-space: normal;
    text-wrap: balance;
    max-inline-size: 100%;
  }
  /* A note stands beside the cards, because below them the next player is close; and the name takes one line. */
  :host([layout='ring']) .seat.owns.noted {
    grid-template-columns: 1fr auto auto 1fr;
    column-gap: 0.3rem;
    mq-cameo {
      grid-column: 1 / -1;
    }
    .nm {
      grid-column: 1 / -1;
      white-space: nowrap;
      --name-breaks: none;
      max-inline-size: 6.9rem;
    }
    .own {
      grid-column: 2;
    }
    .st {
      grid-column: 3;
      place-self: center start;
      white-space: normal;
      line-height: 1;
      text-align: start;
    }
  }
  /* It ends at the edge of the screen, */
  :host([layout='ring'][side]) .seat.owns.noted .nm {
    max-inline-size: min(6.9rem, 27cqi);
  }
  /* and takes two lines where there are few. */
  :host([layout='ring']:not([laden])) .seat.owns.noted .nm {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
  }
  /* Few leave the middle free, and have room for a note below their cards. */
  :host([layout='ring'][side]:not([laden])) .seat.owns.noted :is(.own, .st) {
    grid-column: 1 / -1;
    place-self: center;
  }
  /* Where arrows meet, names stand outside. */
  :host([layout='ring'][pointing][up]) .nm {
    order: -1;
    block-size: 1.1rem;
    overflow: clip visible;
    white-space: nowrap;
    --name-breaks: none;
  }
  :host([layout='ring'][pointing][up]) .nm.word {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    block-size: auto;
    overflow: hidden;
  }
  /* At the top, few of them have no other name beside theirs. */
  :host([layout='ring'][pointing][up]:not([side], [dense])) .nm {
    max-inline-size: 8.4rem;
  }
  /* So many seats that a second line of a name would push its cards onto the neighbours. */
  :host([layout='ring'][full]) .nm {
    white-space: nowrap;
    --name-breaks: none;
  }
  /* At the left edge there is room only on the inside. */
  :host([layout='ring'][side='left']) .own.carded:not(.several) mq-counters {
    right: auto;
    left: calc(100% + 0.35rem);
  }
  /* A note beside the cards stands behind what is counted. */
  :host([layout='ring'][side='left']:not([many], [full])) .seat.noted .own.carded:not(.several) {
    flex-direction: row-reverse;
    min-inline-size: max-content;
    mq-counters {
      position: static;
    }
  }
  /* Beside the mask, because the name stands above it. */
  :host([layout='ring'][pointing][up]) .wick {
    left: calc(50% + var(--m) * 0.55);
    top: 1.05rem;
  }
  :host([layout='ring'][pointing][up]) .seat::before {
    top: calc(var(--m) * 0.58 + 1.3rem);
  }

  /* In a row. */
  :host([layout='row']) .nm,
  :host([layout='row']) .st {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    white-space: normal;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  :host([layout='row']) .nm {
    font-size: 0.875rem;
  }
  /*
   * A single word is as large as fits on one line; where that would be too small, it wraps to two, between syllables.
   */
  :host([layout='row']) {
    container-type: inline-size;
    inline-size: 100%;
  }
  :host([layout='row']) .nm.word {
    font-size: clamp(0.6875rem, 100cqi / var(--em), 0.875rem);
    overflow-wrap: normal;
    hyphens: none;
  }
  :host([layout='ring']) .nm.word {
    font-size: clamp(0.75rem, var(--seat-width, 6.2rem) / var(--em), var(--seat-name, 1rem));
  }
  :host([layout='ring'][many]) .nm.word {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  /* A low ring has room for two lines of a name. */
  @container (max-height: 21rem) {
    :host([layout='ring']) .nm:not(.word) {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
  /* At the far side, what lies below a third line would meet the pile in the middle. */
  @container (max-height: 29rem) {
    :host([layout='ring'][up]:not([side])) .nm:not(.word) {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
  /* At the sides of nine, a fourth line would lie on the next mask. */
  @container (min-height: 23.01rem) {
    :host([layout='ring'][many][side]:not([laden], [more])) .nm:not(.word) {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
  }
  /* Six and more with cards: a third line of a name would push them onto the next mask. */
  @container (23rem < height <= 27rem) {
    :host([layout='ring'][laden]) .nm:not(.word) {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
  /* Many of them on a low ring: a second line of a name, or the cards below it, would lie on the next mask. */
  @container (max-height: 23rem) {
    :host([layout='ring']:is([laden], [dense])) .nm {
      display: block;
      white-space: nowrap;
      --name-breaks: none;
    }
  }
  :host([layout='row']) .own.carded mq-counters {
    position: static;
  }
  :host([layout='row']) .own {
    flex-direction: column-reverse;
  }
  /* Many of them: a line for the name and one for the cards, within their own width. */
  :host([layout='row'][many]) .nm {
    display: block;
    white-space: nowrap;
    --name-breaks: none;
  }
  :host([layout='row'][many]) .own:not(.several) {
    flex-flow: row-reverse wrap;
    justify-content: center;
    gap: 0.1rem 0.3rem;
    max-inline-size: 100%;
  }
  /*
   * The same in a row that is too low for all of it. Only whole lines are left: first notes make way, then cards.
   */
  @container (max-height: 9.7rem) {
    :host([layout='row'][laden]) .nm {
      display: block;
      white-space: nowrap;
      --name-breaks: none;
    }
    :host([layout='row'][laden]) .own:not(.several) {
      flex-flow: row wrap;
      justify-content: center;
      gap: 0.5rem 0.3rem;
      position: static;
      max-inline-size: 100%;
      max-block-size: 1.5rem;
      overflow: clip;
    }
    /* Beside the mask. */
    :host([layout='row'][laden]) .own.carded .pips {
      position: absolute;
      inset: 0 auto auto 0;
    }
    :host([layout='row'][laden]) .hand {
      --card-width: 1.05rem;
    }
    :host([layout='row'][laden]) .st {
      -webkit-line-clamp: 1;
    }
  }
  @container (max-height: 8.4rem) {
    :host([layout='row'][laden]) .own ~ .st {
      display: none;
    }
  }
  @container (max-height: 7.1rem) {
    :host([layout='row']) .own {
      display: none;
    }
  }
  @container (max-height: 6.4rem) {
    :host([layout='row']) .nm {
      display: block;
      white-space: nowrap;
      --name-breaks: none;
    }
  }
  :host([layout='ring']:is([many], [full])) .own.carded mq-counters {
    position: static;
  }
  :host(:is([layout='row'][many], [layout='ring']:is([many], [full]))) .hand {
    --card-width: 1.05rem;
  }

  /* The players involved, wherever they sit. */
  :host .seat.within mq-cameo {
    border-color: var(--candle);
    border-width: 2px;
  }
  :host .seat.within.active mq-cameo {
    border-color: var(--flame);
  }
`;
