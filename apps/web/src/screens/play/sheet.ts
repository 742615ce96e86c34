import { consume } from '@lit/context';
import { Task } from '@lit/task';
import type { Offer } from '@masque/core';
import { MqElement, type Translator } from '@masque/ui';
import type { Doc } from '@masque/protocol';
import '@masque/ui/switch';
import '@masque/ui/log';
import '@masque/ui/notebook';
import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { guideOf } from '../../api/games.ts';
import { prefs } from '../../prefs/prefs.ts';
import { WithPrefs } from '../../prefs/with-prefs.ts';
import '../../shell/languages.ts';
import { go } from '../../shell/router.ts';
import { changedOptions } from '../../options/summary.ts';
import { GuideNames } from '../../learn/names.ts';
import { OwnWords } from '../../words/own-words.ts';
import { page } from '../page.ts';
import { drawNow, drawThen, nowStyle, nowWords } from './now.ts';
import { tableContext, type TableContext } from '../../live/context.ts';
import { colon } from '../../words/colon.ts';

/**
 * Dialogs of the game: what happened and the notebook; or the game, the settings and the ways to leave.
 *
 * @fires allow - `boolean`: whether to allow everything automatically.
 * @fires learn - `string`: open the guide; the card to start with.
 * @fires done
 */
@customElement('masque-play-sheet')
export class MasquePlaySheet extends MqElement {
  static override styles = [
    page,
    nowStyle,
    css`
      mq-switch {
        border-block-end: 1px solid var(--hairline);
        padding-block: 0.3rem;
      }
      h3 {
        padding-block-start: 0.6rem;
      }
      p + mq-button {
        margin-block: 0.6rem;
      }
      .changes {
        display: grid;
        gap: 0.2rem;
      }
    `,
  ];

  @property() kind: 'record' | 'about' | 'offer' = 'record';
  /** The offer in question, for the kind `offer`. */
  @property({ attribute: false }) offer: Offer | null = null;
  @consume({ context: tableContext, subscribe: true })
  @state()
  private table!: TableContext;
  @property({ type: Boolean }) allows = false;
  @state() private sure = false;
  /** A dialog above this one. */
  @state() private above: 'link' | 'others' | null = null;
  readonly #own = new OwnWords(nowWords);
  readonly #prefs = new WithPrefs(this);
  readonly #digits = new Task(this, {
    task: async ([play, kind]) =>
      play && kind === 'about' ? (await import('../../fair/number.ts')).numberOf(play) : undefined,
    args: () => [this.#doc.play, this.kind] as const,
  });

  readonly #names = new GuideNames(this);
  /** The guide says what comes of an offer. */
  readonly #guide = new Task(this, {
    task: async ([id, language, kind]) => (kind === 'record' ? undefined : guideOf(id, language)),
    args: () => [this.table.game.id, this.t.language, this.kind] as const,
  });

  protected override firstUpdated(): void {
    if (this.kind === 'record') this.table.fetchLog();
  }

  protected override willUpdate(): void {
    if (this.kind === 'record') this.#names.want(this.table.game.id, this.t);
    const { you, play } = this.#doc;
    if (this.kind !== 'about') return;
    if ((you?.host || you?.master) && play && !play.outcome) void import('../pace/pace.ts');
    if (this.table.game.sets) void import('../../options/set/masque-dealt.ts');
  }

  get #doc(): Doc {
    return this.table.seen.doc;
  }

  /** The words about offers. */
  get #now(): Translator {
    const t = this.#own.in(this.t);
    const { value } = this.#guide;
    return value ? t.withMessages(value.messages) : t;
  }

  #record() {
    const { log, doc } = this.table.seen;
    const words = this.#names.in(this.t);
    return html`<div class="pad">
      ${doc.you && doc.you.seat !== null ? html`<mq-notebook .translator=${words} .lines=${log}></mq-notebook>` : nothing}
      <mq-log .translator=${words} .lines=${log} open></mq-log>
    </div>`;
  }

  #switch(label: string, on: boolean, to: (on: boolean) => void, note?: string) {
    return html`<mq-switch
      .label=${this.t.msg(label)}
      .note=${note ? this.t.msg(note) : ''}
      .checked=${on}
      @change=${(e: CustomEvent<boolean>) => to(e.detail)}
    ></mq-switch>`;
  }

  #settings() {
    const now = this.#prefs.now;
    return html`<section class="pad" aria-labelledby="settings">
      <h3 id="settings">${this.t.msg('web.settings')}</h3>
      ${this.#switch('web.sound', now.sound, (sound) => prefs.set({ sound }))}
      ${this.#switch('web.vibration', now.vibration, (vibration) => prefs.set({ vibration }))}
      ${this.#switch('web.peek.toggle', now.peek === 'toggle', (on) => prefs.set({ peek: on ? 'toggle' : 'hold' }), 'web.peek.toggle.note')}
      ${
        this.#doc.you?.seat !== null && this.#doc.you !== null
          ? this.#switch('web.allow', this.allows, (on) => this.send('allow', on), 'web.allow.note')
          : nothing
      }
      ${this.#doc.you ? html`<mq-button plain .label=${this.t.msg('web.link')} @click=${() => this.#open('link')}></mq-button>` : nothing}
      <masque-languages></masque-languages>
    </section>`;
  }

  /** A seat in a game that goes on. */
  get #plays(): boolean {
    const { you, lobby, play } = this.#doc;
    return lobby.seats.some((it) => it.seat === you?.seat) && play !== null && !play.outcome;
  }

  /** Its big screen; for those who run it, the clocks, whether people may write to each other, and who plays. */
  #ofTable() {
    const t = this.t;
    const { you, lobby } = this.#doc;
    const away = lobby.seats.filter((it) => it.away && it.standIn === undefined && it.bot === undefined);
    return html`<section class="pad" aria-labelledby="table">
      <h3 id="table">${this.#now.msg('now.table')}</h3>
      ${you?.host || you?.master ? html`<masque-pace></masque-pace>` : nothing}
      ${
        you?.host
          ? html`${this.#switch('web.chat.start', lobby.settings.chat, (chat) => void this.table.command({ do: 'settings', chat }), 'web.chat.why')}
            ${away.map(
              (it) =>
                html`<mq-button
                  plain
                  .label=${t.msg({ key: 'web.bot.for', args: { who: it.name ?? '' } })}
                  @click=${() => this.table.command({ do: 'replaceByBot', seat: it.seat })}
                ></mq-button>`,
            )}
            ${this.#plays && !lobby.club ? html`<mq-button plain opens .label=${t.msg('web.others')} @click=${() => this.#open('others')}></mq-button>` : nothing}
            ${this.#switch('web.bot-for-away', lobby.settings.botForAway, (on) => void this.table.command({ do: 'settings', botForAway: on }))}`
          : nothing
      }
      <mq-button plain apart href="/screen/${lobby.code}" .label=${t.msg('web.screen.open')}></mq-button>
    </section>`;
  }

  #ways() {
    const t = this.t;
    const { you, lobby } = this.#doc;
    const mine = lobby.seats.find((it) => it.seat === you?.seat);
    const leave = async (): Promise<void> => {
      if (!this.sure) return void (this.sure = true);
      if (await this.table.command({ do: 'leave' })) go(lobby.club ? `/c/${lobby.club.code}` : '/');
    };
    return html`<section class="pad" aria-labelledby="ways">
      <h3 id="ways">${t.msg('web.ways')}</h3>
      ${
        this.#plays && mine?.standIn === undefined
          ? html`<mq-button
              plain
              .label=${t.msg('web.bot.me')}
              @click=${async () => (await this.table.command({ do: 'replaceByBot' })) && this.send('done', undefined)}
            ></mq-button>`
          : nothing
      }
      ${
        this.#plays && !you?.gone
          ? html`<mq-button
              plain
              .label=${t.msg(this.sure ? 'web.leave.sure' : 'web.leave.game')}
              @click=${leave}
            ></mq-button>`
          : html`<mq-button
              plain
              href=${lobby.club ? `/c/${lobby.club.code}` : '/'}
              .label=${t.msg(lobby.club ? 'web.evening.back' : 'web.leave')}
            ></mq-button>`
      }
    </section>`;
  }

  /**
   * If the battery of a phone runs out in the middle of a game, another phone can take over; and a host can hand over,
   * or remove somebody.
   */
  async #open(what: 'link' | 'others'): Promise<void> {
    await import('../lobby/sheets.ts');
    this.above = what;
  }

  #about() {
    const t = this.t;
    const { lobby, you } = this.#doc;
    const changes = changedOptions(t, this.table.game, lobby.options);
    const { play } = this.#doc;
    return html`${you?.seat !== null && play && !play.outcome ? drawNow(this.#now, play.offers) : nothing}
      <p>${this.table.game.about[t.language] ?? ''}</p>
      <mq-button plain icon="notebook" .label=${t.msg('web.learn')} @click=${() => this.send('learn', '')}></mq-button>
      ${
        changes.length
          ? html`<h3>${t.msg('web.rules')}</h3>
              <ul class="changes label">
                ${changes.map((it) => html`<li>${it.label}${colon(t.language)}${it.value}</li>`)}
              </ul>`
          : nothing
      }
      ${
        this.table.game.sets
          ? html`<section class="pad" aria-labelledby="dealt">
              <h3 id="dealt">${t.msg('web.set')}</h3>
              <masque-dealt
                reads
                .game=${this.table.game}
                .options=${lobby.options}
                .seats=${lobby.seats.length}
                .host=${you?.host === true || you?.master === true}
              ></masque-dealt>
            </section>`
          : nothing
      }
      ${this.#digits.value ? html`<p class="label">${t.msg({ key: 'web.number', args: { number: this.#digits.value } })}</p>` : nothing}
      ${this.#settings()} ${this.#ofTable()} ${this.#ways()}`;
  }

  /** What one offer does, and where to read more. */
  #then(offer: Offer) {
    const t = this.#now;
    return html`<mq-dialog open .heading=${t.msg('now.then')} @close=${() => this.send('done', undefined)}>
      ${drawThen(t, offer)}
      <mq-button plain icon="notebook" .label=${t.msg('web.learn')} @click=${() => this.send('learn', '')}></mq-button>
    </mq-dialog>`;
  }

  override render() {
    if (this.offer) return this.#then(this.offer);
    const record = this.kind === 'record';
    const heading = record ? this.t.msg('ui.log') : (this.table.game.name[this.t.language] ?? '');
    return html`<mq-dialog open .heading=${heading} @close=${() => this.send('done', undefined)}
        >${record ? this.#record() : this.#about()}</mq-dialog
      >${
        this.above
          ? html`<masque-lobby-sheet
              .kind=${this.above}
              @done=${(event: Event) => {
                event.stopPropagation();
                this.above = null;
              }}
            ></masque-lobby-sheet>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-play-sheet': MasquePlaySheet;
  }
}
