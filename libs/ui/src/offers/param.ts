import type { Domain, Value } from '@masque/core';
import { html, nothing } from 'lit';
import type { Translator } from '../i18n/translator.ts';
import { icon } from '../icons/icon.ts';
import { assign, goTo, kindOf, pairsOf, picked, setParam, tap, type Draft } from './draft.ts';
import { askOf, keyName, valueName, type CardsByRef } from './names.ts';

/** All that a parameter needs to be drawn. */
export interface ParamView {
  readonly t: Translator;
  readonly draft: Draft;
  readonly name: string;
  readonly cards: CardsByRef;
  /** Seats and cards are tapped where they are, not in the panel. */
  readonly onTable: (domain: Domain) => boolean;
  readonly change: (draft: Draft) => void;
}

const progress = (t: Translator, d: Domain, n: number): string => {
  if (d.kind !== 'subset' && d.kind !== 'order') return '';
  return d.min === d.max
    ? t.msg({ key: 'ui.fill.exactly', args: { n, max: d.max } })
    : t.msg({ key: 'ui.fill.between', args: { min: d.min, max: d.max, n } });
};

const tick = (d: Domain, at: number) =>
  at < 0
    ? nothing
    : html`<span class="tick" aria-hidden="true">${d.kind === 'order' ? at + 1 : icon('check', 'i')}</span>`;

/** Values to press. */
const chips = ({ t, draft, name, cards, change }: ParamView, d: Exclude<Domain, { kind: 'number' | 'assign' }>) => {
  const chosen = picked(draft, name);
  return d.of.map((value) => {
    const at = chosen.indexOf(value);
    const called = valueName(t, d, value, cards);
    return html`<button class="chip" aria-pressed=${String(at >= 0)} @click=${() => change(tap(draft, name, value))}>
      ${tick(d, at)}<span>${called}</span>${d.kind === 'order' && at >= 0 ? html`<span class="vh">, ${t.msg({ key: 'ui.fill.nth', args: { n: at + 1 } })}</span>` : nothing}
    </button>`;
  });
};

/** What has been tapped on the table so far; a press asks for it anew. */
const tapped = ({ t, draft, name, cards, change }: ParamView, d: Domain) => {
  const chosen = picked(draft, name);
  return html`${chosen.map(
      (value, i) =>
        html`<button class="chip value" @click=${() => change(goTo(draft, name))}>
          ${d.kind === 'order' ? html`<span class="tick">${i + 1}</span>` : nothing}<span
            >${valueName(t, d, value, cards)}</span
          ><span class="vh">, ${t.msg('ui.fill.change')}</span>
        </button>`,
    )}
    <button class="chip none" aria-pressed=${String(draft.at === name)} @click=${() => change(goTo(draft, name))}>
      ${t.msg(kindOf(d) === 'seat' ? 'ui.fill.tap.seat' : 'ui.fill.tap.card')}
    </button>`;
};

const stepper = ({ t, draft, name, change }: ParamView, d: Extract<Domain, { kind: 'number' }>) => {
  const n = Number(draft.params[name]);
  const to = (next: number) => next >= d.min && next <= d.max && change(setParam(draft, name, next));
  return html`<div class="stepper">
    <button
      aria-label=${t.msg('ui.fill.less')}
      aria-disabled=${n <= d.min ? 'true' : nothing}
      @click=${() => to(n - 1)}
    >
      −
    </button>
    <output aria-live="polite">${n}</output>
    <button
      aria-label=${t.msg('ui.fill.more')}
      aria-disabled=${n >= d.max ? 'true' : nothing}
      @click=${() => to(n + 1)}
    >
      +
    </button>
  </div>`;
};

const pairs = ({ t, draft, name, cards, change }: ParamView, d: Extract<Domain, { kind: 'assign' }>) => {
  const now = new Map(pairsOf(draft.params[name]));
  const pick = (key: Value) => (event: CustomEvent<string>) => {
    const i = Number(event.detail);
    change(assign(draft, name, key, i < 0 ? undefined : d.of[i]));
  };
  void import('../fields/mq-select.ts');
  return html`<div class="pairs">
    ${d.keys.map((key) => {
      const value = now.get(key);
      const label = keyName(t, d, key, cards);
      const choices = [
        { value: '-1', label: t.msg('ui.fill.unset') },
        ...d.of.map((v, at) => ({ value: String(at), label: valueName(t, d, v, cards) })),
      ];
      return html`<mq-select
        .label=${label}
        .choices=${choices}
        .value=${String(value === undefined ? -1 : d.of.indexOf(value))}
        @change=${pick(key)}
      ></mq-select>`;
    })}
  </div>`;
};

/** One parameter of an offer, to be filled in. */
export const drawParam = (view: ParamView) => {
  const { t, draft, name, onTable, change } = view;
  const d = draft.offer.params[name] as Domain;
  const none = 'none' in d && d.none;
  const body =
    d.kind === 'number'
      ? stepper(view, d)
      : d.kind === 'assign'
        ? pairs(view, d)
        : html`<div class="row">
            ${onTable(d) ? tapped(view, d) : chips(view, d)}
            ${
              none
                ? html`<button
                    class="chip none"
                    aria-pressed=${String(draft.params[name] === null)}
                    @click=${() => change(tap(draft, name, null))}
                  >
                    ${t.msg(none)}
                  </button>`
                : nothing
            }
          </div>`;
  const count = progress(t, d, picked(draft, name).length);
  return html`<fieldset class="param">
    <legend>${askOf(t, d)}${count ? html` <span class="label">${count}</span>` : nothing}</legend>
    ${body}
  </fieldset>`;
};
