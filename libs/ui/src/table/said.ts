import type { Ask, Claim } from '@masque/core/table';
import { html, nothing } from 'lit';
import type { Translator } from '../i18n/translator.ts';

/** What somebody has said: italic, in quotation marks, in the game's colour. */
export const drawClaim = (t: Translator, { by, on, text, note }: Claim, small = false) =>
  html`<div class="claim ${small ? 'small' : 'words'}">
    <p class="label">
      ${t.msg(on === undefined ? { key: 'ui.says', args: { who: { seat: by } } } : { key: 'ui.says.on', args: { who: { seat: by }, on: { seat: on } } })}
    </p>
    <q lang=${t.language}>${t.msg(text)}</q>
    ${note && !small ? html`<p class="what">${t.rich(note)}</p>` : nothing}
  </div>`;

/** What the house asks. */
export const drawAsk = (t: Translator, { text, note }: Ask, small = false) =>
  html`<div class="claim ${small ? 'small' : ''}">
    <p class="display q">${t.msg(text)}</p>
    ${note && !small ? html`<p class="label">${t.rich(note)}</p>` : nothing}
  </div>`;
