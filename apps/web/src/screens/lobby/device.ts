import { Task, TaskStatus } from '@lit/task';
import type { Language, Messages } from '@masque/core';
import { MqElement, type Translator } from '@masque/ui';
import '@masque/ui/qr';
import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { endOtherDevices, linkDevice } from '../../api/client.ts';
import { OwnWords } from '../../words/own-words.ts';
import { page } from '../page.ts';

const words: Readonly<Record<Language, Messages>> = {
  en: {
    'device.how': 'Scan this with the other device. It then plays as you, in your seat.',
    'device.once': 'Works once, within five minutes. Show it to nobody else.',
    'device.end': 'Sign out all other devices',
    'device.end.why': 'If one is lost, lent or not yours: it can no longer play in your name.',
    'device.end.sure': 'Really sign them out? Only this device stays',
    'device.ended': 'All other devices are signed out.',
  },
  fr: {
    'device.how': 'Scannez ceci avec l’autre appareil. Il jouera alors pour vous, à votre place.',
    'device.once': 'Ne sert qu’une fois, dans les cinq minutes. Ne le montrez à personne d’autre.',
    'device.end': 'Déconnecter tous les autres appareils',
    'device.end.why':
      'Pour un appareil perdu, prêté, ou qui n’est pas à vous\u00a0: il ne pourra plus jouer en votre nom.',
    'device.end.sure': 'Vraiment les déconnecter\u202f? Seul cet appareil reste',
    'device.ended': 'Tous les autres appareils sont déconnectés.',
  },
};

/** Links a second device to the same person, and signs out all others. */
@customElement('masque-device')
export class MasqueDevice extends MqElement {
  static override styles = [
    page,
    css`
      .qr {
        max-inline-size: 20rem;
        margin-inline: auto;
        inline-size: min(100%, max(9rem, 100dvh - 9rem));
        padding: 0.8rem;
      }
      .word {
        font-size: var(--t-lead);
        font-weight: 700;
        letter-spacing: 0.12em;
        text-align: center;
        overflow-wrap: anywhere;
      }
      /* On a phone on its side, the whole code is in sight. */
      @media (max-height: 26rem) and (min-width: 34rem) {
        .pad {
          grid-template-columns: auto minmax(0, 1fr);
          column-gap: 1.2rem;
        }
        .pad > * {
          grid-column: 2;
        }
        .pad > .qr {
          grid-area: 1 / 1 / span 4;
          inline-size: max(9rem, 100dvh - 8rem);
        }
      }
    `,
  ];

  /** The table at which the other device continues. */
  @property() table = '';
  @state() private sure = false;
  readonly #own = new OwnWords(words);
  readonly #link = new Task(this, { task: () => linkDevice(), args: () => [] as const });
  readonly #end = new Task(this, { autoRun: false, task: () => endOtherDevices() });

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  #press(): void {
    if (this.sure) void this.#end.run();
    else this.sure = true;
  }

  #others() {
    const t = this.t;
    if (this.#end.status === TaskStatus.COMPLETE) return html`<mq-notice .text=${t.msg('device.ended')}></mq-notice>`;
    return html`<mq-button
        plain
        .label=${t.msg(this.sure ? 'device.end.sure' : 'device.end')}
        .note=${t.msg('device.end.why')}
        .disabled=${this.#end.status === TaskStatus.PENDING}
        @click=${() => this.#press()}
      ></mq-button>
      ${this.#end.error ? html`<mq-notice plain warn .text=${t.msg('web.offline')}></mq-notice>` : nothing}`;
  }

  override render() {
    const t = this.t;
    return this.#link.render({
      pending: () => html`<p class="label">…</p>`,
      error: () => html`<mq-notice plain warn .text=${t.msg('web.offline')}></mq-notice>`,
      complete: ({ url, code }) =>
        html`<div class="pad">
          ${
            this.#end.status === TaskStatus.COMPLETE
              ? nothing
              : html`<p>${t.msg('device.how')}</p>
                  <div class="qr"><mq-qr .value=${`${url}?table=${this.table}`}></mq-qr></div>
                  <p class="word">${code}</p>
                  <p class="label">${t.msg('device.once')}</p>`
          }
          ${this.#others()}
        </div>`,
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-device': MasqueDevice;
  }
}
