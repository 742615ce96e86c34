import type { RoomView } from '@masque/club';
import { icon, type Translator } from '@masque/ui';
import { html, nothing, type TemplateResult } from 'lit';
import { timeOf } from '../seen.ts';

/** Maximum number of marks on the candle whose labels fit. */
const MARKS = 5;

/** An event at a time of the evening. */
export interface Mark {
  readonly at: number;
  readonly what: string;
}

/** The events of the evening: its opening, the next games, and its end. Empty without a plan. */
export function marksOf(
  { evening, tables }: RoomView,
  words: { readonly doors: string; readonly titles: string; readonly game: (id: string) => string },
  now: number,
): readonly Mark[] {
  if (!evening) return [];
  const begin = Object.values(tables)
    .flatMap((it) => (it.begins === undefined ? [] : [{ at: it.begins, what: words.game(it.game) }]))
    .sort((a, b) => a.at - b.at);
  const end = evening.until === undefined ? [] : [{ at: evening.until, what: words.titles }];
  if (begin.length + end.length === 0) return [];
  const max = MARKS - 1 - end.length;
  // Past events give way to future ones.
  const shown = begin.length > max ? begin.filter((it) => it.at > now).slice(0, max) : begin;
  return [{ at: evening.at, what: words.doors }, ...shown, ...end].sort((a, b) => a.at - b.at);
}

/**
 * How far the candle has burned, from 0 to 1, where mark `i` stands in column `i` and the last at the right end. It
 * burns evenly between two marks; marks are spaced evenly, so that no label covers another.
 */
export function burnedOf(marks: readonly Mark[], now: number): number {
  const last = marks.length - 1;
  const where = (i: number): number => (i === last ? 1 : i / marks.length);
  const next = marks.findIndex((it) => it.at > now);
  if (next < 0) return 1;
  if (next === 0) return 0;
  const [from, to] = [marks[next - 1]!, marks[next]!];
  return where(next - 1) + ((now - from.at) / (to.at - from.at)) * (where(next) - where(next - 1));
}

/** The whole evening as one candle that burns from the left, with a mark for each event. */
export function drawProgramme(
  t: Translator,
  room: RoomView,
  game: (id: string) => string,
  now: number,
): TemplateResult | typeof nothing {
  const marks = marksOf(room, { doors: t.msg('club.doors'), titles: t.msg('club.titles'), game }, now);
  if (marks.length === 0) return nothing;
  const burned = burnedOf(marks, now);
  return html`<div class="programme" style="--burned:${(burned * 100).toFixed(1)}%">
    <span class="wax">${burned < 1 ? icon('flame') : nothing}</span>
    <ol aria-label=${t.msg('club.programme')}>
      ${marks.map(
        ({ at, what }) =>
          html`<li class=${at <= now ? 'past' : ''}><b class="fig">${timeOf(t, at)}</b> <span>${what}</span></li>`,
      )}
    </ol>
  </div>`;
}
