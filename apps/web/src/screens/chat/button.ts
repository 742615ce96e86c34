import type { Doc } from '@masque/protocol';
import type { Translator } from '@masque/ui';
import { html, nothing, type TemplateResult } from 'lit';

/**
 * Opens the chat, if the table has one. It looks the same for everybody at any moment, apart from the number of unread
 * public messages.
 */
export const drawChatButton = (
  t: Translator,
  doc: Doc,
  unread: number,
  open: () => void,
  slot?: string,
): TemplateResult | typeof nothing =>
  doc.chat
    ? html`<mq-icon-button
        opens
        icon="talk"
        slot=${slot ?? nothing}
        .count=${unread}
        .label=${t.msg({ key: 'web.chat.open', args: { n: unread } })}
        @click=${open}
      ></mq-icon-button>`
    : nothing;
