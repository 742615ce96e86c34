import { MqElement, shared } from '@masque/ui';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { page } from '../screens/page.ts';
import { fieldsOf, type Field, type Schema } from './schema.ts';
import { countsOf, optionHelp, optionLabel, spoken, valueLabel } from './words.ts';

/** More values than fit side by side on a phone are chosen from a list. */
const SIDE_BY_SIDE = 3;
/** Longest label of a value that stands beside others. */
const SHORT = 16;

/**
 * The options of a game, asked for as its schema says.
 *
 * @fires option - `Record<string, unknown>`: one option with its new value.
 */
@customElement('masque-options')
export class MasqueOptions extends MqElement {
  static override styles = [
    shared,
    page,
    css`
      :host {
        min-block-size: 0;
      }
      .opt {
        display: grid;
        gap: 0.4rem;
        padding-block: 0.8rem;
        border-block-end: 1px solid var(--hairline);
      }
      .switch {
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        gap: 0.4rem 1rem;
      }
      .name {
        font-weight: 600;
      }
      .help {
        font-size: var(--t-label);
        color: var(--candle-2);
        display: block;
        font-weight: 400;
      }
      select {
        min-block-size: var(--touch);
        border: 1px solid var(--brass-2);
        background: var(--lacquer-1);
        padding-inline: 0.6rem;
        inline-size: 100%;
      }
      .many {
        display: grid;
        gap: 0.2rem;
      }
      .many .line {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 11rem;
        align-items: center;
        gap: 0.6rem;
      }
      .stepper input {
        text-align: center;
        inline-size: 100%;
        font-size: var(--t-lead);
        font-weight: 700;
        border-block: 1px solid var(--hairline);
        appearance: textfield;
      }
      .stepper {
        grid-template-columns: var(--touch) 1fr var(--touch);
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

  @property({ attribute: false }) schema: Schema = {};
  @property({ attribute: false }) value: Readonly<Record<string, unknown>> = {};
  @property({ type: Boolean }) readonly = false;

  #set(name: string, value: unknown): void {
    this.send('option', { [name]: value });
  }

  #choice(
    path: string,
    of: readonly string[],
    value: unknown,
    to: (next: unknown) => void,
    label: string,
  ): TemplateResult {
    const choices = of.map((it) => ({ value: it, label: valueLabel(this.t, path, it) }));
    if (of.length <= SIDE_BY_SIDE && choices.every((it) => it.label.length <= SHORT))
      return html`<mq-choice
        .label=${label}
        .choices=${choices}
        .value=${String(value)}
        @change=${(e: CustomEvent<string>) => to(e.detail)}
      ></mq-choice>`;
    return html`<select aria-label=${label} @change=${(e: Event) => to((e.target as HTMLSelectElement).value)}>
      ${choices.map((it) => html`<option value=${it.value} ?selected=${it.value === value}>${it.label}</option>`)}
    </select>`;
  }

  #number(label: string, value: number, min: number, max: number, to: (next: number) => void): TemplateResult {
    const step = max - min > 40 ? 5 : 1;
    const move = (by: number): void => to(Math.min(max, Math.max(min, value + by)));
    const type = (event: Event): void => {
      const field = event.target as HTMLInputElement;
      const n = Math.round(Number(field.value));
      const next = Number.isFinite(n) && field.value !== '' ? Math.min(max, Math.max(min, n)) : value;
      field.value = String(next);
      to(next);
    };
    return html`<div class="stepper" role="group" aria-label=${label}>
      <button
        type="button"
        aria-label=${this.t.msg({ key: 'web.less', args: { what: label } })}
        aria-disabled=${value <= min ? 'true' : nothing}
        @click=${() => value > min && move(-step)}
      >
        −
      </button>
      <input inputmode="numeric" aria-label=${label} .value=${String(value)} @change=${type} />
      <button
        type="button"
        aria-label=${this.t.msg({ key: 'web.more', args: { what: label } })}
        aria-disabled=${value >= max ? 'true' : nothing}
        @click=${() => value < max && move(step)}
      >
        +
      </button>
    </div>`;
  }

  #toggle(label: string, value: unknown, to: (next: boolean) => void): TemplateResult {
    return html`<input
      class="toggle"
      type="checkbox"
      role="switch"
      aria-label=${label}
      .checked=${value === true}
      @change=${(e: Event) => to((e.target as HTMLInputElement).checked)}
    />`;
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
        return html`<div class="line">
          <span>${name}</span>${this.#number(name, Number(counts[key] ?? 0), 0, max, (n) => to(key, n))}
        </div>`;
      })}
    </div>`;
  }

  #body(field: Field, value: unknown, path: string, label: string, to: (next: unknown) => void): TemplateResult {
    switch (field.kind) {
      case 'switch':
        return this.#toggle(label, value, to);
      case 'choice':
        return this.#choice(path, field.of, value, to, label);
      case 'number':
        return html`${
          field.nullable
            ? html`<label
                ><input
                  type="checkbox"
                  .checked=${value === null}
                  @change=${(e: Event) => to((e.target as HTMLInputElement).checked ? null : (field.default ?? field.min))}
                />
                ${this.t.msg('web.option.none')}</label
              >`
            : nothing
        }${value === null ? nothing : this.#number(label, Number(value ?? field.min), field.min, field.max, to)}`;
      case 'text':
        return html`<input
          class="field"
          aria-label=${label}
          maxlength=${field.max}
          .value=${String(value ?? '')}
          @change=${(e: Event) => to((e.target as HTMLInputElement).value)}
        />`;
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
            return html`<div class="opt switch">
              <span>${name}</span>${this.#toggle(name, flags[key], (on) => to({ ...flags, [key]: on }))}
            </div>`;
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

  #field(field: Field, value: unknown, path: string, to: (next: unknown) => void): TemplateResult {
    const label = optionLabel(this.t, path);
    const help = optionHelp(this.t, path);
    return html`<div class="opt ${field.kind === 'switch' ? 'switch' : ''}">
      <span class="name">${label}${help ? html`<span class="help">${help}</span>` : nothing}</span>
      ${this.#body(field, value, path, label, to)}
    </div>`;
  }

  override render() {
    const fields = fieldsOf(this.schema);
    if (fields.length === 0) return html`<p class="label">${this.t.msg('web.rules.usual')}</p>`;
    if (this.readonly)
      return html`<div class="plainlist">
        ${fields.map((it) => html`<div class="opt"><span>${optionLabel(this.t, it.name)}</span><b>${spoken(this.t, it, this.value[it.name] ?? it.default)}</b></div>`)}
      </div>`;
    return html`${fields.map((it) => this.#field(it, this.value[it.name] ?? it.default, it.name, (next) => this.#set(it.name, next)))}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-options': MasqueOptions;
  }
}
