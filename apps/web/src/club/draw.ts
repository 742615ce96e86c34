import type { RoomView, TableLive, TableView } from '@masque/club';
import type { GameInfo } from '@masque/protocol';
import { applyTheme, icon, type Translator } from '@masque/ui';
import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { calledOf, nameOf, occupants, watchedBy } from './seen.ts';

/** With more seats than this, faces are smaller. */
const ROOMY = 8;

/** Applies the look of a game to an element. */
export const dressed = (game: GameInfo | undefined) =>
  ref((element) => element && applyTheme(element as HTMLElement, game?.theme));

/** A table from above: its people and its game. Only an illustration; the text is beside it. */
export function drawOval(
  room: RoomView,
  table: TableView,
  game: GameInfo | undefined,
  live?: TableLive,
): TemplateResult {
  const people = occupants(room, table);
  // In the lobby, free seats that the game needs are drawn.
  const shown = table.state === 'lobby' ? people.slice(0, Math.max(table.min, people.length)) : people;
  while (table.state === 'lobby' && shown.length < table.min) shown.push(null);
  const size = shown.length > ROOMY ? Math.max(0.1, 1.5 / shown.length) : 0.187;
  return html`<span class="oval ${live?.night ? 'asleep' : ''}" style="--f:${size}" aria-hidden="true"
    ><b>${icon(game?.theme.icon ?? 'masque')}</b>${shown.map((it, seat) => {
      const angle = (seat / shown.length) * 2 * Math.PI + Math.PI / 2;
      const [x, y] = [50 + 43 * Math.cos(angle), 50 + 40 * Math.sin(angle)];
      const out = live?.out?.includes(seat) ? 'out' : '';
      return html`<i
        class="${it ? '' : 'free'} ${it?.bot ? 'bot' : ''} ${out}"
        style="left:${x.toFixed(1)}%;top:${y.toFixed(1)}%"
        >${it ? icon(`mask:${it.mask}`) : nothing}</i
      >`;
    })}</span
  >`;
}

/** The name of a table; names are set in italics, numbers are not. */
export const drawName = (t: Translator, table: TableView): TemplateResult =>
  nameOf(table)
    ? html`<span class="aside">${nameOf(table)}</span>`
    : html`<span class="label">${t.msg({ key: 'club.table', args: { n: table.n } })}</span>`;

/** A person in a line: the face, the name, one note. */
export const drawWho = (
  mask: string,
  name: string,
  note: string,
  { cls = '', after = nothing as unknown } = {},
): TemplateResult =>
  html`<div class="who ${cls}">
    <mq-cameo .mask=${mask} .name=${name}></mq-cameo>
    <span><b>${name}</b>${note ? html`<span class="label">${note}</span>` : nothing}</span>${after}
  </div>`;

/** The note on a person who is free. */
export function noteOf(t: Translator, room: RoomView, id: string): string {
  const guest = room.people[id];
  if (!guest) return '';
  if (guest.away) return t.msg('club.away');
  const to = room.tables[guest.call?.table ?? ''];
  if (to) return t.msg({ key: 'club.called.at', args: { table: calledOf(t, to) } });
  if (guest.resting) return t.msg('club.resting');
  const { line } = guest;
  const watched = watchedBy(room, id);
  if (!line && watched) return t.msg({ key: 'club.watches', args: { table: calledOf(t, watched) } });
  if (!line) return room.newest === id ? t.msg('club.just-in') : guest.host ? t.msg('club.host') : '';
  const table = line.table === undefined ? undefined : room.tables[line.table];
  return table ? t.msg({ key: 'club.line.at', args: { table: calledOf(t, table) } }) : t.msg('club.line.any');
}
