import { css } from 'lit';

/**
 * The common styles of all elements: the reset, the type, the sizes of icons, and the tokens of the night. `MqElement`
 * adopts it before an element's own styles; the tokens themselves come from `theme.css` and are inherited.
 */
export const base = css`
  /* Not *::before: with a rule for all of them, a browser works out two more styles for every element. */
  * {
    box-sizing: border-box;
  }
  :host {
    box-sizing: border-box;
    display: block;
    color: var(--candle);
    font: 400 var(--t-body)/1.35 var(--text);
    font-variant-numeric: tabular-nums;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  h1,
  h2,
  h3,
  p,
  ol,
  ul,
  dl,
  dd,
  figure,
  fieldset,
  legend {
    margin: 0;
    padding: 0;
    border: 0;
    list-style: none;
    min-inline-size: 0;
  }
  h1,
  h2,
  h3 {
    font-weight: 400;
  }
  p,
  .label {
    text-wrap: balance;
  }
  button,
  input,
  select {
    font: inherit;
    color: inherit;
    background: none;
    border: 0;
    padding: 0;
    margin: 0;
  }
  button {
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  .unbroken {
    white-space: nowrap;
  }
  .unbroken > button {
    white-space: normal;
  }
  button.named {
    text-align: inherit;
    text-decoration: underline dotted 1px;
    text-underline-offset: 0.2em;
  }
  :focus-visible {
    outline: 3px solid var(--flame);
    outline-offset: 3px;
  }
  svg {
    fill: currentColor;
  }
  svg.i {
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: currentColor;
    flex: none;
    display: block;
  }
  svg.round {
    clip-path: circle(50%);
  }
  .display {
    font-family: var(--display);
    font-weight: 400;
    line-height: 1.12;
    text-wrap: balance;
  }
  .sc {
    font-family: var(--smallcaps);
    letter-spacing: 0.03em;
  }
  .said,
  q {
    font-family: var(--display);
    font-style: italic;
    font-weight: 400;
  }
  q {
    color: var(--accent);
    quotes: '\\201C' '\\201D';
  }
  q:lang(fr) {
    quotes: '«\\202F' '\\202F»';
  }
  .label {
    font-size: var(--t-label);
    color: var(--candle-2);
    line-height: 1.25;
  }
  .quiet {
    color: var(--candle-2);
  }
  .c {
    text-align: center;
  }
  .vh {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* At night everything is dimmer, and nothing is red. */
  :host([night]) {
    --wax-lit: var(--candle);
    --lacquer-1: oklch(0.095 0.008 260);
    --lacquer-2: oklch(0.125 0.01 260);
    --lacquer-3: oklch(0.16 0.012 260);
    --candle: oklch(0.76 0.02 85);
    --candle-2: oklch(0.63 0.02 80);
    --candle-3: oklch(0.58 0.02 80);
    --brass: oklch(0.62 0.045 84);
    --brass-2: oklch(0.42 0.03 80);
    --hairline: oklch(0.3 0.015 260);
    --accent: oklch(0.7 0.03 250) !important;
    --lamp: 0;
  }
`;
