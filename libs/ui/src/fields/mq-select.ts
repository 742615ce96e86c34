import './icons.ts';
import '@awesome.me/webawesome/dist/components/option/option.js';
import '@awesome.me/webawesome/dist/components/select/select.js';
import type WaSelect from '@awesome.me/webawesome/dist/components/select/select.js';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import type { Choice } from '../room/mq-choice.ts';
import { shared } from '../styles/shared.ts';
import { fields } from './style.ts';

/**
 * One of many, from a list that opens.
 *
 * @fires change - `string`: the value that was chosen.
 */
@customElement('mq-select')
export class MqSelect extends MqElement {
  static override styles = [
    shared,
    fields,
    css`
      :host([quiet]) wa-select::part(form-control-label) {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      wa-select::part(form-control-label) {
        font-size: var(--t-label);
        color: var(--candle-2);
        margin-block-end: 0.2rem;
      }
    `,
  ];

  @property() label = '';
  /** The label is spoken and not drawn: something else beside it says the same. */
  @property({ type: Boolean, reflect: true }) quiet = false;
  /** Values hold no spaces. */
  @property({ attribute: false }) choices: readonly Choice[] = [];
  @property() value = '';

  readonly #change = (event: Event): void => {
    event.stopPropagation();
    this.value = String((event.target as WaSelect).value ?? '');
    this.send('change', this.value);
  };

  override render() {
    return html`<wa-select .label=${this.label} .value=${this.value} @change=${this.#change}>
      ${this.choices.map((it) => html`<wa-option value=${it.value}>${it.label}</wa-option>`)}
      <span slot="expand-icon" aria-hidden="true">▾</span>
    </wa-select>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-select': MqSelect;
  }
}
