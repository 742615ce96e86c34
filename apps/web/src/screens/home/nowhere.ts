import { MqElement } from '@masque/ui';
import { html } from 'lit';
import { customElement } from 'lit/decorators.js';

/** The page for an unknown address. */
@customElement('masque-nowhere')
export class MasqueNowhere extends MqElement {
  override render() {
    return html`<mq-page brief .heading=${this.t.msg('web.nowhere')}>
      <p>${this.t.msg('web.nowhere.why')}</p>
      <mq-button main href="/" .label=${this.t.msg('web.to-home')}></mq-button>
    </mq-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-nowhere': MasqueNowhere;
  }
}
