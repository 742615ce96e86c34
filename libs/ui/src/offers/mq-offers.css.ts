import { css } from 'lit';

/** How offers stand below each other and side by side. */
export const offersStyle = css`
  .offers {
    display: grid;
    gap: 0.5rem;
    grid-template-columns: minmax(0, 1fr);
    container-type: inline-size;
  }
  .act {
    position: relative;
    z-index: 1;
    display: grid;
    gap: 0.55rem;
    padding: 0 1rem;
  }
  .two {
    grid-template-columns: 1fr 1.4fr;
    gap: 0.6rem;
  }
  .two.even,
  .two.three {
    grid-template-columns: 1fr 1fr;
  }
  .two.one {
    grid-template-columns: 1fr;
  }
  .two.three > :last-child {
    grid-column: 1/-1;
  }
  .deeds {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.4rem;
    padding: 0 0.75rem;
  }
  .deeds h2 {
    grid-column: 1/-1;
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  .deeds h2 .said {
    font-size: 1.125rem;
    color: var(--candle-2);
  }
  .deeds > .wide {
    grid-column: 1/-1;
  }
  .alsos {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    padding: 0.3rem 0.75rem 0;
    border-block-start: 1px solid var(--hairline);
    margin-block-start: 0.2rem;
  }
  .alsos h2 {
    inline-size: 100%;
  }
  .alsos mq-offer {
    flex: 0 1 auto;
  }
  .gobar {
    position: sticky;
    inset-block-end: var(--tray-room, 0rem);
    z-index: 2;
    padding-block-start: 0.5rem;
    background: linear-gradient(transparent, var(--lacquer-1) 0.5rem);
  }
  .go {
    display: block;
    margin: 0.15rem 0.75rem 0;
  }
  .waits {
    text-align: center;
    color: var(--candle-2);
    padding: 0.6rem 1rem;
    min-block-size: var(--touch);
    display: grid;
    place-content: center;
  }
  /* Large text or a narrow phone: one below the other. */
  @container (max-width: 19rem) {
    .deeds,
    .two,
    .two.even,
    .two.three {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
