import type { Message } from '@masque/core';
import { ContextProvider } from '@lit/context';
import { MqElement, type Translator } from '@masque/ui';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { ApiError, whoAmI } from '../../api/client.ts';
import { Chair } from '../../live/chair.ts';
import { keep, tableContext, type TableContext } from '../../live/context.ts';
import { Curtain } from '../../live/curtain.ts';
import type { FairDevice } from '../../fair/device.ts';
import { LiveTable } from '../../live/live-table.ts';
import { LostSeat } from '../../live/lost-seat.ts';
import { partFrom } from '../../live/parting.ts';
import { TableSetting } from '../../live/setting.ts';
import { drawRoomWord, overTableStyle } from '../../live/room-word.ts';
import { titleOf } from '../../live/title.ts';
import { readAll, readUntil, unreadOf } from '../../live/unread.ts';
import { prefs } from '../../prefs/prefs.ts';
import { remember } from '../../prefs/storage.ts';
import { arriveAt } from '../../shell/focus.ts';
import { drawOutdated } from '../../live/outdated.ts';
import { go } from '../../shell/router.ts';
import type { Tab } from '../chat/chat.ts';
import '../play/play.ts';
import './door.ts';

/** How long to wait before trying to join again when the server could not be reached, in milliseconds. */
const AGAIN = 2500;

/** The viewer's stage at a table. */
type Scene = 'held' | 'door' | 'lobby' | 'play' | 'end';

/** The modules of each stage: most people join a table before its game, and need only the page for joining. */
const load: { readonly [scene in Scene]?: () => Promise<unknown> } = {
  held: () => import('./held.ts'),
  lobby: () => import('../lobby/lobby.ts'),
  end: () => import('../end/end.ts'),
};

/** A table on a phone: joining, the lobby, the game and its end, as the table moves on. */
@customElement('masque-table')
export class MasqueTable extends MqElement {
  static override styles = [
    overTableStyle,
    css`
      /* A game takes the whole screen, apart from an announcement above it. */
      .screen:has(> masque-play) {
        display: flex;
        flex-direction: column;
        block-size: 100dvh;
      }
      .screen > masque-play {
        min-block-size: 0;
      }
    `,
  ];

  @property() code = '';
  @property() as: 'seat' | 'watch' = 'seat';
  @state() private problem: Message | null = null;
  /** The host stands aside and does not play. */
  @state() private aside = false;
  @state() private showsTable = false;
  /** The page of the chat that is open. */
  @state() private chatting: Tab | null = null;

  readonly #live = new LiveTable(this, () =>
    this.code ? { table: this.code, as: this.as, language: prefs.now.language } : null,
  );
  readonly #setting = new TableSetting(this);
  readonly #curtain = new Curtain(this);
  readonly #chair = new Chair();
  readonly #lost = new LostSeat();
  readonly #table = new ContextProvider(this, { context: tableContext });
  /** This device's contribution to deals, and its records of them. */
  #device: FairDevice | null = null;
  #again?: ReturnType<typeof setTimeout>;
  /** The page of the end is loaded. */
  @state() private ended = false;
  /** The screen that was drawn last. */
  #shown?: Scene | 'notice';

  protected override get t(): Translator {
    return this.#setting.words ?? super.t;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('code') || changed.has('as')) void this.#enter();
    const { seen, status } = this.#live;
    this.#setting.update(seen?.doc, super.t);
    if (this.#live.sentTo !== undefined) return go(`/c/${this.#live.sentTo}`, 'replace');
    if (!seen) return;
    this.#chair.follow(seen.doc.you);
    this.#lost.follow(seen.doc);
    this.#device?.follow(seen.doc, status === 'open');
    const { lobby, play } = seen.doc;
    if (lobby.state !== 'over') this.showsTable = false;
    if (play && lobby.state !== 'lobby') this.#curtain.follow(play.outcome !== null, play.table.scene?.lasts);
    if (this.#leaves()) return;
    void load[this.#scene]?.();
    if (play?.outcome && !this.ended) void load.end?.().then(() => (this.ended = true));
    void import('../../awake/awake.ts');
    this.#provide();
  }

  /** At a table of an evening, people without a seat go back to the evening, where they find the next one. */
  #leaves(): boolean {
    const { lobby, you } = this.#live.seen!.doc;
    const leaves = this.as === 'seat' && lobby.club !== undefined && you?.seat === null && !you.master;
    if (leaves) {
      partFrom(lobby);
      go(`/c/${lobby.club!.code}`, 'replace');
    }
    return leaves;
  }

  /** Provides the current table to everything below. */
  #provide(): void {
    const { code } = this;
    const { seen, clockOffset, held, busy, problem, act, forget, fetchLog } = this.#live;
    const { game, people } = this.#setting;
    if (!seen || !game) return;
    const unread = seen.doc.chat && !this.chatting ? unreadOf(seen.said, seen.doc.you?.seat, readUntil(code)) : 0;
    const watching = this.as === 'watch';
    const does = { act, command: this.#command, forget, fetchLog };
    const now = { code, watching, seen, game, people, clockOffset, held, busy, problem, unread, ...does };
    this.#table.setValue(keep(this.#table.value as TableContext | undefined, now));
  }

  readonly #command: TableContext['command'] = (command) => {
    this.#lost.leaves = command.do === 'stand' || command.do === 'leave';
    return this.#live.command(command);
  };

  protected override updated(): void {
    const { seen } = this.#live;
    document.title = titleOf(this.t, this.code, seen?.doc ?? null, this.#setting.game);
    if (seen && typeof seen.doc.you?.seat === 'number') remember('table', this.code);
    if (seen?.doc.chat && this.chatting) readAll(this.code, seen.said);
    const shown = seen && this.#setting.game ? this.#scene : 'notice';
    if (this.#shown !== undefined && shown !== this.#shown) void arriveAt(this.renderRoot);
    this.#shown = shown;
  }

  async #enter(): Promise<void> {
    try {
      // A new device registers a person before it connects.
      if (this.as === 'seat') await whoAmI();
      this.problem = null;
      this.#live.open();
      void this.#takePart();
    } catch (error) {
      this.problem = error instanceof ApiError ? error.reason : 'web.offline';
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.isConnected && void this.#enter(), AGAIN);
    }
  }

  /** Hashing is loaded alongside the table, so that nobody waits for it. */
  async #takePart(): Promise<void> {
    const { code } = this;
    this.#device = null;
    const { FairDevice } = await import('../../fair/device.ts');
    if (code !== this.code) return;
    this.#device = new FairDevice(code, this.#live.quietly);
    this.requestUpdate();
  }

  get #scene(): Scene {
    const { lobby, you, play } = this.#live.seen!.doc;
    if (lobby.held || this.#setting.gone) return 'held';
    if (play && lobby.state !== 'lobby') {
      // Whoever has watched the game goes on doing so until there is a page to show.
      const tells = this.#curtain.told && (this.ended || !this.#curtain.seen);
      return tells && !this.showsTable ? 'end' : 'play';
    }
    return this.as === 'seat' && you?.seat === null && !this.aside ? 'door' : 'lobby';
  }

  #notice(title: Message, why?: Message): TemplateResult {
    const t = this.t;
    return html`<mq-page ?brief=${why} .heading=${t.msg(title)}>
      ${
        why
          ? html`<p>${t.msg(why)}</p>
              <mq-button main href="/" .label=${t.msg('web.to-home')}></mq-button>`
          : nothing
      }
    </mq-page>`;
  }

  readonly #chat = async ({ detail }: CustomEvent<Tab | undefined>): Promise<void> => {
    await import('../chat/chat.ts');
    this.chatting = detail ?? 'all';
  };

  #body(): TemplateResult {
    const { seen, status } = this.#live;
    if (this.problem) return this.#notice('web.trouble', this.problem);
    if (status === 'gone') return this.#notice('web.gone', 'refuse.no_table');
    if (status === 'outdated') return drawOutdated(this.t);
    if (!seen || !(this.#setting.game || this.#scene === 'held'))
      return this.#notice({ key: 'web.joining', args: { code: this.code } });
    switch (this.#scene) {
      case 'held':
        return html`<masque-held
          .doc=${seen.doc}
          .command=${this.#live.command}
          .problem=${this.#live.problem}
          ?busy=${this.#live.busy}
        ></masque-held>`;
      case 'door':
        return html`<masque-door @aside=${() => (this.aside = true)}></masque-door>`;
      case 'lobby':
        return html`<masque-lobby @chat=${this.#chat} @sit=${() => (this.aside = false)}></masque-lobby>`;
      case 'play':
        return html`<masque-play @chat=${this.#chat}></masque-play>${
            this.#curtain.told
              ? html`<mq-button
                  main
                  .label=${this.t.msg('web.end.back')}
                  @click=${() => (this.showsTable = false)}
                ></mq-button>`
              : nothing
          }`;
      case 'end':
        return html`<masque-end
          ?reveal=${this.#curtain.seen}
          @chat=${this.#chat}
          @show-table=${() => (this.showsTable = true)}
        ></masque-end>`;
    }
  }

  override render() {
    const { seen, held } = this.#live;
    const playing = seen?.doc.play && !seen.doc.play.outcome;
    const word = this.#lost.word ?? this.#chair.word;
    return html`${seen ? html`<masque-awake ?quiet=${playing}></masque-awake>` : nothing}
      <div class="screen">
        ${drawRoomWord(this.t, seen?.doc, this.#live.clockOffset, word && this.t.msg(word))}${this.#body()}
      </div>
      ${
        this.chatting && seen?.doc.chat
          ? html`<masque-chat .tab=${this.chatting} @done=${() => (this.chatting = null)}></masque-chat>`
          : nothing
      }${
        !held || playing
          ? nothing
          : seen
            ? html`<mq-held class="away"></mq-held>`
            : // Nobody who has not come in yet has a seat to be kept.
              html`<mq-notice class="away" warn aloud="status" .text=${this.t.msg('web.offline')}></mq-notice>`
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-table': MasqueTable;
  }
}
