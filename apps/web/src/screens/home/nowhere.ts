import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { Page } from '../page.ts';

/** An address that leads nowhere. */
@customElement('masque-nowhere')
export class MasqueNowhere extends Page {
  override render() {
    return html`<main>
      <header class="head"><h1>${this.t.msg('web.nowhere')}</h1></header>
      <p>${this.t.msg('web.nowhere.why')}</p>
      <a class="offer main" href="/">${this.t.msg('web.to-home')}</a>
    </main>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-nowhere': MasqueNowhere;
  }
}
