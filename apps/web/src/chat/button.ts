import type { Doc } from '@masque/protocol';
import { icon, type Translator } from '@masque/ui';
import { css, html, nothing, type TemplateResult } from 'lit';

/** The badge of the button. */
export const chatButtonStyle = css`
  .chat {
    position: relative;
  }
  .chat b {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-end: 0.1rem;
    min-inline-size: 1.35em;
    padding-inline: 0.3em;
    border-radius: 1em;
    background: var(--flame);
    color: var(--ink);
    font: 700 0.8125rem/1.35 var(--text);
    text-align: center;
  }
`;

/**
 * Opens the chat of a table that has one. It looks the same for everybody at any moment, but for how much was said to
 * all.
 */
export const drawChatButton = (
  t: Translator,
  doc: Doc,
  unread: number,
  open: () => void,
  slot?: string,
): TemplateResult | typeof nothing =>
  doc.chat
    ? html`<button
        slot=${slot ?? nothing}
        class="icb chat"
        aria-label=${t.msg({ key: 'web.chat.open', args: { n: unread } })}
        aria-haspopup="dialog"
        @click=${open}
      >
        ${icon('talk')}${unread > 0 ? html`<b aria-hidden="true">${unread > 99 ? '99+' : unread}</b>` : nothing}
      </button>`
    : nothing;
