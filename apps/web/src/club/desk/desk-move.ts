import type { RoomView } from '@masque/club';
import type { Translator } from '@masque/ui';
import { html, type TemplateResult } from 'lit';
import '../../screens/rows.ts';
import { tableOf } from '../seen.ts';

/** Would somebody leave a game in the middle if they were seated at this table? */
export function leavesGame(room: RoomView, member: string, table: string): boolean {
  const from = tableOf(room, member);
  return from !== undefined && from !== table && room.tables[from]!.state === 'playing';
}

/** Asks before somebody is taken out of a game: on a busy desk, the wrong name is quickly dragged or pressed. */
export const askToMove = (t: Translator, who: string, yes: () => void, no: () => void): TemplateResult =>
  html`<div class="sure" role="alert">
    <p>${t.msg({ key: 'club.move.why', args: { who } })}</p>
    <masque-buttons>
      <mq-button plain .label=${t.msg({ key: 'club.move.yes', args: { who } })} @click=${yes}></mq-button>
      <mq-button plain main .label=${t.msg({ key: 'club.move.no', args: { who } })} @click=${no}></mq-button>
    </masque-buttons>
  </div>`;
