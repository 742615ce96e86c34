import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import './mq-notice.ts';

/**
 * Shown while the connection is lost: the player's seat is kept.
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
