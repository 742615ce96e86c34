import './icons.ts';
import '@awesome.me/webawesome/dist/components/option/option.js';
import '@awesome.me/webawesome/dist/components/select/select.js';
import type WaSelect from '@awesome.me/webawesome/dist/components/select/select.js';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import type { Choice } from '../controls/mq-choice.ts';
import { fields } from './style.ts';

/**
 * One of many, from a list that opens. The label's look: `--label-size`, `--label-weight`, `--label-color`.
 *
 * @fires change - `string`: the value that was chosen.
 * @example
 * html`<mq-select label="Bots" value="hard" .choices=${[{ value: 'hard', label: 'Hard' }]}></mq-select>`
 */
@customElement('mq-select')
export class MqSelect extends MqElement {
  static override styles = [
    fields,
    css`
      wa-select::part(form-control-label) {
        font-size: var(--label-size, var(--t-label));
        font-weight: var(--label-weight, 400);
        color: var(--label-color, var(--candle-2));
        margin-block-end: 0.3rem;
      }
    `,
  ];

  @property() label = '';
  /** Explains the field, in a line below it. */
  @property() note = '';
  /** Values must not contain spaces. */
  @property({ attribute: false }) choices: readonly Choice[] = [];
  @property() value = '';

  /**
   * Also names the field itself: some screen readers do not follow a reference to a label that is scrolled out of
   * sight.
   */
  protected override async updated(): Promise<void> {
    const list = this.renderRoot.querySelector('wa-select');
    await list?.updateComplete;
    list?.displayInput?.setAttribute('aria-label', this.label);
  }

  readonly #change = (event: Event): void => {
    event.stopPropagation();
    this.value = String((event.target as WaSelect).value ?? '');
    this.send('change', this.value);
  };

  override render() {
    return html`<wa-select .label=${this.label} .hint=${this.note} .value=${this.value} @change=${this.#change}>
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
