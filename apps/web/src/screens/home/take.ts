import { Task, TaskStatus } from '@lit/task';
import { MqElement } from '@masque/ui';
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { takeOver } from '../../api/client.ts';
import { go } from '../../shell/router.ts';

/** Makes this device the person who asked for the code: at a press, as a look at the address alone must not. */
@customElement('masque-take')
export class MasqueTake extends MqElement {
  @property() code = '';
  readonly #taking = new Task(this, {
    autoRun: false,
    task: ([code]: readonly [string]) => takeOver(code),
    onComplete: () => {
      const table = new URLSearchParams(location.search).get('table');
      go(table && /^[A-Z]{4,8}$/.test(table) ? `/t/${table}` : '/', 'replace');
    },
  });

  override render() {
    const t = this.t;
    return html`<mq-page .heading=${t.msg('web.take')}>
      <p>${t.msg('web.take.why')}</p>
      ${this.#taking.error ? html`<mq-notice plain warn .text=${t.msg('web.take.old')}></mq-notice>` : nothing}
      <mq-button
        main
        .label=${t.msg('web.take.yes')}
        .disabled=${this.#taking.status === TaskStatus.PENDING}
        @click=${() => this.#taking.run([this.code])}
      ></mq-button>
      <mq-button plain href="/" .label=${t.msg('web.to-home')}></mq-button>
    </mq-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-take': MasqueTake;
  }
}
