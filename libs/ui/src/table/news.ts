import type { Line } from '@masque/core';
import type { Table } from '@masque/core/table';
import { css, html, nothing } from 'lit';
import type { Translator } from '../i18n/translator.ts';
import { messageOf } from '../parts/lines.ts';

/** Whether it is a public line of the game itself. A cut in the waiting time shows by itself. */
export const isNews = ({ private: own, kind }: Line): boolean => !own && kind !== 'pace.skip';

/** How many lines of the record may follow until nobody is told any more that they were late. */
const SOON = 6;

/** The viewer's own time was over before they answered: told in private, by an entry of this kind. */
const missedIn = (log: readonly Line[]): readonly Line[] =>
  log
    .slice(-SOON)
    .filter(({ private: own, kind }) => own === true && kind === 'missed')
    .slice(-1);

/**
 * What others have just done, and that the viewer was late, where the viewer is looking. A live region elsewhere reads it
 * aloud like any other line.
 */
export function drawNews(t: Translator, { news = 0 }: Table, log: readonly Line[]) {
  const lines = [...(news > 0 ? log.filter(isNews).slice(-news) : []), ...missedIn(log)];
  return lines.length
    ? html`<div class="news">${lines.map((line) => html`<p>${t.told(messageOf(line))}</p>`)}</div>`
    : nothing;
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
  @container (max-height: 37rem) {
    .news p:nth-last-child(n + 3) {
      display: none;
    }
  }
`;
