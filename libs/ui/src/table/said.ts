import type { Ask, Claim, Table } from '@masque/core/table';
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

/** What is said or asked just now. */
export function drawSaid(t: Translator, { claim, ask, ballot }: Table, small: boolean) {
  if (claim) return drawClaim(t, claim, small);
  return ask && !ballot ? drawAsk(t, ask, small) : nothing;
}

/** What the house adds below a claim. */
export function drawAside(t: Translator, { claim, ask, ballot, sealed }: Table) {
  const under = claim !== undefined || ballot !== undefined;
  const lines = [
    under && ask ? t.rich(ask.text) : '',
    under && ask?.note ? t.rich(ask.note) : '',
    sealed && !ask?.note ? t.msg('ui.sealed') : '',
  ].filter(Boolean);
  return lines.length
    ? html`<p class="label c aside">${lines.map((line, i) => html`${i ? ' ' : ''}${line}`)}</p>`
    : nothing;
}
