import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';

/** A line slipped onto the table: something to know or, with `warn`, why something was not done. */
@customElement('mq-toast')
export class MqToast extends MqElement {
  @property() text = '';
  @property({ type: Boolean }) warn = false;
  @property() icon = '';

  override render() {
    return html`<div class="toast ${this.warn ? 'warn' : ''}" role=${this.warn ? 'alert' : 'status'}>
      ${icon(this.icon || (this.warn ? 'cancel' : 'talk'), '')}<span>${this.text}<slot></slot></span>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-toast': MqToast;
  }
}
