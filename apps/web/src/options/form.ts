import { fields, MqElement } from '@masque/ui';
import '@masque/ui/number';
import '@masque/ui/select';
import '@masque/ui/switch';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import '@masque/ui/choice';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { page } from '../screens/page.ts';
import { fullOf } from '../words/full.ts';
import { fieldsOf, isDefault, type OptionField, type OptionsSchema } from './schema.ts';
import { countsOf, noneLabel, optionHelp, optionLabel, spoken, valueLabel } from './words.ts';

/** More values than this do not fit side by side on a phone and are chosen from a list. */
const SIDE_BY_SIDE = 3;
/** The maximum length of a label that stands beside others. */
const SHORT = 16;

/**
 * The options of a game, as a form generated from its schema.
 *
 * @fires option - `Record<string, unknown>`: one option with its new value.
 */
@customElement('masque-options')
export class MasqueOptions extends MqElement {
  static override styles = [
    page,
    fields,
    css`
      .opt {
        display: grid;
        gap: 0.4rem;
        padding-block: 0.8rem;
        border-block-end: 1px solid var(--hairline);
      }
      .help {
        font-size: var(--t-label);
        color: var(--candle-2);
        display: block;
        font-weight: 400;
      }
      .many {
        display: grid;
        gap: 0.2rem;
      }
      wa-input::part(form-control-label),
      .opt > mq-number,
      .name {
        font-weight: 600;
      }
      .opt > mq-select {
        --label-size: 1em;
        --label-weight: 600;
        --label-color: var(--candle);
      }
      .changed,
      .state {
        font-size: var(--t-label);
      }
      .changed {
        color: var(--accent);
        font-weight: 600;
      }
      .state:not(.changed) {
        color: var(--candle-2);
      }
      details {
        border-block-end: 1px solid var(--hairline);
      }
      summary {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        gap: 0.7rem;
        align-items: center;
        min-block-size: var(--touch);
        cursor: pointer;
        list-style: none;
      }
      summary::-webkit-details-marker {
        display: none;
      }
      summary::before {
        content: '';
        box-sizing: border-box;
        inline-size: 0.55rem;
        block-size: 0.55rem;
        border: solid var(--brass-2);
        border-width: 0 2px 2px 0;
        rotate: -45deg;
      }
      details[open] > summary::before {
        rotate: 45deg;
      }
      /* Very large text: below the name. */
      @media (max-width: 16rem) {
        .state {
          grid-column: 2;
        }
      }
      summary h3 {
        font-size: var(--t-lead);
      }
      details .opt {
        padding-inline-start: 1.25rem;
      }
      details .opt:last-child {
        border: 0;
      }
      .plainlist .opt {
        grid-template-columns: 1fr auto;
        gap: 1rem;
        padding-block: 0.5rem;
      }
      .plainlist b {
        text-align: right;
      }
    `,
  ];

  @property({ attribute: false }) schema: OptionsSchema = {};
  @property({ attribute: false }) value: Readonly<Record<string, unknown>> = {};
  /** Groups of options: each group is collapsed unless an option in it has been changed. */
  @property({ attribute: false }) groups: readonly { readonly id: string; readonly options: readonly string[] }[] = [];
  /** Options that are shown elsewhere. */
  @property({ attribute: false }) without: readonly string[] = [];
  @property({ type: Boolean }) readonly = false;

  #set(name: string, value: unknown): void {
    this.send('option', { [name]: value });
  }

  /** A few short values stand side by side; otherwise there is a list. */
  #choices(path: string, of: readonly string[]) {
    const choices = of.map((it) => ({ value: it, label: valueLabel(this.t, path, it) }));
    return { choices, beside: of.length <= SIDE_BY_SIDE && choices.every((it) => it.label.length <= SHORT) };
  }

  #number(label: string, value: number, min: number, max: number, to: (next: number) => void, note = '') {
    return html`<mq-number
      .label=${label}
      .note=${note}
      .value=${value}
      .min=${min}
      .max=${max}
      @change=${(e: CustomEvent<number>) => to(e.detail)}
    ></mq-number>`;
  }

  #toggle(label: string, value: unknown, to: (next: boolean) => void, note = ''): TemplateResult {
    return html`<mq-switch
      .label=${label}
      .note=${note}
      .checked=${value === true}
      @change=${(e: CustomEvent<boolean>) => to(e.detail)}
    ></mq-switch>`;
  }

  #counts(
    path: string,
    of: readonly string[],
    counts: Readonly<Record<string, unknown>>,
    max: number,
    to: (key: string, n: number) => void,
  ): TemplateResult {
    return html`<div class="many">
      ${of.map((key) => {
        const name = valueLabel(this.t, path, key);
        return this.#number(name, Number(counts[key] ?? 0), 0, max, (n) => to(key, n));
      })}
    </div>`;
  }

  /** A field that has its own label and note. */
  #single(field: OptionField, value: unknown, path: string, to: (next: unknown) => void): TemplateResult | null {
    const label = optionLabel(this.t, path);
    const note = optionHelp(this.t, path) ?? '';
    if (field.kind === 'switch') return this.#toggle(label, value, to, note);
    if (field.kind === 'number' && !field.nullable)
      return this.#number(label, Number(value ?? field.min), field.min, field.max, to, note);
    if (field.kind === 'text')
      return html`<wa-input
        maxlength=${field.max}
        .label=${label}
        .hint=${note}
        .value=${String(value ?? '')}
        @input=${({ target }: Event) => {
          const it = target as WaInput;
          it.hint = fullOf(this.t, it.value ?? '', field.max) || note;
        }}
        @change=${(e: Event) => {
          e.stopPropagation();
          to((e.target as WaInput).value ?? '');
        }}
      ></wa-input>`;
    if (field.kind !== 'choice') return null;
    const { choices, beside } = this.#choices(path, field.of);
    if (beside) return null;
    return html`<mq-select
      .label=${label}
      .note=${note}
      .choices=${choices}
      .value=${String(value)}
      @change=${(e: CustomEvent<string>) => to(e.detail)}
    ></mq-select>`;
  }

  #body(field: OptionField, value: unknown, path: string, label: string, to: (next: unknown) => void): TemplateResult {
    switch (field.kind) {
      case 'switch':
      case 'text':
        return html``;
      case 'choice':
        return html`<mq-choice
          .label=${label}
          .choices=${this.#choices(path, field.of).choices}
          .value=${String(value)}
          @change=${(e: CustomEvent<string>) => to(e.detail)}
        ></mq-choice>`;
      case 'number':
        return html`${this.#toggle(noneLabel(this.t, path), value === null, (on) => to(on ? null : (field.default ?? field.min)))}
        ${value === null ? nothing : this.#number(label, Number(value ?? field.min), field.min, field.max, to)}`;
      case 'counts': {
        const counts = (value ?? {}) as Record<string, unknown>;
        return this.#counts(path, field.of, counts, field.max, (key, n) => to({ ...counts, [key]: n }));
      }
      case 'bag': {
        const counts = countsOf(value);
        const list = (key: string, n: number) =>
          field.of.flatMap((it) => Array<string>(it === key ? n : (counts[it] ?? 0)).fill(it));
        return this.#counts(path, field.of, counts, field.unique ? 1 : 9, (key, n) => to(list(key, n)));
      }
      case 'switches': {
        const flags = (value ?? {}) as Record<string, unknown>;
        return html`<div class="many">
          ${field.of.map((key) => {
            const name = valueLabel(this.t, path, key);
            return this.#toggle(name, flags[key], (on) => to({ ...flags, [key]: on }));
          })}
        </div>`;
      }
      case 'group': {
        const inner = (value ?? {}) as Record<string, unknown>;
        return html`<div class="many">
          ${field.fields.map((it) => this.#field(it, inner[it.name], `${path}.${it.name}`, (next) => to({ ...inner, [it.name]: next })))}
        </div>`;
      }
    }
  }

  #field(field: OptionField, value: unknown, path: string, to: (next: unknown) => void): TemplateResult {
    const label = optionLabel(this.t, path);
    const help = optionHelp(this.t, path);
    const single = this.#single(field, value, path, to);
    if (single) return html`<div class="opt">${single}${this.#mark(field, value, path)}</div>`;
    return html`<div class="opt">
      <span class="name">${label}${help ? html`<span class="help">${help}</span>` : nothing}</span>
      ${this.#body(field, value, path, label, to)}${this.#mark(field, value, path)}
    </div>`;
  }

  /** Names the default of an option that was changed. */
  #mark(field: OptionField, value: unknown, path: string) {
    if (path !== field.name || isDefault(field, value)) return nothing;
    const usual = spoken(this.t, field, field.default);
    return html`<span class="changed">${this.t.msg({ key: 'web.option.changed', args: { usual } })}</span>`;
  }

  #option(it: OptionField): TemplateResult {
    return this.#field(it, this.value[it.name] ?? it.default, it.name, (next) => this.#set(it.name, next));
  }

  /** The groups with their options, and after them the options without a group. */
  #grouped(fields: readonly OptionField[]): TemplateResult {
    const inGroups = new Set(this.groups.flatMap((it) => it.options));
    return html`${this.groups.map(({ id, options }) => {
      const inside = options.flatMap((name) => fields.find((it) => it.name === name) ?? []);
      if (inside.length === 0) return nothing;
      const n = inside.filter((it) => !isDefault(it, this.value[it.name] ?? it.default)).length;
      return html`<details ?open=${n > 0}>
        <summary>
          <h3>${this.t.msg(`options.${id}`)}</h3>
          <span class="state ${n > 0 ? 'changed' : ''}"
            >${this.t.msg({ key: 'web.options.changed', args: { n } })}</span
          >
        </summary>
        ${inside.map((it) => this.#option(it))}
      </details>`;
    })}${fields.filter((it) => !inGroups.has(it.name)).map((it) => this.#option(it))}`;
  }

  override render() {
    const fields = fieldsOf(this.schema).filter((it) => !this.without.includes(it.name));
    if (fields.length === 0) return html`<p class="label">${this.t.msg('web.rules.usual')}</p>`;
    if (this.readonly)
      return html`<div class="plainlist">
        ${fields.map((it) => html`<div class="opt"><span>${optionLabel(this.t, it.name)}</span><b>${spoken(this.t, it, this.value[it.name] ?? it.default)}</b></div>`)}
      </div>`;
    return this.#grouped(fields);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-options': MasqueOptions;
  }
}
