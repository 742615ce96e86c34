import type { Message } from '@masque/core';
import type { Command } from '@masque/protocol';
import { MqElement, type Translator } from '@masque/ui';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { whoAmI } from '../../api/me.ts';
import { Refusal } from '../../api/request.ts';
import { readAll, readUntil, unreadOf } from '../../chat/unread.ts';
import { prefs } from '../../prefs/prefs.ts';
import { remember } from '../../prefs/storage.ts';
import { arriveAt } from '../../shell/focus.ts';
import { reloadOnce } from '../../shell/renew.ts';
import { page } from '../page.ts';
import { Curtain } from './curtain.ts';
import './door.ts';
import { LiveTable } from './line.ts';
import '../play/play.ts';
import { Setting } from './setting.ts';
import { titleOf } from './title.ts';

/** How long to wait before trying the door again when the server could not be reached, in milliseconds. */
const AGAIN = 2500;

/** A table on a phone: the door, the lobby, the game and its end, as the table goes on. */
@customElement('masque-table')
export class MasqueTable extends MqElement {
  static override styles = [
    page,
    css`
      .away {
        position: fixed;
        inset: auto 0 0 0;
        z-index: 5;
      }
    `,
  ];

  @property() code = '';
  @property() as: 'seat' | 'watch' = 'seat';
  @state() private problem: Message | null = null;
  /** The host stays at the side and does not play. */
  @state() private aside = false;
  @state() private showsTable = false;
  @state() private lobbyReady = false;
  @state() private chatting = false;

  readonly #line = new LiveTable(this, () =>
    this.code ? { table: this.code, as: this.as, language: prefs.now.language } : null,
  );
  readonly #setting = new Setting(this);
  #again?: ReturnType<typeof setTimeout>;
  readonly #curtain = new Curtain(this);

  protected override get t(): Translator {
    return this.#setting.words ?? super.t;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('code') || changed.has('as')) void this.#enter();
    const { seen, status } = this.#line;
    this.#setting.update(seen?.doc, super.t);
    if (seen && seen.doc.lobby.state !== 'over') this.showsTable = false;
    if (status === 'outdated') reloadOnce();
  }

  /** The screen that was drawn last: the door, the lobby, the game, its end. */
  #shown?: string | undefined;

  protected override updated(): void {
    const { seen } = this.#line;
    document.title = titleOf(this.t, this.code, seen?.doc ?? null, this.#setting.game);
    const shown = this.renderRoot.firstElementChild?.localName;
    if (this.#shown !== undefined && shown !== this.#shown) void arriveAt(this.renderRoot);
    this.#shown = shown;
  }

  async #enter(): Promise<void> {
    try {
      // A device that has never been here becomes somebody before it connects.
      if (this.as === 'seat') await whoAmI();
      this.problem = null;
      this.#line.open();
    } catch (error) {
      this.problem = error instanceof Refusal ? error.reason : 'web.offline';
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.isConnected && void this.#enter(), AGAIN);
    }
  }

  #notice(title: Message, why: Message): TemplateResult {
    return html`<mq-page .heading=${this.t.msg(title)}>
      <p>${this.t.msg(why)}</p>
      <mq-button main href="/" .label=${this.t.msg('web.to-home')}></mq-button>
    </mq-page>`;
  }

  /** How much was said to all and not read here. */
  get #unread(): number {
    const { seen } = this.#line;
    return seen?.doc.chat && !this.chatting ? unreadOf(seen.said, seen.doc.you?.seat, readUntil(this.code)) : 0;
  }

  readonly #chat = async (): Promise<void> => {
    await import('../chat/chat.ts');
    this.chatting = true;
  };

  #talk(): TemplateResult | typeof nothing {
    const { seen } = this.#line;
    if (!this.chatting || !seen?.doc.chat) return nothing;
    readAll(this.code, seen.said);
    return html`<masque-chat
      .seen=${seen}
      .command=${(command: Command) => this.#line.command(command)}
      @done=${() => (this.chatting = false)}
    ></masque-chat>`;
  }

  #lobby(): TemplateResult {
    if (!this.lobbyReady) void import('../lobby/lobby.ts').then(() => (this.lobbyReady = true));
    return html`<masque-lobby
      .line=${this.#line}
      .doc=${this.#line.seen?.doc}
      .game=${this.#setting.game}
      .watching=${this.as === 'watch'}
      .unread=${this.#unread}
      @chat=${this.#chat}
      @sit=${() => (this.aside = false)}
    ></masque-lobby>`;
  }

  #body(): TemplateResult {
    const { seen, status } = this.#line;
    if (this.problem) return this.#notice('web.trouble', this.problem);
    if (status === 'gone') return this.#notice('web.gone', 'refuse.no_table');
    if (status === 'outdated') return this.#notice('web.outdated', 'web.outdated.why');
    if (!seen || !this.#setting.game)
      return html`<mq-page .heading=${this.t.msg({ key: 'web.joining', args: { code: this.code } })}></mq-page>`;
    const { lobby, you, play } = seen.doc;
    if (you?.seat !== null && you?.seat !== undefined) remember('table', this.code);
    if (lobby.state === 'lobby' || !play) {
      if (this.as === 'seat' && you?.seat === null && !this.aside)
        return html`<masque-door
          .line=${this.#line}
          .doc=${seen.doc}
          .game=${this.#setting.game}
          @aside=${() => (this.aside = true)}
        ></masque-door>`;
      return this.#lobby();
    }
    const table = html`<masque-play
      .line=${this.#line}
      .seen=${seen}
      .people=${this.#setting.people}
      .game=${this.#setting.game}
      .held=${this.#line.held}
      .unread=${this.#unread}
      @chat=${this.#chat}
    ></masque-play>`;
    const told = this.#curtain.told(play.outcome !== null, play.table.scene?.lasts);
    if (!told || this.showsTable)
      return html`${table}${
        told
          ? html`<mq-button
              main
              .label=${this.t.msg('web.end.back')}
              @click=${() => (this.showsTable = false)}
            ></mq-button>`
          : nothing
      }`;
    void import('../end/end.ts');
    return html`<masque-end
      .line=${this.#line}
      .doc=${seen.doc}
      .people=${this.#setting.people}
      .game=${this.#setting.game}
      ?reveal=${this.#curtain.seen}
      .unread=${this.#unread}
      @chat=${this.#chat}
      @show-table=${() => (this.showsTable = true)}
    ></masque-end>`;
  }

  override render() {
    const playing = this.#line.seen?.doc.play && !this.#line.seen.doc.play.outcome;
    return html`${this.#body()}${this.#talk()}${this.#line.held && !playing ? html`<mq-held class="away"></mq-held>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-table': MasqueTable;
  }
}
