import { css } from 'lit';

/** A phone whose owner is called to a table, and the people waiting in line. */
export const calledStyle = css`
  masque-called {
    display: contents;
  }
  .whole::part(main) {
    min-block-size: 100dvh;
    grid-template-rows: auto auto 1fr auto;
    align-items: center;
  }
  .whole {
    --head-color: var(--accent);
  }
  .invited {
    text-align: center;
    display: grid;
    gap: 0.2rem;
  }
  .invited h2 {
    font-size: var(--t-claim);
    line-height: 1.1;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .invited masque-table-name {
    font-size: 1.3rem;
  }
  /* The table, with a place for the person called. It shrinks first. */
  .round {
    position: relative;
    inline-size: min(100%, 26rem, max(11rem, 100dvh - 27rem));
    aspect-ratio: 1.05;
    margin: 0 auto;
    padding: 0;
  }
  .round::before {
    content: '';
    position: absolute;
    inset: 12% 11% 17%;
    border-radius: 50%;
    border: 2px solid var(--accent);
    background:
      radial-gradient(ellipse at 50% 110%, color-mix(in oklch, var(--flame) 22%, transparent), transparent 60%),
      var(--accent-felt);
  }
  .round > li {
    position: absolute;
    inline-size: min(5.5rem, 26%);
    translate: -50% -1.4rem;
    display: grid;
    justify-items: center;
    text-align: center;
    line-height: 1.1;
  }
  .round mq-cameo {
    --cameo-width: 2.5rem;
  }
  .round .nm {
    font-size: 0.9375rem;
    font-weight: 600;
    max-inline-size: 100%;
    background: color-mix(in oklch, var(--lacquer-1) 65%, transparent);
    overflow: hidden;
    overflow-wrap: anywhere;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .round .me mq-cameo,
  .queue .me mq-cameo {
    box-shadow: 0 0 1.6rem color-mix(in oklch, var(--flame) 45%, transparent);
  }
  .round .center {
    inset: 47% auto auto 50%;
    translate: -50% -50%;
    inline-size: 46%;
    font-weight: 600;
  }
  .clock {
    display: grid;
    gap: 0.35rem;
    text-align: center;
  }
  .low {
    display: none;
  }
  /* A phone in landscape has no room for a table at all. */
  @media (max-height: 27rem) {
    .round {
      display: none;
    }
  }
  /* A low screen has no room for it between the faces. */
  @media (max-height: 40rem) {
    .invited h2 {
      font-size: var(--t-title);
    }
    .round .center {
      display: none;
    }
    .low {
      display: block;
      color: var(--candle);
    }
  }
  .crowd {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.9rem;
    align-items: center;
  }
  .queue {
    display: flex;
    justify-content: center;
    align-items: start;
    gap: 0.6rem;
    text-align: center;
    line-height: 1.15;
  }
  .queue li {
    display: grid;
    justify-items: center;
    gap: 0.15rem;
    min-inline-size: 0;
    max-inline-size: 8rem;
    overflow-wrap: anywhere;
  }
  /* Between two people, whose names may be wider than they are. */
  .queue li + li {
    position: relative;
    margin-inline-start: 1rem;
  }
  .queue li + li::before {
    content: '‹' / '';
    position: absolute;
    inset: 0.9rem 100% auto auto;
    margin-inline-end: 0.5rem;
    font-size: 1.6rem;
    line-height: 1;
    color: var(--candle-2);
  }
  .queue mq-cameo {
    --cameo-width: 3rem;
  }
  .queue .me mq-cameo {
    --cameo-width: 4rem;
  }
`;
