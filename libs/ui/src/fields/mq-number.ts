import './icons.ts';
import '@awesome.me/webawesome/dist/components/number-input/number-input.js';
import type WaNumberInput from '@awesome.me/webawesome/dist/components/number-input/number-input.js';
import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { fields } from './style.ts';

/** A range wider than this has steps of five. */
const WIDE = 40;

/**
 * A whole number within bounds: typed, or changed a step at a time. A number out of bounds becomes the nearest valid
 * one, and the field says so.
 *
 * @fires change - `number`
 * @example
 * html`<mq-number label="Seconds" min="10" max="120" .value=${30}></mq-number>`
 */
@customElement('mq-number')
export class MqNumber extends MqElement {
  static override styles = [
    fields,
    css`
      wa-number-input {
        --wa-form-control-padding-inline: 0;
        display: grid;
        grid-template-columns: minmax(0, 1fr) clamp(8.5rem, 45%, 11rem);
        align-items: center;
        column-gap: 0.6rem;
      }
      /* Very large text: below its label. */
      @media (max-width: 16rem) {
        wa-number-input {
          grid-template-columns: minmax(0, 1fr);
        }
      }
      wa-number-input::part(form-control-label) {
        margin: 0;
      }
      wa-number-input::part(base) {
        border: 0;
        background: none;
        padding: 0;
      }
      wa-number-input::part(input) {
        inline-size: 0;
        text-align: center;
        font-size: var(--t-lead);
        font-weight: 700;
        border-block: 1px solid var(--hairline);
      }
      wa-number-input::part(hint) {
        grid-column: 1 / -1;
      }
      button {
        inline-size: min(var(--touch), 14vw);
        flex: none;
        border: 1px solid var(--brass-2);
        margin: 0;
        font-size: var(--t-title);
        line-height: 1;
        align-self: stretch;
      }
      button[aria-disabled='true'] {
        border-style: dashed;
        border-color: var(--hairline);
        color: var(--candle-3);
      }
    `,
  ];

  @property() label = '';
  /** Explains the field, in a line below it. */
  @property() note = '';
  @property({ type: Number }) value = 0;
  @property({ type: Number }) min = 0;
  @property({ type: Number }) max = 99;
  @state() private beyond = false;

  #to(next: number): void {
    this.value = Math.min(this.max, Math.max(this.min, next));
    this.send('change', this.value);
  }

  readonly #typed = (event: Event): void => {
    event.stopPropagation();
    const field = event.target as WaNumberInput;
    const n = Math.round(Number(field.value));
    const usable = field.value !== null && field.value !== '' && Number.isFinite(n);
    this.beyond = !usable || n < this.min || n > this.max;
    this.#to(usable ? n : this.value);
    field.value = String(this.value);
  };

  #step(slot: 'start' | 'end', by: number) {
    const stuck = by < 0 ? this.value <= this.min : this.value >= this.max;
    return html`<button
      slot=${slot}
      type="button"
      aria-label=${this.t.msg({ key: by < 0 ? 'ui.number.less' : 'ui.number.more', args: { what: this.label } })}
      aria-disabled=${stuck ? 'true' : nothing}
      @click=${() => {
        this.beyond = false;
        if (!stuck) this.#to(this.value + by);
      }}
    >
      ${by < 0 ? '−' : '+'}
    </button>`;
  }

  override render() {
    const { min, max } = this;
    const step = max - min > WIDE ? 5 : 1;
    return html`<wa-number-input
      without-steppers
      .label=${this.label}
      .value=${String(this.value)}
      .min=${min}
      .max=${max}
      .hint=${this.beyond ? this.t.msg({ key: 'ui.number.range', args: { min, max } }) : this.note}
      @change=${this.#typed}
      >${this.#step('start', -step)}${this.#step('end', step)}</wa-number-input
    >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-number': MqNumber;
  }
}
