import { Task } from '@lit/task';
import type { Language, Messages } from '@masque/core';
import type { Me } from '@masque/protocol';
import { MqElement, type Translator } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import { comeBack, otherPeople, putAside, whoAmI } from '../../api/client.ts';
import { remember } from '../../prefs/storage.ts';
import { OwnWords } from '../../words/own-words.ts';
import { page } from '../page.ts';

const words: Readonly<Record<Language, Messages>> = {
  en: {
    'who.title': 'Who has this device?',
    'who.now': 'At the moment, {who} does.',
    'who.nobody': 'Nobody, at the moment.',
    'who.new': 'Somebody new',
    'who.new.why': '{who} stays on this device: name, mask, seats and clubs. Come back here to be {who} again.',
    'who.others': 'Also on this device',
    'who.be': 'Continue as {who}',
    'who.trust': 'Whoever holds this device can be anyone on this list.',
    'who.stay': 'Stay {who}',
  },
  fr: {
    'who.title': 'Qui se sert de cet appareil\u202f?',
    'who.now': 'Pour l’instant, c’est {who}.',
    'who.nobody': 'Pour l’instant, personne.',
    'who.new': 'Quelqu’un d’autre',
    'who.new.why':
      '{who} reste sur cet appareil\u00a0: nom, masque, places et clubs. Revenez ici pour redevenir {who}.',
    'who.others': 'Aussi sur cet appareil',
    'who.be': 'Continuer comme {who}',
    'who.trust': 'La personne qui tient cet appareil peut devenir n’importe qui de cette liste.',
    'who.stay': 'Rester {who}',
  },
};

/** For a phone lent to a friend: the person of this device, and those it can switch back to. */
@customElement('masque-who')
export class MasqueWho extends MqElement {
  static override styles = [
    page,
    css`
      .me {
        display: grid;
        justify-items: center;
        gap: 0.6rem;
        text-align: center;
        padding-block: 1.5rem;
        overflow-wrap: anywhere;
        --cameo-width: 5rem;
      }
      .me p {
        font-size: var(--t-lead);
      }
    `,
  ];

  readonly #own = new OwnWords(words);
  readonly #people = new Task(this, {
    task: async () => ({ me: await whoAmI(), others: await otherPeople() }),
    args: () => [],
  });
  readonly #change = new Task(this, {
    autoRun: false,
    task: async ([become]: readonly [() => Promise<Me>]) => {
      const { name = '', mask = '' } = await become();
      remember('name', name);
      remember('mask', mask);
      remember('table', '');
      // A full load, so that nothing on the page remembers the previous person.
      location.assign(this.#back);
    },
  });

  /** The page they come from. */
  get #back(): string {
    const to = new URLSearchParams(location.search).get('to') ?? '';
    return /^\/c\/[A-Z]{4,8}$/.test(to) ? to : '/';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${this.t.msg('who.title')} · Masque`;
  }

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  override render() {
    const t = this.t;
    const { me, others = [] } = this.#people.value ?? {};
    const who = me?.name;
    const failed = this.#people.error ?? this.#change.error;
    return html`<mq-page brief icon="mask" .heading=${t.msg('who.title')}>
      ${failed ? html`<mq-notice plain warn .text=${t.msg('web.offline')}></mq-notice>` : nothing}
      ${
        me
          ? html`<section class="me">
              <mq-cameo .mask=${me.mask ?? ''} .name=${who ?? ''} ?empty=${!me.mask}></mq-cameo>
              <p>${who === undefined ? t.msg('who.nobody') : t.msg({ key: 'who.now', args: { who } })}</p>
            </section>`
          : nothing
      }
      ${
        others.length > 0
          ? html`<section class="pad" aria-labelledby="others">
              <h2 id="others">${t.msg('who.others')}</h2>
              ${others.map(
                ({ id, name = '', mask }) =>
                  html`<mq-button
                    icon=${mask ? `mask:${mask}` : 'mask'}
                    .label=${t.msg({ key: 'who.be', args: { who: name } })}
                    @click=${() => this.#change.run([() => comeBack(id)])}
                  ></mq-button>`,
              )}
              <p class="label">${t.msg('who.trust')}</p>
            </section>`
          : nothing
      }
      ${
        who === undefined
          ? nothing
          : html`<mq-button
              slot="forward"
              main
              .label=${t.msg('who.new')}
              .note=${t.msg({ key: 'who.new.why', args: { who } })}
              @click=${() => this.#change.run([putAside])}
            ></mq-button>`
      }
      <mq-button
        slot="forward"
        plain
        href=${this.#back}
        .label=${who === undefined ? t.msg('web.to-home') : t.msg({ key: 'who.stay', args: { who } })}
      ></mq-button>
    </mq-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-who': MasqueWho;
  }
}
