import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import './mq-notice.ts';

/**
 * The connection is gone; the place is not.
 *
 * @example
 * html`<mq-held></mq-held>`
 */
@customElement('mq-held')
export class MqHeld extends MqElement {
  override render() {
    const t = this.t;
    return html`<mq-notice
      warn
      aloud="status"
      icon="unplugged"
      .text=${t.msg('ui.held')}
      .note=${t.msg('ui.held.note')}
    ></mq-notice>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-held': MqHeld;
  }
}
