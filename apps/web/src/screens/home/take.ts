import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Refusal } from '../../api/request.ts';
import { takeOver } from '../../api/me.ts';
import { go } from '../../shell/router.ts';
import { Page } from '../page.ts';

/** Makes this device the person who asked for the code: at a press, as a look at the address alone must not. */
@customElement('masque-take')
export class MasqueTake extends Page {
  @property() code = '';
  @state() private problem: Refusal | null = null;
  @state() private busy = false;

  async #take(): Promise<void> {
    this.busy = true;
    try {
      await takeOver(this.code);
      const table = new URLSearchParams(location.search).get('table');
      go(table && /^[A-Z]{4,8}$/.test(table) ? `/t/${table}` : '/', 'replace');
    } catch (error) {
      this.problem = error as Refusal;
    }
    this.busy = false;
  }

  override render() {
    const t = this.t;
    return html`<main>
      <header class="head"><h1>${t.msg('web.take')}</h1></header>
      <p>${t.msg('web.take.why')}</p>
      ${this.problem ? html`<p class="problem" role="alert">${t.msg('web.take.old')}</p>` : nothing}
      <button class="offer main" aria-disabled=${this.busy ? 'true' : nothing} @click=${() => this.#take()}>
        ${t.msg('web.take.yes')}
      </button>
      <a class="offer plain" href="/">${t.msg('web.to-home')}</a>
    </main>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-take': MasqueTake;
  }
}
