import type { Line } from '@masque/core';
import type { Table } from '@masque/core/table';
import { css, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Translator } from '../i18n/translator.ts';
import { messageOf } from '../parts/lines.ts';

/** Whether it is a public line of the game itself. A cut in the waiting time shows by itself. */
export const isNews = ({ private: own, kind }: Line): boolean => !own && kind !== 'pace.skip';

/** How many lines of the record may follow until nobody is told any more that they were late. */
const SOON = 6;

/** The viewer's own time was over before they answered: told in private, by an entry of this kind. */
const missedIn = (log: readonly Line[]): Line | undefined =>
  log.slice(-SOON).findLast(({ private: own, kind }) => own === true && kind === 'missed');

/**
 * What others have just done, and that the viewer was late, where the viewer is looking. A live region elsewhere reads it
 * aloud like any other line.
 */
export function drawNews(t: Translator, { news = 0 }: Table, log: readonly Line[]) {
  const late = missedIn(log);
  const lines = news > 0 ? log.filter(isNews).slice(-news) : [];
  if (lines.length === 0 && !late) return nothing;
  const draw = (line: Line, cls = '') => html`<p class=${cls}>${t.told(messageOf(line))}</p>`;
  return html`<div class="news ${late ? 'missed' : ''}">
    ${lines.map((line) => draw(line))} ${late ? keyed(late, draw(late, 'late')) : nothing}
  </div>`;
}

/** For the element that shows the news. */
export const newsStyle = css`
  .news {
    margin-inline: 1rem;
    padding-block: 0.35rem;
    border-block: 1px solid var(--hairline);
    display: grid;
    gap: 0.1rem;
    line-height: 1.25;
  }
  .news p:not(:last-child) {
    color: var(--candle-2);
  }
  /* On small phones a scene needs the room; the record has it all. */
  @container (max-height: 41rem) {
    .staged .news {
      display: none;
    }
  }
  /* It goes by itself. */
  .late,
  .news.missed:not(:has(p:not(.late))) {
    animation: go 1ms 12s step-end forwards;
  }
  @keyframes go {
    to {
      visibility: hidden;
      max-block-size: 0;
      padding-block: 0;
      border-width: 0;
    }
  }
  /* Until then it is the only line on small phones, and figures make way for it: the people stay where they are. */
  @container (max-height: 41rem) {
    .news.missed {
      padding-block: 0.1rem;
      font-size: var(--t-label);
    }
    .news.missed p:not(.late),
    .news.missed ~ .stats {
      animation: come 1ms 12s step-end backwards;
    }
  }
  @keyframes come {
    from {
      visibility: hidden;
      max-block-size: 0;
      padding-block: 0;
      overflow: hidden;
    }
  }
  @container (max-height: 37rem) {
    .news p:nth-last-child(n + 3) {
      display: none;
    }
  }
`;
