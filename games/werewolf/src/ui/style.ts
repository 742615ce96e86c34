import { css } from 'lit';

/** The village on the big screen; the root is 32 px there. */
export const style = css`
  :host {
    display: block;
    position: relative;
    block-size: 100%;
    min-block-size: 0;
    overflow: hidden;
    --card-note: 0.875rem;
  }
  .square {
    --cameo-width: 3.6rem;
    --place-width: 9rem;
    position: absolute;
    inset: 0.4rem 0.6rem;
    isolation: isolate;
  }
  .few {
    --cameo-width: 4rem;
  }
  .many {
    --cameo-width: 3rem;
    --place-width: 6.4rem;
  }
  .crowd {
    --cameo-width: 2.6rem;
    --place-width: 5.1rem;
  }
  /* Seven in a row. */
  .crowd:not(:has(li:nth-child(23))) {
    --place-width: 5.8rem;
  }
  .throng {
    --cameo-width: 1.9rem;
    --place-width: 5rem;
  }
  mq-felt {
    position: absolute;
    z-index: -1;
    inset: 22% 21% 20.5%;
    border: 2px solid var(--brass-2);
    border-radius: 2.5rem;
    box-shadow: inset 0 0.3rem 2rem oklch(0 0 0 / 0.6);
  }
  .few mq-felt {
    inset: 24% 21% 22.5%;
  }
  .many mq-felt {
    inset: 18.5% 17.5%;
  }
  .crowd mq-felt {
    inset: 17.5% 15.2%;
  }
  .throng mq-felt {
    inset: 29.5% 15%;
  }
  .night mq-felt {
    border-color: var(--hairline);
    background: radial-gradient(circle at 50% 38%, oklch(0.19 0.02 258), oklch(0.105 0.01 260) 62%);
    box-shadow: none;
  }
  /* Light from below, on every place but one: the room is lighter than by day. */
  .daybreak {
    --accent-felt: oklch(0.27 0.024 250);
  }
  .daybreak::before {
    content: '';
    position: absolute;
    z-index: -2;
    inset: -0.4rem -0.6rem;
    background: radial-gradient(50% 62% at 50% 100%, oklch(0.8 0.085 45 / 0.26), transparent);
  }
  .daybreak mq-felt {
    background:
      var(--fleck),
      radial-gradient(
        ellipse at 50% 96%,
        color-mix(in oklab, var(--accent-felt), oklch(0.8 0.085 45) 38%),
        color-mix(in oklab, var(--accent-felt), oklch(0.8 0.07 45) 12%) 60%,
        color-mix(in oklab, var(--accent-felt), black 20%)
      );
  }
  .missing mq-person::part(face) {
    border-style: dotted;
    border-color: var(--candle-3);
    background: black;
    box-shadow: 0 0 2.6rem 1.6rem black;
    color: var(--candle-3);
  }
  .square > ol > li {
    position: absolute;
    translate: -50% -50%;
    inline-size: var(--place-width);
    /* Text longer than a line hangs down; the people stay in place. */
    block-size: calc(var(--cameo-width) * 1.16 + 2.3rem);
  }
  /* Beside the cloth, names end before it. */
  :is(.few, .some) > ol > .beside {
    --place-width: 7.7rem;
  }
  mq-person {
    gap: 0.12rem;
  }
  mq-person::part(face) {
    border-width: 3px;
  }
  mq-person::part(name) {
    font-size: 1.125rem;
    white-space: nowrap;
  }
  :is(.many, .crowd, .throng) mq-person::part(name),
  .beside.long mq-person::part(name) {
    font-size: 1rem;
  }
  :is(.many, .crowd, .throng) .long mq-person::part(name) {
    font-size: 0.875rem;
    letter-spacing: -0.02em;
    max-inline-size: 104%;
  }
  /* Names in one line keep a distance, and so do those as wide as their places. */
  .crowd:not(:has(li:nth-child(23))) .long mq-person::part(name) {
    max-inline-size: 97%;
  }
  :is(.many, .crowd, .throng) .dead mq-person::part(name) {
    max-inline-size: 96%;
  }
  /* In a crowd two names may differ only in a number at the end. */
  .long:is(.alive, .missing) mq-person::part(name) {
    white-space: normal;
    text-wrap: balance;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  /* Their claim, or the next face, takes the second line. */
  .alive.long:has(q) mq-person::part(name),
  .throng > ol > .beside.long mq-person::part(name) {
    display: block;
    white-space: nowrap;
  }
  .st {
    font-size: 0.875rem;
    color: var(--candle-2);
  }
  .throng .st.st {
    display: none;
  }
  q.st {
    font-size: 1rem;
    line-height: 1;
    color: var(--accent);
  }
  .crowd q.st {
    font-size: 0.875rem;
    white-space: nowrap;
  }
  /* The last row has no third line. */
  .crowd .dead .st {
    max-inline-size: 104%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    letter-spacing: -0.02em;
  }
  mq-pip {
    --pip-size: 1.4rem;
    right: -0.7rem;
    bottom: -0.1rem;
  }
  .dead mq-card {
    --card-width: calc(var(--cameo-width) * 0.78);
  }
  .dead mq-person::part(name) {
    color: var(--candle-2);
    font-weight: 400;
  }
  /* Above the dark around the empty place. */
  .missing mq-person::part(name) {
    position: relative;
    font-size: 1.3rem;
  }
  .alive.tried mq-person::part(face) {
    border-style: dashed;
    border-color: var(--accent);
    background: none;
    opacity: 0.75;
  }
  .up mq-person::part(face) {
    background: var(--accent);
    color: var(--ink);
    border-color: var(--accent);
  }
  .night mq-person::part(face) {
    box-shadow: none;
    background: none;
    border-color: var(--hairline);
  }
  .night mq-card {
    filter: brightness(0.42) saturate(0.6);
  }
  mq-arrows {
    --arrow-colour: var(--candle-2);
    --arrow-width: 4px;
    --arrow-strong: 9px;
    z-index: 1;
  }
  .middle {
    position: absolute;
    inset: 19% 15%;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    text-align: center;
  }
  .throng .middle {
    inset: 30% 15%;
  }
  .middle .label,
  .middle h2 {
    font-size: 1rem;
    color: var(--candle-2);
    font-weight: 400;
  }
  .accused,
  .fallen {
    display: grid;
    justify-items: center;
    gap: 0.3rem;
    padding: 0.6rem 0.9rem;
    border-radius: 1.4rem;
    background: color-mix(in oklch, var(--lacquer-1), transparent 22%);
  }
  .accused {
    --cameo-width: 4.6rem;
  }
  .throng .accused {
    --cameo-width: 2.6rem;
  }
  .accused mq-person {
    gap: 0.3rem;
  }
  /* Two long names leave those around the square alone. */
  .accused .label {
    max-inline-size: 20rem;
    text-align: center;
    text-wrap: balance;
  }
  .accused mq-person::part(face) {
    border-color: var(--flame);
    box-shadow:
      inset 0 0 0 3px var(--lacquer-1),
      0 0 0 0.3rem color-mix(in oklch, var(--flame) 14%, transparent),
      0 0 2.4rem color-mix(in oklch, var(--flame) 36%, transparent);
  }
  .who,
  .accused mq-person::part(name) {
    max-inline-size: 15rem;
    white-space: normal;
    text-wrap: balance;
    font: 400 2rem/1.1 var(--display);
  }
  .who.long {
    font-size: 1.4rem;
  }
  /* Two side by side, or one beside those who came before, leave the names around them alone. */
  :is(.fallen:not(:only-child), .inturn) .who {
    font-size: 1.6rem;
    max-inline-size: 10.5rem;
  }
  .news:has(> .fallen:not(:only-child)) {
    column-gap: 0.4rem;
  }
  .count {
    font-size: 1.25rem;
    font-weight: 700;
  }
  mq-turning-card {
    --card-width: 8.4rem;
  }
  /* Between the large faces above and below, arrows need room to be seen. */
  :is(.few, .some) mq-turning-card {
    --card-width: 7.2rem;
  }
  .throng mq-turning-card {
    --card-width: 8.1rem;
  }
  .news {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.6rem 1.2rem;
  }
  /* Those whose cards have turned lie beside the last one, on the left. */
  .inturn {
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    gap: 0.4rem;
  }
  .inturn ol {
    grid-area: 1 / 2;
  }
  .inturn li {
    padding: 0.6rem 0.9rem;
    border-radius: 1.4rem;
    background: color-mix(in oklch, var(--lacquer-1), transparent 22%);
  }
  .turned {
    --card-width: 2.2rem;
    grid-area: 1 / 1;
    justify-self: end;
    max-inline-size: 5rem;
    font-size: 0.875rem;
    line-height: 1.1;
  }
  .turned .name {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .turned > * {
    grid-template-columns: minmax(0, 5rem);
  }
  .found {
    display: grid;
    justify-items: center;
    gap: 0.25rem;
    font-size: 1.125rem;
  }
  .found mq-card {
    --card-width: 6rem;
  }
  .sign,
  .moon {
    color: color-mix(in oklch, var(--brass) 22%, var(--accent-felt));
  }
  .throng .sign {
    display: none;
  }
  .sign svg {
    inline-size: 6.5rem;
    block-size: 6.5rem;
    fill: currentColor;
  }
  .moon {
    color: oklch(0.72 0.03 250);
  }
  .moon svg {
    inline-size: 8rem;
    block-size: 8rem;
    fill: currentColor;
  }
  .hours {
    display: flex;
    gap: 0.6rem;
  }
  .hours i {
    inline-size: 0.9rem;
    block-size: 0.9rem;
    border-radius: 50%;
    border: 2px solid var(--candle-3);
  }
  .hours .on {
    background: var(--candle-2);
  }
  .deck {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.3rem 1rem;
    max-inline-size: 26rem;
    font-size: 1rem;
  }
  /* No wider than the cloth. */
  :is(.few, .some) .deck {
    max-inline-size: 22.5rem;
  }
  .deck li {
    display: flex;
    align-items: center;
    gap: 0.35rem;
  }
  .deck svg {
    inline-size: 1.3rem;
    block-size: 1.3rem;
    fill: currentColor;
    color: var(--accent);
  }
  /* The card at the edge waits for the one in the middle. */
  .dead.tried mq-card,
  .dead.tried .st {
    animation: appear 180ms ease 1200ms backwards;
  }
`;
