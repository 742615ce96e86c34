import type { Mask } from '@masque/protocol';
import { Task, TaskStatus } from '@lit/task';
import { fields, maskNames, MqElement, type Translator } from '@masque/ui';
import '@masque/ui/select';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import { css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { ApiError } from '../api/client.ts';
import { recall, remember } from '../prefs/storage.ts';
import '../screens/fold.ts';
import { page } from '../screens/page.ts';
import { fileField } from '../screens/file-field.css.ts';
import '../shell/languages.ts';
import { go } from '../shell/router.ts';
import { fullHint, MAX_NAME_LENGTH } from '../words/full.ts';
import { OwnWords } from '../words/own-words.ts';
import { colorNames, wear } from './colors.ts';
import { bringClub, makeClub } from './rest.ts';
import { rememberClub } from './known.ts';
import './mask-fold.ts';
import { dayOf } from './seen.ts';
import { eveningWords } from './words/index.ts';

/** Creates a club in a minute: its name, and its host. */
@customElement('masque-new-club')
export class MasqueNewClub extends MqElement {
  static override styles = [
    page,
    fields,
    fileField,
    css`
      mq-page {
        --page-half: 25rem;
      }
      form {
        display: grid;
        gap: 1.1rem;
      }
      form + masque-fold {
        border-block: 1px solid var(--hairline);
      }
      form + masque-fold[open] {
        padding-block-end: 0.8rem;
      }
    `,
  ];

  @state() private club = '';
  @state() private evening = '';
  @state() private name = recall('name') ?? '';
  @state() private mask = recall('mask') ?? maskNames[Math.floor(Math.random() * maskNames.length)]!;
  @state() private color = 'brass';
  @state() private missing = false;
  readonly #own = new OwnWords(eveningWords);
  readonly #making = new Task(this, {
    autoRun: false,
    task: ([club, evening, name, mask, color]: readonly [string, string, string, string, string]) =>
      makeClub({
        name: club,
        color,
        language: this.t.language,
        evening,
        host: { name, mask: mask as Mask },
      }),
    onComplete: (code) => {
      remember('name', this.name.trim());
      remember('mask', this.mask);
      rememberClub(code);
      go(`/desk/${code}`, 'replace');
    },
  });

  /** Imports a club of another server from its file. */
  readonly #bringing = new Task(this, {
    autoRun: false,
    task: async ([file]: readonly [File]) => {
      const club = JSON.parse(await file.text()) as { format: 'masque-club' };
      return bringClub(club);
    },
    onComplete: (code) => {
      rememberClub(code);
      go(`/desk/${code}`, 'replace');
    },
  });

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${this.t.msg('club.new')} · Masque`;
  }

  readonly #make = (event: Event): void => {
    event.preventDefault();
    const [club, name] = [this.club.trim(), this.name.trim()];
    this.missing = !club || !name;
    if (this.missing) return;
    void this.#making.run([club, this.evening.trim() || dayOf(this.t, Date.now()), name, this.mask, this.color]);
  };

  #field(label: string, value: string, set: (value: string) => void, placeholder = '') {
    const max = label === 'web.name' ? MAX_NAME_LENGTH : 40;
    return html`<wa-input
      maxlength=${max}
      autocomplete="off"
      .label=${this.t.msg(label)}
      .value=${value}
      placeholder=${placeholder || nothing}
      @input=${(e: Event) => {
        set((e.target as WaInput).value ?? '');
        this.missing = false;
      }}
      >${fullHint(this.t, value, max)}</wa-input
    >`;
  }

  override render() {
    const t = this.t;
    const problem = this.#making.error as ApiError | undefined;
    return html`<mq-page brief icon="masque" .heading=${t.msg('club.new')} .note=${t.msg('club.new.note')}>
      <mq-icon-button slot="tools" icon="cancel" href="/" .label=${t.msg('web.to-home')}></mq-icon-button>
      <form id="new" @submit=${this.#make}>
        ${this.#field('club.new.club', this.club, (it) => (this.club = it), t.msg('club.new.club.like'))}
        ${this.#field('club.new.evening', this.evening, (it) => (this.evening = it), dayOf(t, Date.now()))}
        ${this.#field('web.name', this.name, (it) => (this.name = it))}
        <mq-select
          .label=${t.msg('club.new.color')}
          .choices=${colorNames.map((it) => ({ value: it, label: t.msg(`club.color.${it}`) }))}
          .value=${this.color}
          @change=${(e: CustomEvent<string>) => {
            if (typeof e.detail !== 'string') return;
            this.color = e.detail;
            wear(this, this.color);
          }}
        ></mq-select>
        <masque-mask-fold
          .mask=${this.mask}
          .name=${this.name}
          .label=${t.msg(`ui.mask.${this.mask}`)}
          .note=${t.msg('club.mask.other')}
          @mask=${(e: CustomEvent<string>) => (this.mask = e.detail)}
        ></masque-mask-fold>
      </form>
      <masque-fold .label=${t.msg('club.bring')}>
        <label class="label" for="file">${t.msg('club.bring.why')}</label>
        <input
          id="file"
          type="file"
          accept="application/json,.json"
          ?disabled=${this.#bringing.status === TaskStatus.PENDING}
          @change=${(e: Event) => {
            const [file] = (e.target as HTMLInputElement).files ?? [];
            if (file) void this.#bringing.run([file]).catch(() => undefined);
          }}
        />
        ${
          this.#bringing.status === TaskStatus.ERROR
            ? html`<mq-notice plain warn .text=${t.msg('club.bring.bad')}></mq-notice>`
            : nothing
        }
      </masque-fold>
      <masque-languages></masque-languages>
      ${
        this.missing || problem
          ? html`<mq-notice
              slot="forward"
              plain
              warn
              .text=${t.msg(this.missing ? 'club.new.missing' : problem!.reason)}
            ></mq-notice>`
          : nothing
      }
      <mq-button
        slot="forward"
        main
        icon="candle"
        .label=${t.msg('club.new.open')}
        .disabled=${this.#making.status === TaskStatus.PENDING}
        @click=${this.#make}
      ></mq-button>
    </mq-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-new-club': MasqueNewClub;
  }
}
