import type { RoomView, TableView } from '@masque/club';
import type { Translator } from '@masque/ui';
import { html, nothing, type TemplateResult } from 'lit';
import '../../screens/person-line.ts';
import { noteOf } from '../draw.ts';
import type { LiveClub } from '../live-club.ts';
import { dayOf, freeOf, inLine, timeOf } from '../seen.ts';

/** Where a guest is: at a table, in the line, on a break, or free. */
export interface GuestState {
  readonly name: string;
  readonly table: TableView | undefined;
  /** The position in the line, from 0; -1: not in it. */
  readonly place: number;
  readonly resting: boolean;
}

/** The headline for a guest. */
export function headlineOf(t: Translator, { table, place, resting, name }: GuestState): string {
  if (table) return t.msg({ key: 'club.seated', args: { name } });
  if (resting) return t.msg('club.resting.you');
  if (place >= 0) return t.msg({ key: 'club.line.place', args: { n: place + 1 } });
  return t.msg({ key: 'club.in', args: { name } });
}

/** What the headline means for them. `auto`: the table opens by itself in a moment. */
export function belowOf(t: Translator, room: RoomView, { table, place, resting }: GuestState, auto: boolean): string {
  // Which table it is stands right below.
  if (table) return auto ? t.msg('club.seated.auto') : '';
  if (resting) return t.msg('club.resting.why');
  if (place < 0) return t.msg('club.in.why');
  const [, asked] = inLine(room)[place - 1] ?? [];
  return t.msg(asked?.call ? { key: 'club.line.next', args: { who: asked.name } } : 'club.line.why');
}

/** Why a seat is no longer kept. */
export function drawMissed(t: Translator, live: LiveClub, room: RoomView): TemplateResult | typeof nothing {
  const { missed } = live.you!;
  if (!missed) return nothing;
  const next = Object.values(room.people).find((it) => it.call?.table === missed.table)?.name ?? '';
  return html`<p class="said" role="status">
    ${t.msg({ key: 'club.missed', args: { why: missed.why, who: next, to: next ? 'somebody' : 'nobody' } })}
  </p>`;
}

/** The next date: people sign up here. */
export function drawNext(t: Translator, live: LiveClub, { next }: RoomView): TemplateResult | typeof nothing {
  if (!next) return nothing;
  const coming = live.you?.coming === true;
  return html`<section class="next">
    <h2>${t.msg('club.next')}</h2>
    <p>
      <b>${next.name}</b>${next.on === undefined ? nothing : html`, ${dayOf(t, next.on)}, ${timeOf(t, next.on)}`}
      <span class="label">${t.msg({ key: 'club.coming', args: { n: next.coming } })}</span>
    </p>
    <mq-button
      plain
      icon=${coming ? 'check' : 'calendar'}
      .pressed=${coming}
      .label=${t.msg('club.coming.too')}
      @click=${() => live.do({ do: 'coming', on: !coming })}
    ></mq-button>
  </section>`;
}

/** The other people who are free. */
export function drawOthers(t: Translator, room: RoomView, me: string): TemplateResult | typeof nothing {
  const others = freeOf(room).filter(([id]) => id !== me);
  if (others.length === 0) return nothing;
  return html`<h2>${t.msg('club.free')} <span class="fig">${others.length}</span></h2>
    <ul>
      ${others.map(
        ([id, it]) =>
          html`<li>
            <masque-person-line
              ?lit=${room.newest === id}
              ?idle=${room.newest !== id && (it.resting || it.away)}
              .mask=${it.mask}
              .name=${it.name}
              .note=${noteOf(t, room, id)}
            ></masque-person-line>
          </li>`,
      )}
    </ul>`;
}
