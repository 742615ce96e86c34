import type { Action, Domain, Value } from '@masque/core';
import { css, html, nothing } from 'lit';
import '../controls/mq-chip.ts';
import '../controls/mq-stepper.ts';
import type { Translator } from '../i18n/translator.ts';
import { assign, goTo, kindOf, missing, pairsOf, picked, setParam, tap, type Draft } from './draft.ts';
import { wantedIn } from './pointed.ts';
import { askOf, keyName, valueName, type CardsByRef } from './names.ts';

/** Everything needed to draw a parameter. */
export interface ParamView {
  readonly t: Translator;
  readonly draft: Draft;
  readonly name: string;
  readonly cards: CardsByRef;
  /** The action that a hint recommends. */
  readonly pointed?: Action | null | undefined;
  /** Whether seats or cards are tapped where they are, not in the panel. */
  readonly onTable: (domain: Domain) => boolean;
  /** Beside the seats is a place to tap for nobody. */
  readonly noneOutside: boolean;
  /** What has been tapped is marked there, so it is not listed here. */
  readonly marked: boolean;
  readonly change: (draft: Draft) => void;
}

const progress = (t: Translator, d: Domain, n: number): string => {
  if (d.kind !== 'subset' && d.kind !== 'order') return '';
  return d.min === d.max
    ? t.msg({ key: 'ui.fill.exactly', args: { n, max: d.max } })
    : t.msg({ key: 'ui.fill.between', args: { min: d.min, max: d.max, n } });
};

const markOf = (d: Domain, at: number) => (at < 0 ? undefined : d.kind === 'order' ? at + 1 : 'tick');

/** Values to press. */
const chips = (
  { t, draft, name, cards, change, pointed }: ParamView,
  d: Exclude<Domain, { kind: 'number' | 'assign' }>,
) => {
  const chosen = picked(draft, name);
  const wanted = wantedIn(pointed, draft, name);
  return d.of.map((value) => {
    const at = chosen.indexOf(value);
    return html`<mq-chip
      class=${wanted.includes(value) ? 'pointed' : nothing}
      .label=${valueName(t, d, value, cards)}
      .says=${d.kind === 'order' && at >= 0 ? t.msg({ key: 'ui.fill.nth', args: { n: at + 1 } }) : ''}
      .mark=${markOf(d, at)}
      .pressed=${at >= 0}
      @click=${() => change(tap(draft, name, value))}
    ></mq-chip>`;
  });
};

/** What has been tapped on the table so far; a press reopens the question. */
const tapped = ({ t, draft, name, cards, change, noneOutside }: ParamView, d: Domain) => {
  const again = () => change(goTo(draft, name));
  const chosen = noneOutside && draft.params[name] === null ? [null] : picked(draft, name);
  const full = chosen.length >= (d.kind === 'subset' || d.kind === 'order' ? d.max : 1);
  return html`${chosen.map(
    (value, i) =>
      html`<mq-chip
        tapped
        .label=${valueName(t, d, value, cards)}
        .says=${t.msg('ui.fill.change')}
        .mark=${d.kind === 'order' ? i + 1 : undefined}
        @click=${again}
      ></mq-chip>`,
  )}${
    full
      ? nothing
      : html`<mq-chip
          none
          .label=${t.msg(kindOf(d) === 'seat' ? 'ui.fill.tap.seat' : 'ui.fill.tap.card')}
          .pressed=${draft.at === name}
          @click=${again}
        ></mq-chip>`
  }`;
};

const stepper = ({ t, draft, name, change }: ParamView, { min, max }: Extract<Domain, { kind: 'number' }>) =>
  html`<mq-stepper
    .value=${Number(draft.params[name])}
    .min=${min}
    .max=${max}
    .less=${t.msg('ui.fill.less')}
    .more=${t.msg('ui.fill.more')}
    @change=${(event: CustomEvent<number>) => change(setParam(draft, name, event.detail))}
  ></mq-stepper>`;

const pairs = ({ t, draft, name, cards, change }: ParamView, d: Extract<Domain, { kind: 'assign' }>) => {
  const now = new Map(pairsOf(draft.params[name]));
  const pick = (key: Value) => (event: CustomEvent<string>) => {
    const i = Number(event.detail);
    change(assign(draft, name, key, i < 0 ? undefined : d.of[i]));
  };
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

/** Draws one parameter of an offer, to be filled in. */
export const drawParam = (view: ParamView) => {
  const { t, draft, name, onTable, marked, change, noneOutside } = view;
  const d = draft.offer.params[name] as Domain;
  const none = !(noneOutside && kindOf(d) === 'seat' && onTable(d)) && 'none' in d && d.none;
  const body =
    d.kind === 'number'
      ? stepper(view, d)
      : d.kind === 'assign'
        ? pairs(view, d)
        : html`<div class="row">
            ${onTable(d) ? (marked ? nothing : tapped(view, d)) : chips(view, d)}
            ${
              none
                ? html`<mq-chip
                    none
                    .label=${t.msg(none)}
                    .pressed=${draft.params[name] === null}
                    @click=${() => change(tap(draft, name, null))}
                  ></mq-chip>`
                : nothing
            }
          </div>`;
  const count = progress(t, d, picked(draft, name).length);
  const next = missing(draft)[0] === name;
  return html`<fieldset class="param ${onTable(d) && !marked && !none ? 'tapped' : ''} ${next ? 'next' : ''}">
    <legend>${askOf(t, d)}${count ? html` <span class="label">${count}</span>` : nothing}</legend>
    ${body}
  </fieldset>`;
};

/** Scrolls the next question into view: next to the cards to the middle, elsewhere above the button that confirms. */
export function showAsked(root: ParentNode, draft: Draft): void {
  const { offer } = draft;
  const left = missing(draft).length;
  if (offer.look?.private) root.querySelector('fieldset:last-of-type')?.scrollIntoView?.({ block: 'center' });
  else if (left > 0 && left < Object.keys(offer.params).length)
    root.querySelector('.next')?.scrollIntoView?.({ block: 'nearest' });
}

/** For the element that draws parameters. */
export const paramStyle = css`
  .params {
    display: grid;
    gap: 0.5rem;
    grid-template-columns: minmax(0, 1fr);
  }
  .param {
    /* The clock lies over the beginning, and the button that confirms over the end. */
    scroll-margin-block: 2rem 4.5rem;
    min-inline-size: 0;
    padding: 0 0.75rem;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.35rem;
  }
  legend {
    font-family: var(--display);
    font-size: var(--t-lead);
    line-height: 1.15;
    padding-block-end: 0.25rem;
  }
  legend .label {
    font-family: var(--text);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    align-items: center;
  }
  .pairs {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: 0.4rem 0.8rem;
    align-items: end;
  }
  /* Two questions that are answered on the table stand side by side, so that both are visible. */
  @container (min-width: 16rem) {
    .params:has(.tapped + .tapped) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .param:not(.tapped) {
      grid-column: 1 / -1;
    }
    .tapped:has(+ .tapped) {
      padding-inline-end: 0;
    }
    .tapped + .tapped {
      padding-inline-start: 0;
    }
  }
  @container (max-height: 37rem) {
    legend {
      font-size: 1.0625rem;
      padding: 0;
    }
    .param {
      gap: 0.1rem;
    }
    .params ~ .gobar {
      margin-block-start: -0.5rem;
      padding-block-start: 0.25rem;
    }
    /* Two answers are visible at once. */
    .row:has(> mq-chip:nth-child(2):last-child) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: stretch;
    }
  }
`;
