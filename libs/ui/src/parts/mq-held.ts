import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';

/** The connection is gone; the place is not. */
@customElement('mq-held')
export class MqHeld extends MqElement {
  override render() {
    return html`<div class="toast warn" role="status">
      ${icon('unplugged', '')}
      <p>${this.t.msg('ui.held')}<br /><span class="label">${this.t.msg('ui.held.note')}</span></p>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-held': MqHeld;
  }
}
