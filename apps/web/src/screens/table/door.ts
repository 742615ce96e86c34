import type { Mask } from '@masque/protocol';
import { consume } from '@lit/context';
import { MqElement, maskNames } from '@masque/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { recall, remember } from '../../prefs/storage.ts';
import { page } from '../page.ts';
import { calledIn, isTaken } from '../../live/people.ts';
import { fullOf, MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH } from '../../words/full.ts';
import { tableContext, type TableContext } from '../../live/context.ts';

/**
 * Joining a table: a name, a mask, and the player is in.
 *
 * @fires aside - The host will not play.
 */
@customElement('masque-door')
export class MasqueDoor extends MqElement {
  static override styles = [
    page,
    css`
      .field {
        display: grid;
        gap: 0.4rem;
        padding-block-end: 0.6rem;
      }
      .field input {
        min-block-size: var(--touch);
        padding-inline: 0.7rem;
        background: var(--lacquer-2);
        border-block-end: 2px solid var(--brass-2);
        font-size: var(--t-lead);
        min-inline-size: 0;
      }
      .field input:focus {
        border-color: var(--flame);
      }
      /* On a laptop no thumb has to reach the foot. */
      @media not ((min-width: 60rem) and (min-height: 40rem)) {
        mq-page::part(main) {
          min-block-size: 100dvh;
          grid-template-rows: auto auto 1fr auto;
        }
      }
      .masks-of {
        align-self: start;
      }
    `,
  ];

  @consume({ context: tableContext, subscribe: true })
  @state()
  private table!: TableContext;
  @state() private name = recall('name') ?? '';
  @state() private mask = recall('mask') ?? '';
  @state() private password = '';
  @state() private nameless = false;

  /** Taken masks, with their wearers. */
  get #worn(): Record<string, string> {
    return Object.fromEntries(
      this.table.seen.doc.lobby.seats.filter(isTaken).map(({ mask, name }) => [mask ?? '', calledIn(name, this.t)]),
    );
  }

  /** What is needed to get a seat, for a person who may not take one yet. */
  get #entry() {
    const { lobby, you } = this.table.seen.doc;
    return you?.in ? undefined : lobby.settings.entry;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('table')) return;
    const worn = this.#worn;
    if (!this.hasUpdated) {
      this.name ||= this.table.seen.doc.you?.name ?? '';
      this.mask ||= this.table.seen.doc.you?.mask ?? '';
    }
    if (this.mask && worn[this.mask] === undefined && maskNames.some((it) => it === this.mask)) return;
    const free = maskNames.filter((it) => worn[it] === undefined);
    this.mask = free[Math.floor(Math.random() * free.length)] ?? '';
  }

  readonly #sit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const name = this.name.trim();
    this.nameless = name === '';
    if (this.nameless) return;
    const entry = this.#entry;
    if (entry === 'knock') return void (await this.table.command({ do: 'knock', name }));
    const password = this.password.trim();
    const sit = { do: 'sit', name, mask: this.mask as Mask, ...(entry && password && { password }) } as const;
    if (!(await this.table.command(sit))) return;
    remember('name', name);
    remember('mask', this.mask);
  };

  /** The name is the first field, so it gets the focus. */
  protected override firstUpdated(): void {
    void import('./was-here.ts');
    if (!this.name) this.renderRoot.querySelector('input')?.focus();
  }

  override render() {
    const t = this.t;
    const { lobby, you } = this.table.seen.doc;
    const { busy, game } = this.table;
    // Hosts may still make room.
    const full = !you?.host && lobby.seats.filter(isTaken).length >= game.seats.max;
    const problem = this.nameless ? 'refuse.name_needed' : full ? 'refuse.table_full' : this.table.problem;
    return html`<mq-page
      brief
      .heading=${t.msg('web.door')}
      .note=${t.msg({ key: 'web.door.table', args: { game: game.name[t.language] ?? game.id, code: lobby.code } })}
    >
      <form id="door" class="pad" @submit=${this.#sit}>
        <label class="field"
          >${t.msg('web.name')}<input
            maxlength=${MAX_NAME_LENGTH}
            autocomplete="nickname"
            enterkeyhint="done"
            .value=${this.name}
            @input=${(e: Event) => {
              this.name = (e.target as HTMLInputElement).value;
              this.nameless = false;
            }}
          /><span class="label">${fullOf(t, this.name, MAX_NAME_LENGTH)}</span></label
        >
        ${
          this.#entry === 'password'
            ? html`<label class="field"
                >${t.msg('web.password')}<input
                  maxlength=${MAX_PASSWORD_LENGTH}
                  autocomplete="off"
                  autocapitalize="off"
                  enterkeyhint="done"
                  .value=${this.password}
                  @input=${(e: Event) => (this.password = (e.target as HTMLInputElement).value)}
                /><span class="label">${fullOf(t, this.password, MAX_PASSWORD_LENGTH)}</span></label
              >`
            : nothing
        }
        <button hidden></button>
      </form>
      <div class="pad masks-of">
        <p class="label" aria-hidden="true">${t.msg('ui.masks')}</p>
        <mq-masks
          .taken=${this.#worn}
          .value=${this.mask}
          @change=${(e: CustomEvent<string>) => typeof e.detail === 'string' && (this.mask = e.detail)}
        ></mq-masks>
      </div>
      <masque-was-here></masque-was-here>
      ${problem ? html`<mq-notice slot="forward" plain warn .text=${t.msg(problem)}></mq-notice>` : nothing}
      ${you?.knocks ? html`<mq-notice slot="forward" .text=${t.msg('web.knocks')}></mq-notice>` : nothing}
      ${
        full
          ? nothing
          : html`<mq-button
              slot="forward"
              main
              form="door"
              type="submit"
              .label=${t.msg(this.#entry === 'knock' ? 'web.knock' : 'web.sit')}
              .disabled=${busy || you?.knocks === true}
            ></mq-button>`
      }
      ${
        you?.host
          ? html`<mq-button
              slot="forward"
              plain
              .label=${t.msg('web.sit.not')}
              @click=${() => this.send('aside', undefined)}
            ></mq-button>`
          : html`<mq-button
              slot="forward"
              .main=${full}
              .plain=${!full}
              href="/watch/${lobby.code}"
              .label=${t.msg('web.sit.watch')}
            ></mq-button>`
      }
    </mq-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-door': MasqueDoor;
  }
}
