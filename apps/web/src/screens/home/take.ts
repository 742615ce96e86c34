import { Task, TaskStatus } from '@lit/task';
import type { Language, Messages } from '@masque/core';
import type { Me } from '@masque/protocol';
import { MqElement, type Translator } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { lookAtTakeOver, ApiError, takeOver } from '../../api/client.ts';
import { go } from '../../shell/router.ts';
import { OwnWords } from '../../words/own-words.ts';

const words: Readonly<Record<Language, Messages>> = {
  en: {
    'take.title': 'Continue here',
    'take.who': 'This device will play as {who}, with name, mask, seats and clubs. The other device keeps working too.',
    'take.nameless':
      'This device will play as the person whose code this is, with mask, seats and clubs. The other device keeps working too.',
    'take.aside':
      'At present it plays as {who}, who stays on this device, with seats and clubs: the start page brings them back.',
    'take.same': 'This device plays as {who} already.',
    'take.yes': 'Continue on this device',
    'take.yes.who': 'Continue as {who}',
    'take.old': 'This code has been used or is too old. Ask for a new one on the other device.',
  },
  fr: {
    'take.title': 'Continuer ici',
    'take.who':
      'Cet appareil jouera pour {who}, avec son nom, son masque, ses places et ses clubs. L’autre appareil continue aussi.',
    'take.nameless':
      'Cet appareil jouera pour la personne dont c’est le code, avec son masque, ses places et ses clubs. L’autre appareil continue aussi.',
    'take.aside':
      'Pour l’instant, il joue pour {who}, qui reste sur cet appareil, avec ses places et ses clubs\u00a0: on y revient par la page d’accueil.',
    'take.same': 'Cet appareil joue déjà pour {who}.',
    'take.yes': 'Continuer sur cet appareil',
    'take.yes.who': 'Continuer comme {who}',
    'take.old': 'Ce code a déjà servi ou est trop vieux. Demandez-en un autre sur l’autre appareil.',
  },
};

/**
 * Signs in on this device as the person who requested the code: it shows who that is, and who is set aside. It takes a
 * press, because merely opening the address must not have an effect.
 */
@customElement('masque-take')
export class MasqueTake extends MqElement {
  static override styles = css`
    .who {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 1rem;
    }
    .who p {
      flex: 1 1 9rem;
    }
    mq-cameo {
      flex: none;
      inline-size: 4rem;
    }
    p {
      overflow-wrap: anywhere;
    }
  `;

  @property() code = '';
  readonly #own = new OwnWords(words);
  readonly #look = new Task(this, {
    task: ([code]: readonly [string]) => lookAtTakeOver(code),
    args: () => [this.code] as const,
  });
  readonly #taking = new Task(this, {
    autoRun: false,
    task: ([code]: readonly [string]) => takeOver(code),
    onComplete: () => this.#go(),
  });

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  #go(): void {
    const table = new URLSearchParams(location.search).get('table');
    go(table && /^[A-Z]{4,8}$/.test(table) ? `/t/${table}` : '/', 'replace');
  }

  #somebody({ name, mask }: Me, text: string) {
    return html`<div class="who">
      <mq-cameo .mask=${mask ?? ''} .name=${name ?? ''} ?empty=${!mask}></mq-cameo>
      <p>${text}</p>
    </div>`;
  }

  #why() {
    const t = this.t;
    const error = this.#taking.error ?? this.#look.error;
    if (error) {
      const gone = error instanceof ApiError && error.code === 'no_person';
      const why = gone || !(error instanceof ApiError) ? 'take.old' : error.reason;
      return html`<mq-notice plain warn .text=${t.msg(why)}></mq-notice>`;
    }
    const both = this.#look.value;
    if (!both) return nothing;
    const { next, now, same } = both;
    if (same) return this.#somebody(next, t.msg({ key: 'take.same', args: { who: next.name ?? '' } }));
    const { name: who } = next;
    return html`${this.#somebody(next, t.msg(who === undefined ? 'take.nameless' : { key: 'take.who', args: { who } }))}
    ${now?.name === undefined ? nothing : html`<p>${t.msg({ key: 'take.aside', args: { who: now.name } })}</p>`}`;
  }

  override render() {
    const t = this.t;
    const both = this.#look.value;
    const name = both?.next.name;
    return html`<mq-page brief .heading=${t.msg('take.title')}>
      ${this.#why()}
      ${
        both && !this.#taking.error
          ? html`<mq-button
              main
              .label=${name === undefined || both.same ? t.msg('take.yes') : t.msg({ key: 'take.yes.who', args: { who: name } })}
              .disabled=${this.#taking.status === TaskStatus.PENDING}
              @click=${() => (both.same ? this.#go() : this.#taking.run([this.code]))}
            ></mq-button>`
          : nothing
      }
      <mq-button
        plain
        ?main=${!both || this.#taking.error !== undefined}
        href="/"
        .label=${t.msg('web.to-home')}
      ></mq-button>
    </mq-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-take': MasqueTake;
  }
}
