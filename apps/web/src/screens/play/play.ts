import type { Action, Offer } from '@masque/core';
import type { Command, GameInfo } from '@masque/protocol';
import { MqElement, type Person } from '@masque/ui';
import { sound } from '@masque/ui/sound';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Reply } from '../../connection/outbox.ts';
import type { Seen } from '../../connection/seen.ts';
import { drawChatButton } from '../../chat/button.ts';
import { prefs } from '../../prefs/prefs.ts';
import { WithPrefs } from '../../prefs/with-prefs.ts';
import { page } from '../page.ts';
import type { TableLine } from '../table/line.ts';
import { SceneView } from '../table/scene.ts';
import { VoiceView } from '../table/voice.ts';
import { isAsked, isTurn } from '../table/title.ts';
import { placeOf } from '../table/place.ts';
import { metHere } from './met.ts';
import { heed, turnSignal } from './signal.ts';
import { StandingAnswer } from './standing.ts';

/** How long a line about something that was not done stays, in milliseconds. */
const TOAST = 6000;
/** How long to wait for what an answer changed, before offers can be pressed again. */
const SETTLE = 400;

/** The game on a phone. */
@customElement('masque-play')
export class MasquePlay extends MqElement {
  static override styles = [
    page,
    css`
      .notice {
        display: grid;
        gap: 0.4rem;
        padding-inline: 0.75rem;
      }
      mq-narrator {
        padding-inline: 0.75rem;
      }
    `,
  ];

  @property({ attribute: false }) line!: TableLine;
  @property({ attribute: false }) seen!: Seen;
  @property({ attribute: false }) people: readonly Person[] = [];
  @property({ attribute: false }) game!: GameInfo;
  @property({ type: Boolean }) held = false;
  /** How much was said and not read here. */
  @property({ type: Number }) unread = 0;
  @state() private busy = false;
  @state() private toast = '';
  @state() private sheet: 'record' | 'about' | null = null;
  @state() private meeting = false;
  /** Whose code brought this page here. */
  readonly #met = metHere(location.search);
  readonly #prefs = new WithPrefs(this);
  readonly #scene = new SceneView(this);
  readonly #voice = new VoiceView(this, 'table');
  readonly #standing = new StandingAnswer((action) => void this.#act(action));
  #toast?: ReturnType<typeof setTimeout>;
  #asked = '';
  #settled = (): void => {};

  /** The table's clock minus this one: it may be behind the server's. */
  get #clockOffset(): number {
    return this.line.clockOffset - (this.seen.doc.play?.lag ?? 0);
  }

  get #offers(): readonly Offer[] {
    return this.seen.doc.play?.offers ?? [];
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('seen')) return;
    this.#settled();
    const { play } = this.seen.doc;
    if (!play) return;
    // By night nothing tells who is asked, even before the table is drawn.
    sound.silenced = play.table.night === true;
    this.#signals();
    this.#think();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    heed();
    // It is heeded once.
    if (this.#met >= 0) history.replaceState(history.state, '', location.pathname);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#standing.stop();
    clearTimeout(this.#toast);
  }

  #think(): void {
    this.#standing.look(this.#offers, this.seen.doc.play?.table.timer, Date.now() + this.#clockOffset);
  }

  /** Sound and a buzz when the game begins to wait for this phone; not when somebody just comes back. */
  #signals(): void {
    const required = isAsked(this.seen.doc) ? this.#offers.filter((it) => !it.optional) : [];
    const asked = [...new Set(required.map((it) => it.window))].join(' ');
    if (asked && asked !== this.#asked && this.hasUpdated) turnSignal(isTurn(this.seen.doc));
    this.#asked = asked;
  }

  async #act(action: Action): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const reply = await this.line.act(action);
    // What it changed follows the answer: nobody should press twice in between.
    if (reply.ok)
      await new Promise<void>((resolve) => {
        this.#settled = resolve;
        setTimeout(resolve, SETTLE);
      });
    this.busy = false;
    this.#tell(reply);
  }

  readonly #command = async (command: Command): Promise<boolean> => {
    const reply = await this.line.command(command);
    this.#tell(reply);
    return reply.ok;
  };

  #tell(reply: Reply): void {
    if (reply.ok) return;
    this.toast = this.t.msg(reply.message);
    clearTimeout(this.#toast);
    this.#toast = setTimeout(() => (this.toast = ''), TOAST);
  }

  async #meet(): Promise<void> {
    await import('./meet.ts');
    this.meeting = true;
  }

  /** One's own code, where others may begin something with one by scanning it. */
  #meetButton() {
    if (!this.#offers.some((it) => it.look?.people)) return nothing;
    return html`<mq-icon-button
      slot="tools"
      icon="talk"
      .label=${this.t.msg('web.meet')}
      @click=${() => this.#meet()}
    ></mq-icon-button>`;
  }

  async #open(sheet: 'record' | 'about'): Promise<void> {
    await import('./sheet.ts');
    this.sheet = sheet;
  }

  #allow(on: boolean): void {
    this.#standing.on = on;
    if (on) this.#think();
    else this.#standing.stop();
    this.requestUpdate();
  }

  /** For those who keep the pace; others never load it. */
  #pace() {
    void import('../pace/pace.ts');
    return html`<masque-pace .seen=${this.seen} .command=${this.#command}></masque-pace>`;
  }

  #notice() {
    const t = this.t;
    const { you, lobby, play } = this.seen.doc;
    const mine = lobby.seats.find((it) => it.seat === you?.seat);
    const lines = [
      this.toast && html`<mq-notice warn .text=${this.toast}></mq-notice>`,
      mine?.standIn !== undefined &&
        html`<mq-notice icon="bot" .text=${t.msg('web.stand-in')}></mq-notice>
          <mq-button
            main
            plain
            .label=${t.msg('web.take-back')}
            @click=${() => this.#command({ do: 'takeBack' })}
          ></mq-button>`,
      this.#standing.on &&
        html`<mq-button
          plain
          icon="check"
          .label=${t.msg('web.allowing')}
          .note=${t.msg('web.allowing.stop')}
          @click=${() => this.#allow(false)}
        ></mq-button>`,
      play?.paused && html`<mq-notice icon="hourglass" .text=${t.msg('web.paused')}></mq-notice>`,
      // A host who plays finds the clocks behind the sign of the game.
      (you?.master || (you?.host && (play?.paused || you.seat === null))) && this.#pace(),
      (you === null || you.seat === null) &&
        html`<p class="label c">${t.msg(you?.master ? 'web.master.you' : 'web.watching')}</p>`,
    ].filter(Boolean);
    return lines.length ? html`<div class="notice" slot="notice">${lines}</div>` : nothing;
  }

  override render() {
    const { doc, log } = this.seen;
    const { play, you, lobby } = doc;
    if (!play) return nothing;
    const loud = prefs.now.sound || prefs.now.vibration;
    return html`<mq-table
        .table=${play.table}
        .offers=${play.offers}
        .me=${you?.seat ?? -1}
        .people=${this.people}
        .log=${log}
        .look=${this.game.look}
        .game=${this.game.name[this.t.language] ?? ''}
        .place=${placeOf(this.t, lobby)}
        .clockOffset=${this.#clockOffset}
        .busy=${this.busy}
        .held=${this.held}
        .peekMode=${this.#prefs.now.peek}
        .meets=${this.#met}
        @act=${(e: CustomEvent<Action>) => this.#act(e.detail)}
        @record=${() => this.#open('record')}
        @help=${() => this.#open('about')}
      >
        ${this.#meetButton()}
        ${
          doc.chat
            ? drawChatButton(this.t, doc, this.unread, () => this.send('chat', undefined), 'tools')
            : this.#muteButton(loud)
        }
        ${this.#notice()} ${this.#voice.draw(this.t, play.table, 'notice', play.paused === true)}
        ${this.#scene.draw(play.game, play.table.scene, this.people, this.#prefs.now.peek)}
      </mq-table>
      ${
        this.meeting
          ? html`<masque-meet
              .code=${lobby.code}
              .seat=${you?.seat ?? 0}
              @done=${() => (this.meeting = false)}
            ></masque-meet>`
          : nothing
      }
      ${
        this.sheet
          ? html`<masque-play-sheet
              .kind=${this.sheet}
              .seen=${this.seen}
              .game=${this.game}
              .command=${this.#command}
              .allows=${this.#standing.on}
              @allow=${(e: CustomEvent<boolean>) => this.#allow(e.detail)}
              @done=${() => (this.sheet = null)}
            ></masque-play-sheet>`
          : nothing
      }`;
  }

  /** One press for quiet. Where there is a chat its button needs the room, and this one is among the settings. */
  #muteButton(loud: boolean) {
    return html`<mq-icon-button
      slot="tools"
      .icon=${loud ? 'sound' : 'silent'}
      .label=${this.t.msg('web.signals')}
      .pressed=${loud}
      @click=${() => this.#hush(!loud)}
    ></mq-icon-button>`;
  }

  /** One press for quiet, another for the buzz and the sound. */
  #hush(loud: boolean): void {
    prefs.set({ sound: loud, vibration: loud });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-play': MasquePlay;
  }
}
