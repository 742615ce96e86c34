import type { ClubCommand, RoomView, TableView } from '@masque/club';
import type { Translator } from '@masque/ui';
import { html, nothing } from 'lit';
import '../../screens/rows.ts';
import { occupantAt } from '../seen.ts';

/** A table, and who is looking at it. */
interface Led {
  readonly id: string;
  readonly room: RoomView;
  readonly table: TableView;
  readonly me: string | null;
}

/** The game master, if the game needs one; a host can be it, and then has the console at the table. */
export function drawMaster(
  t: Translator,
  { id, room, table, me }: Led,
  run: (command: ClubCommand) => Promise<boolean>,
) {
  const { master } = table;
  if (master === undefined) return nothing;
  const mine = master !== null && master.member === me;
  const name = occupantAt(room, master)?.name;
  return html`${name === undefined ? nothing : html`<p>${t.msg({ key: 'web.master.is', args: { who: name } })}</p>`}
    <masque-buttons>
      ${
        table.state === 'lobby'
          ? html`<mq-button
              plain
              icon="eye"
              .pressed=${mine}
              .label=${t.msg('club.lead')}
              @click=${() => run({ do: 'lead', table: id, on: !mine })}
            ></mq-button>`
          : nothing
      }
      ${mine ? html`<mq-button plain main href="/t/${table.code}" .label=${t.msg('club.lead.to')}></mq-button>` : nothing}
    </masque-buttons>`;
}
