import { css } from 'lit';

/** What the pages of an evening share: a person in a line of text, a table from above, a proposal, small buttons. */
export const parts = css`
  .who {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.75rem;
    min-block-size: 3.25rem;
    text-align: start;
    line-height: 1.15;
  }
  .who mq-cameo {
    --cameo-width: 2.25rem;
  }
  .who b {
    display: block;
    font-size: 1.0625rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .who .label {
    overflow-wrap: anywhere;
  }
  .lit {
    position: relative;
  }
  .lit mq-cameo {
    border-color: var(--flame);
    box-shadow: 0 0 1.6rem color-mix(in oklch, var(--flame) 38%, transparent);
  }
  .idle b {
    font-weight: 400;
    color: var(--candle-2);
  }
  .idle mq-cameo {
    opacity: 0.65;
  }
  .oval {
    --o: 7rem;
    position: relative;
    display: block;
    inline-size: var(--o);
    block-size: calc(var(--o) * 0.84);
    flex: none;
  }
  .oval > b {
    position: absolute;
    inset: 14% 12%;
    border: 2px solid var(--accent);
    border-radius: 50%;
    background: var(--accent-felt);
    display: grid;
    place-items: center;
  }
  .oval > b svg {
    inline-size: 38%;
    block-size: 44%;
    fill: var(--accent);
  }
  .oval > i {
    position: absolute;
    inline-size: calc(var(--o) * var(--f, 0.187));
    block-size: calc(var(--o) * var(--f, 0.187) * 1.14);
    translate: -50% -50%;
    border-radius: 50%;
    border: 1.5px solid var(--brass-2);
    background: var(--lacquer-1);
    display: grid;
    place-items: center;
  }
  .oval > i svg {
    inline-size: 66%;
    block-size: 66%;
    fill: var(--candle);
  }
  .oval > i.free {
    border: 2px dashed var(--candle-2);
    background: none;
  }
  .oval > i.bot {
    border-style: dotted;
  }
  .oval > i.out {
    opacity: 0.4;
  }
  .oval.asleep {
    opacity: 0.55;
  }
  /* With very large letters, words need its room. */
  @media (max-width: 16rem) {
    .oval {
      display: none;
    }
  }
  .aside {
    font-family: var(--display);
    font-style: italic;
    color: var(--accent);
  }
  .spread {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 0.3rem 1rem;
    flex-wrap: wrap;
  }
  .buttons {
    display: grid;
    gap: 0.45rem;
    grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.3rem;
  }
  .ways :is(a, button),
  .link {
    min-block-size: var(--touch);
    min-inline-size: var(--touch);
    display: inline-flex;
    align-items: center;
    color: var(--brass);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  .fig {
    font-family: var(--text);
    font-variant-numeric: lining-nums;
  }
  svg.i {
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: currentColor;
  }
`;
