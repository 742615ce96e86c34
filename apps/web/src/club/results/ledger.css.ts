import { css } from 'lit';

/** What the page of standings and the big screen share: points by game, and titles. */
export const ledgerStyle = css`
  .parts {
    display: flex;
    gap: 0.2rem 0.7rem;
    flex-wrap: wrap;
    justify-content: end;
  }
  .parts > span {
    display: inline-flex;
    gap: 0.25rem;
    align-items: center;
  }
  .parts svg {
    inline-size: 1.15rem;
    block-size: 1.15rem;
  }
  .honours {
    display: grid;
    gap: 0.7rem;
  }
  .honours li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 0.9rem;
    align-items: center;
  }
  .honours h3 {
    font-size: 1.3rem;
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
`;
