import type { Language, Messages } from '@masque/core';
import type { Admission } from '@masque/protocol';
import { consume } from '@lit/context';
import { MqElement, fields, type Translator } from '@masque/ui';
import '@masque/ui/choice';
import '@masque/ui/switch';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import { css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { tableContext, type TableContext } from '../../live/context.ts';
import { OwnWords } from '../../words/own-words.ts';
import { fullHint, MAX_PASSWORD_LENGTH } from '../../words/full.ts';
import { page } from '../page.ts';

const words: Readonly<Record<Language, Messages>> = {
  en: {
    'entry.listed': 'In the list of tables',
    'entry.listed.note': 'Off: only those who have the code find it.',
    'entry.who': 'Who may take a free seat?',
    'entry.open': 'Anybody',
    'entry.password': 'With a password',
    'entry.knock': 'If you agree',
    'entry.open.why': 'The code is enough to take a seat.',
    'entry.password.why': 'The password is asked for at the door.',
    'entry.knock.why': 'Whoever knocks waits until you let them in. Those seated stay.',
    'entry.the-password': 'Password, at least {n} characters',
    'entry.keep': 'Set this password',
    'entry.kept': 'This table has a password.',
  },
  fr: {
    'entry.listed': 'Dans la liste des tables',
    'entry.listed.note': 'Sinon, seuls ceux qui ont le code la trouvent.',
    'entry.who': 'Qui peut prendre une place libre\u202f?',
    'entry.open': 'Tout le monde',
    'entry.password': 'Avec un mot de passe',
    'entry.knock': 'Avec votre accord',
    'entry.open.why': 'Le code suffit pour prendre place.',
    'entry.password.why': 'Le mot de passe est demandé à la porte.',
    'entry.knock.why': 'On frappe, puis on attend que vous fassiez entrer. Ceux qui sont assis le restent.',
    'entry.the-password': 'Mot de passe, au moins {n} caractères',
    'entry.keep': 'Fixer ce mot de passe',
    'entry.kept': 'Cette table a un mot de passe.',
  },
};

type Door = Admission | 'open';
/** As in the protocol. */
const MIN_PASSWORD = 4;

/** The access settings of a table, for its host: whether the table is listed, and who may take a free seat. */
@customElement('masque-door-sheet')
export class MasqueDoorSheet extends MqElement {
  static override styles = [
    page,
    fields,
    css`
      :host {
        display: grid;
        gap: 1rem;
      }
    `,
  ];

  @consume({ context: tableContext, subscribe: true })
  @state()
  private table!: TableContext;
  /** Chosen, but effective only with a password. */
  @state() private wish: Door | null = null;
  @state() private password = '';
  readonly #own = new OwnWords(words);

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  get #entry(): Door {
    return this.table.seen.doc.lobby.settings.entry ?? 'open';
  }

  #choose(entry: Door): void {
    this.wish = entry;
    if (entry !== 'password') void this.table.command({ do: 'settings', entry });
  }

  readonly #keep = async (event: Event): Promise<void> => {
    event.preventDefault();
    const password = this.password.trim();
    if (password.length < MIN_PASSWORD) return void this.renderRoot.querySelector('wa-input')?.focus();
    if (await this.table.command({ do: 'settings', entry: 'password', password })) this.password = '';
  };

  #secret() {
    const t = this.t;
    return html`<form class="pad" @submit=${this.#keep}>
      ${this.#entry === 'password' ? html`<mq-notice plain .text=${t.msg('entry.kept')}></mq-notice>` : nothing}
      <wa-input
        maxlength=${MAX_PASSWORD_LENGTH}
        autocomplete="off"
        autocapitalize="off"
        .label=${t.msg({ key: 'entry.the-password', args: { n: MIN_PASSWORD } })}
        .value=${this.password}
        @input=${(e: Event) => (this.password = (e.target as WaInput).value ?? '')}
        >${fullHint(t, this.password, MAX_PASSWORD_LENGTH)}</wa-input
      >
      <mq-button
        main
        type="submit"
        .label=${t.msg('entry.keep')}
        .disabled=${this.password.trim().length < MIN_PASSWORD}
      ></mq-button>
    </form>`;
  }

  override render() {
    const t = this.t;
    const { unlisted } = this.table.seen.doc.lobby.settings;
    const entry = this.wish ?? this.#entry;
    return html`<mq-switch
        .label=${t.msg('entry.listed')}
        .note=${t.msg('entry.listed.note')}
        .checked=${!unlisted}
        @change=${(e: CustomEvent<boolean>) => this.table.command({ do: 'settings', listed: e.detail })}
      ></mq-switch>
      <p aria-hidden="true">${t.msg('entry.who')}</p>
      <mq-choice
        .label=${t.msg('entry.who')}
        .choices=${(['open', 'password', 'knock'] as const).map((value) => ({ value, label: t.msg(`entry.${value}`) }))}
        .value=${entry}
        @change=${(e: CustomEvent<Door>) => typeof e.detail === 'string' && this.#choose(e.detail)}
      ></mq-choice>
      <p class="label">${t.msg(`entry.${entry}.why`)}</p>
      ${entry === 'password' ? this.#secret() : nothing}
      ${this.table.problem ? html`<mq-notice plain warn .text=${t.msg(this.table.problem)}></mq-notice>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-door-sheet': MasqueDoorSheet;
  }
}
