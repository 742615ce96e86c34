import type { Counter } from '@masque/core/table';
import { html, nothing } from 'lit';
import { icon } from '../icons/icon.ts';
import type { Translator } from '../i18n/translator.ts';

/** Coins are struck from brass; everything else keeps its icon. */
const coins = new Set(['two-coins', 'coins', 'coin']);

const sign = (name: string) => (coins.has(name) ? html`<i class="coin"></i>` : icon(name));

export const counter = (t: Translator, { icon: name, n, label }: Counter) =>
  html`<span class="coins"
    >${sign(name)}<span aria-hidden="true">${n}</span
    ><span class="vh">${t.msg({ key: 'ui.count', args: { label: { msg: label }, n } })}</span></span
  >`;

/** The same within a button, whose name begins with what is seen on it. */
export const counted = (t: Translator, { icon: name, n, label }: Counter) =>
  html`<span class="coins">${sign(name)}<span>${n}</span><span class="vh"> ${t.msg(label)}</span></span>`;

/** So many coins are drawn; of more, one with their number. */
const most = 3;

/** What lies on a small card: coins as coins. The card says it in words. */
export const pile = (list: readonly Counter[] | undefined) => {
  const n = (list ?? []).filter((c) => coins.has(c.icon)).reduce((sum, c) => sum + c.n, 0);
  if (n === 0) return nothing;
  return html`<span class="pile" aria-hidden="true"
    >${n > most ? html`<i class="coin"></i><b>${n}</b>` : Array.from({ length: n }, () => html`<i class="coin"></i>`)}</span
  >`;
};

export const counters = (t: Translator, list: readonly Counter[] | undefined) =>
  list?.length ? html`<span class="purses">${list.map((c) => counter(t, c))}</span>` : nothing;
