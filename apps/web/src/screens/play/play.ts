import type { Action, Offer } from '@masque/core';
import { consume } from '@lit/context';
import { MqElement } from '@masque/ui';
import { sound } from '@masque/ui/sound';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { drawChatButton } from '../chat/button.ts';
import { prefs } from '../../prefs/prefs.ts';
import { WithPrefs } from '../../prefs/with-prefs.ts';
import type { GuideNames } from '../../learn/names.ts';
import { page } from '../page.ts';
import { SceneView } from '../../live/scene.ts';
import { VoiceView } from '../../live/voice.ts';
import { isAsked, isTurn } from '../../live/title.ts';
import { calledIn } from '../../live/people.ts';
import { placeOf } from '../../live/place.ts';
import { metHere } from './met.ts';
import { Broad } from './broad.ts';
import { Leaving } from './leaving.ts';
import { onFirstGesture, turnSignal } from './signal.ts';
import { StandingAnswer } from './standing.ts';
import { tableContext, type TableContext } from '../../live/context.ts';

/** How long a refusal is shown, in milliseconds. */
const TOAST = 6000;
/** How long to wait for the effect of an answer before offers can be pressed again, in milliseconds. */
const SETTLE = 400;
/** When the names of cards and roles become buttons: after all that the table itself needs, in milliseconds. */
const LATER = 3000;

/** The game on a phone. */
@customElement('masque-play')
export class MasquePlay extends MqElement {
  static override styles = [
    page,
    css`
      :host {
        block-size: 100dvh;
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(0, 1fr);
      }
      mq-table {
        block-size: auto;
      }
      .notice {
        display: grid;
        gap: 0.4rem;
        padding-inline: 0.75rem;
      }
      /* Over the table, for a moment: offers stay where they are, and what is below it can be tapped. */
      .refusal {
        position: fixed;
        inset-block-start: calc(env(safe-area-inset-top) + 0.25rem);
        inset-inline: 0.5rem;
        margin-inline: auto;
        max-inline-size: 30rem;
        z-index: 5;
        pointer-events: none;
      }
      /* Beside the offers of a phone in landscape. */
      @media (max-height: 34rem) and (min-width: 30rem) {
        .refusal {
          inset-inline: calc(env(safe-area-inset-left) + 0.5rem) auto;
          max-inline-size: 42vw;
        }
      }
      /* A game master with a wide screen has the console beside the table. */
      .led {
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(0, 1fr) 25rem;
      }
      .led aside {
        overflow-y: auto;
        border-inline-start: 1px solid var(--hairline);
        padding: 1rem;
      }
      mq-narrator {
        padding-inline: 0.75rem;
      }
    `,
  ];

  @consume({ context: tableContext, subscribe: true })
  @state()
  private table!: TableContext;
  @state() private busy = false;
  @state() private sheet: 'record' | 'about' | 'offer' | null = null;
  /** The offer the viewer asks about. */
  #asks: Offer | null = null;
  /** The page of the guide that is open: a card, or the start. */
  @state() private learning: string | null = null;
  @state() private meeting = false;
  /** Hints are turned off. */
  @state() private unguided = false;
  /** The steps of a first game that were shown here. */
  readonly #said = new Set<number>();
  /** The player whose code brought this page here. */
  readonly #met = metHere(location.search);
  readonly #prefs = new WithPrefs(this);
  readonly #scene = new SceneView(this);
  readonly #voice = new VoiceView(this, 'table');
  readonly #broad = new Broad(this);
  readonly #leaving = new Leaving();
  readonly #standing = new StandingAnswer((action) => void this.#act(action));
  #names?: GuideNames;
  #toast?: ReturnType<typeof setTimeout>;
  #later?: ReturnType<typeof setTimeout>;
  #asked = '';
  #settled = (): void => {};

  /** The table's clock minus this one; it may be behind the server's. */
  get #clockOffset(): number {
    return this.table.clockOffset - (this.table.seen.doc.play?.lag ?? 0);
  }

  get #offers(): readonly Offer[] {
    return this.table.seen.doc.play?.offers ?? [];
  }

  /** A player may return here with another phone, or asks to. */
  get #returns(): boolean {
    const { you } = this.table.seen.doc;
    return you !== null && (you.returning !== undefined || you.seat === null);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const before = changed.get('table') as TableContext | undefined;
    const { seen, people, problem } = this.table;
    if (problem && problem !== before?.problem) this.#told();
    const { play } = seen.doc;
    this.#voice.follow(play?.table);
    if (play) this.#scene.follow(play.game, play.version, play.table.scene, people, this.#prefs.now.peek);
    this.#leaving.follow(seen.doc, seen.log, this.table.game.profile.alone === true, this.#scene.element !== nothing);
    if (this.#leaving.now) void import('./out.ts');
    if (this.#pacing) void import('../pace/pace.ts');
    if (this.#docked) void import('../pace/watch.ts');
    if (seen.doc.lobby.first) void import('../../learn/hint.ts');
    if (seen.doc.you?.out) void import('./ghost.ts');
    if (this.#returns) void import('../table/was-here.ts');
    if (play?.hint) this.#said.add(play.hint.at);
    if (!changed.has('table') || seen === before?.seen) return;
    this.#settled();
    if (!play) return;
    // What an offer does is of no use once it is gone, and would cover what comes of it.
    if (this.sheet === 'offer' && !play.offers.some(({ type }) => type === this.#asks?.type)) this.sheet = null;
    this.#standing.follow(play.id);
    // At night nothing may tell who is asked, even before the table is drawn.
    sound.silenced = play.table.night === true;
    this.#signals();
    this.#think();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Without a server, names stay what they are: nobody has asked for them.
    this.#later = setTimeout(() => void this.#name().catch(() => {}), LATER);
    onFirstGesture();
    // It takes effect only once.
    if (this.#met >= 0) history.replaceState(history.state, '', location.pathname);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#standing.stop();
    clearTimeout(this.#toast);
    clearTimeout(this.#later);
  }

  #think(): void {
    this.#standing.look(this.#offers, this.table.seen.doc.play?.table.timer, Date.now() + this.#clockOffset);
  }

  /** A sound and a vibration when the game starts to wait for this phone, but not when the viewer just returns. */
  #signals(): void {
    const required = isAsked(this.table.seen.doc) ? this.#offers.filter((it) => !it.optional) : [];
    const asked = [...new Set(required.map((it) => it.window))].join(' ');
    if (asked && asked !== this.#asked && this.hasUpdated) turnSignal(isTurn(this.table.seen.doc));
    this.#asked = asked;
  }

  async #act(action: Action): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    // The effect arrives after the response: nobody should press twice in between.
    if (await this.table.act(action))
      await new Promise<void>((resolve) => {
        this.#settled = resolve;
        setTimeout(resolve, SETTLE);
      });
    this.busy = false;
  }

  /** A refusal is shown for a while. */
  #told(): void {
    clearTimeout(this.#toast);
    this.#toast = setTimeout(() => this.table.forget(), TOAST);
  }

  async #meet(): Promise<void> {
    await import('./meet.ts');
    this.meeting = true;
  }

  /** The viewer's own code, if others can start something with them by scanning it. */
  #meetButton() {
    if (!this.#offers.some((it) => it.look?.people)) return nothing;
    return html`<mq-icon-button
      slot="tools"
      icon="talk"
      .label=${this.t.msg('web.meet')}
      @click=${() => this.#meet()}
    ></mq-icon-button>`;
  }

  /** The guide is not needed to play, so it comes when the table is there. */
  async #name(): Promise<void> {
    const { GuideNames } = await import('../../learn/names.ts');
    this.#names ??= new GuideNames(this);
    this.#names.want(this.table.game.id, this.t);
    this.requestUpdate();
  }

  async #learn(entry: string): Promise<void> {
    await import('../../learn/sheet.ts');
    [this.learning, this.sheet] = [entry, null];
  }

  async #open(sheet: 'record' | 'about' | 'offer', asks: Offer | null = null): Promise<void> {
    await import('./sheet.ts');
    this.#asks = asks;
    this.sheet = sheet;
  }

  #allow(on: boolean): void {
    this.#standing.set(on);
    if (on) this.#think();
    this.requestUpdate();
  }

  /** For those who set the pace; others never load it. A host who plays finds the clocks behind the game's icon. */
  get #pacing(): boolean {
    const { you, play } = this.table.seen.doc;
    return you?.master === true || (you?.host === true && (play?.paused === true || you.seat === null));
  }

  /** Whether the console of a game master stands beside the table. */
  get #docked(): boolean {
    const { you, play } = this.table.seen.doc;
    return you?.master === true && play?.outcome === null && this.#broad.now;
  }

  /** The table, with the console beside it for a game master who has the room. */
  #beside(table: TemplateResult, go: Offer | undefined): TemplateResult {
    if (!this.#docked) return table;
    return html`<div class="led">
      ${table}
      <aside>
        <h2>${this.t.msg('web.master')}</h2>
        <masque-watch .go=${go} @act=${(e: CustomEvent<Action>) => this.#act(e.detail)}></masque-watch>
      </aside>
    </div>`;
  }

  #notice() {
    const t = this.t;
    const { you, lobby, play } = this.table.seen.doc;
    const mine = lobby.seats.find((it) => it.seat === you?.seat);
    const lines = [
      you?.gone && html`<mq-notice icon="bot" .text=${t.msg('web.left')}></mq-notice>`,
      // Once the game is decided, there is nothing left to play.
      mine?.standIn !== undefined &&
        !you?.gone &&
        play?.outcome === null &&
        html`<mq-notice icon="bot" .text=${t.msg('web.stand-in')}></mq-notice>
          <mq-button
            main
            plain
            .label=${t.msg('web.take-back')}
            @click=${() => this.table.command({ do: 'takeBack' })}
          ></mq-button>`,
      this.#standing.on &&
        html`<mq-button
          plain
          icon="check"
          .label=${t.msg('web.allowing')}
          .note=${t.msg('web.allowing.stop')}
          @click=${() => this.#allow(false)}
        ></mq-button>`,
      lobby.first &&
        play &&
        html`<masque-hint
          .hint=${play.hint}
          .game=${play.game}
          .seen=${this.#said.size}
          ?quiet=${this.unguided}
          @quiet=${({ detail }: CustomEvent<boolean>) => (this.unguided = detail)}
        ></masque-hint>`,
      // At night all phones look alike, including those of the dead; and a scene takes the whole screen.
      you?.out && !play?.table.night && !this.#scene.whole && html`<masque-ghost></masque-ghost>`,
      play?.paused &&
        html`<mq-notice
          icon="hourglass"
          .text=${t.msg(lobby.pausedBy === undefined ? 'web.paused' : { key: 'web.paused.by', args: { who: calledIn(lobby.pausedBy, t) } })}
        ></mq-notice>`,
      this.#pacing && html`<masque-pace .docked=${this.#docked}></masque-pace>`,
      (you === null || you.seat === null) &&
        html`<p class="label c">${t.msg(you?.master ? 'web.master.you' : 'web.watching')}</p>`,
      this.#returns && html`<masque-was-here></masque-was-here>`,
    ].filter(Boolean);
    return lines.length ? html`<div class="notice" slot="notice">${lines}</div>` : nothing;
  }

  /** What whoever has just gone out is told. */
  #left() {
    const { now } = this.#leaving;
    if (!now) return nothing;
    const { people, seen } = this.table;
    const me = people.find(({ seat }) => seat === seen.doc.you?.seat);
    return html`<masque-out
      .leave=${now}
      .mask=${me?.mask ?? ''}
      .name=${me?.name ?? ''}
      ?talks=${!!seen.doc.chat}
      @done=${this.#seen}
    ></masque-out>`;
  }

  readonly #seen = (): void => {
    this.#leaving.done();
    this.requestUpdate();
  };

  override render() {
    const { game, held, people, problem, unread } = this.table;
    const { doc, log } = this.table.seen;
    const { play, you, lobby } = doc;
    if (!play) return nothing;
    const loud = prefs.now.sound || prefs.now.vibration;
    const go = this.#docked
      ? play.offers.find(({ look, params }) => look?.main && Object.keys(params).length === 0)
      : undefined;
    const shown = html`<mq-table
      .translator=${this.#names?.in(this.t) ?? this.t}
      .table=${play.table}
      .offers=${go ? play.offers.filter((it) => it !== go) : play.offers}
      .me=${you?.seat ?? -1}
      .people=${people}
      .log=${log}
      .theme=${game.theme}
      .game=${game.name[this.t.language] ?? ''}
      .place=${placeOf(this.t, lobby)}
      .clockOffset=${this.#clockOffset}
      .busy=${this.busy}
      .held=${held}
      .over=${play.outcome !== null}
      .peekMode=${this.#prefs.now.peek}
      .meets=${this.#met}
      @act=${(e: CustomEvent<Action>) => this.#act(e.detail)}
      .pointed=${this.unguided ? null : play.hint?.take}
      ?guided=${play.hint !== undefined && !this.unguided}
      learns
      @learn=${(e: CustomEvent<string>) => this.#learn(e.detail)}
      @record=${() => this.#open('record')}
      @help=${() => this.#open('about')}
      @ask-about=${(e: CustomEvent<Offer>) => this.#open('offer', e.detail)}
    >
      ${this.#meetButton()}
      ${
        doc.chat
          ? drawChatButton(this.t, doc, unread, () => this.send('chat', undefined), 'tools')
          : this.#muteButton(loud)
      }
      ${this.#notice()} ${this.#voice.draw(this.t, play.table, { slot: 'notice', paused: play.paused === true })}
      ${this.#scene.element}
    </mq-table>`;
    return html`${this.#beside(shown, go)}
    ${problem ? html`<mq-notice class="refusal" warn .message=${problem}></mq-notice>` : nothing}
    ${
      this.learning === null
        ? nothing
        : html`<masque-learn-sheet
            .game=${game.id}
            .entry=${this.learning}
            @done=${() => (this.learning = null)}
          ></masque-learn-sheet>`
    }
    ${this.#left()} ${this.meeting ? html`<masque-meet @done=${() => (this.meeting = false)}></masque-meet>` : nothing}
    ${
      this.sheet
        ? html`<masque-play-sheet
            .kind=${this.sheet}
            .offer=${this.#asks}
            .allows=${this.#standing.on}
            @allow=${(e: CustomEvent<boolean>) => this.#allow(e.detail)}
            @learn=${(e: CustomEvent<string>) => this.#learn(e.detail)}
            @done=${() => (this.sheet = null)}
          ></masque-play-sheet>`
        : nothing
    }`;
  }

  /** Mutes with one press. If there is a chat, its button needs the room, and this one is in the settings. */
  #muteButton(loud: boolean) {
    return html`<mq-icon-button
      slot="tools"
      .icon=${loud ? 'sound' : 'silent'}
      .label=${this.t.msg('web.signals')}
      .pressed=${loud}
      @click=${() => this.#hush(!loud)}
    ></mq-icon-button>`;
  }

  /** One press mutes, another turns vibration and sound back on. */
  #hush(loud: boolean): void {
    prefs.set({ sound: loud, vibration: loud });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-play': MasquePlay;
  }
}
