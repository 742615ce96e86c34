import './icons.ts';
import '@awesome.me/webawesome/dist/components/switch/switch.js';
import type WaSwitch from '@awesome.me/webawesome/dist/components/switch/switch.js';
import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { fields } from './style.ts';

/**
 * Yes or no; takes effect at once.
 *
 * @fires change - `boolean`
 * @example
 * html`<mq-switch label="Chat" checked></mq-switch>`
 */
@customElement('mq-switch')
export class MqSwitch extends MqElement {
  static override styles = fields;

  @property() label = '';
  /** Explains the switch, in a line below it. */
  @property() note = '';
  @property({ type: Boolean }) checked = false;

  readonly #change = (event: Event): void => {
    event.stopPropagation();
    this.checked = (event.target as WaSwitch).checked;
    this.send('change', this.checked);
  };

  override render() {
    return html`<wa-switch .hint=${this.note} .checked=${this.checked} @change=${this.#change}
      >${this.label}</wa-switch
    >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-switch': MqSwitch;
  }
}
