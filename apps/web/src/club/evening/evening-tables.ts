import type { RoomView } from '@masque/club';
import type { Translator } from '@masque/ui';
import { html, nothing, type TemplateResult } from 'lit';
import '../../screens/rows.ts';
import { dressed } from '../draw.ts';
import type { LiveClub } from '../live-club.ts';
import {
  canWatch,
  freeSeats,
  inLine,
  keptAt,
  listOf,
  occupants,
  tableStatus,
  tableOf,
  tablesOf,
  watchersAt,
} from '../seen.ts';
import '../table-name.ts';
import '../table-plan.ts';

/** The tables of an evening on a guest's phone, the guest's own first, with what the guest can do there. */
export function drawTables(t: Translator, live: LiveClub, room: RoomView, me: string): TemplateResult {
  const mine = tableOf(room, me);
  const tables = tablesOf(room).sort(([a], [b]) => Number(b === mine) - Number(a === mine));
  if (tables.length === 0) return html`<p class="said">${t.msg('club.tables.none')}</p>`;
  return html`<ul class="tables">
    ${tables.map(([id, table]) => {
      const game = live.game(table.game);
      const names = occupants(room, table).flatMap((it) => (it ? [it.name] : []));
      const free = freeSeats(table) - keptAt(room, id).length;
      const waits = room.people[me]?.line?.table === id;
      const left = table.state === 'playing' && table.seats.some((it) => it?.member === me && it.bot);
      const watchers = watchersAt(room, table);
      return html`<li class=${mine === id ? 'mine' : ''} ${dressed(game)}>
        <masque-table-plan .room=${room} .table=${table} .game=${game}></masque-table-plan>
        <div>
          <h3>${game?.name[t.language] ?? table.game}</h3>
          <masque-table-name .translator=${t} .table=${table}></masque-table-name>
        </div>
        <p>
          <b>${tableStatus(t, table, undefined, t)}</b>
          <span class="label">${names.length ? listOf(t, names) : t.msg('club.nobody')}</span>
          ${
            mine !== id && table.state === 'playing' && !canWatch(room, table)
              ? html`<span class="label"
                  >${t.msg({ key: 'club.watching.not', args: { who: room.club.watching } })}</span
                >`
              : nothing
          }
          ${
            watchers.length > 0
              ? html`<span class="label">${t.msg({ key: 'club.watched', args: { who: listOf(t, watchers) } })}</span>`
              : nothing
          }
        </p>
        <masque-buttons>
          ${
            mine === id
              ? nothing
              : free > 0 || left
                ? html`<mq-button
                    plain
                    icon="wooden-chair"
                    .label=${t.msg(left ? 'web.take-back' : 'web.sit.here')}
                    @click=${() => live.do({ do: 'sit', table: id })}
                  ></mq-button>`
                : html`<mq-button
                    plain
                    icon=${waits ? 'check' : 'hourglass'}
                    .pressed=${waits}
                    .label=${t.msg('club.line')}
                    @click=${() => live.do({ do: 'line', on: !waits, table: id })}
                  ></mq-button>`
          }
          ${
            mine !== id && !left && canWatch(room, table)
              ? html`<mq-button plain icon="eye" href="/watch/${table.code}" .label=${t.msg('web.watch')}></mq-button>`
              : nothing
          }
        </masque-buttons>
      </li>`;
    })}
  </ul>`;
}

/** The neighbours of a person in the line: who is before, and who after. */
export function drawLine(t: Translator, room: RoomView, me: string): TemplateResult | typeof nothing {
  const line = inLine(room);
  const at = line.findIndex(([id]) => id === me);
  if (at < 0 || line.length < 2) return nothing;
  const [before, after] = [line[at - 1], line[at + 1]];
  const beside = ([, it]: (typeof line)[number]) =>
    html`<li>
      <mq-cameo .mask=${it.mask} .name=${it.name}></mq-cameo>
      <b>${it.name}</b>${it.call ? html`<span class="label">${t.msg('club.line.asked')}</span>` : nothing}
    </li>`;
  return html`<ol class="queue" aria-label=${t.msg('club.line.all')}>
    ${before ? beside(before) : nothing}
    <li class="me">
      <mq-cameo me .mask=${room.people[me]!.mask} .name=${room.people[me]!.name}></mq-cameo><b>${t.msg('club.you')}</b>
    </li>
    ${after ? beside(after) : nothing}
  </ol>`;
}
