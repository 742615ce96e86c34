import type { ClubCommand, TableSettings } from '@masque/club';
import type { Translator } from '@masque/ui';
import '@masque/ui/switch';
import { html, type TemplateResult } from 'lit';
import '../../screens/fold.ts';

/** What a host can switch on and off at a table, even during a game. */
export function drawSettings(
  t: Translator,
  table: string,
  { chat, botForAway }: TableSettings,
  run: (command: ClubCommand) => Promise<boolean>,
): TemplateResult {
  return html`<masque-fold .label=${t.msg('club.table.settings')}>
    <mq-switch
      .label=${t.msg('web.chat')}
      .note=${t.msg('web.chat.why')}
      .checked=${chat}
      @change=${(e: CustomEvent<boolean>) => run({ do: 'settings', table, chat: e.detail })}
    ></mq-switch>
    <mq-switch
      .label=${t.msg('web.bot-for-away')}
      .checked=${botForAway}
      @change=${(e: CustomEvent<boolean>) => run({ do: 'settings', table, botForAway: e.detail })}
    ></mq-switch>
  </masque-fold>`;
}
