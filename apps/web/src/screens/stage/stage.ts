import { initialState, Task } from '@lit/task';
import type { Message } from '@masque/core';
import type { Play } from '@masque/protocol';
import { MqElement, icon, type Translator } from '@masque/ui';
import { sound } from '@masque/ui/sound';
import '@masque/ui/stage';
import '@masque/ui/outcome';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { prefs } from '../../prefs/prefs.ts';
import { drawOutdated } from '../../live/outdated.ts';
import { page } from '../page.ts';
import { numberOf } from '../../fair/number.ts';
import { Curtain } from '../../live/curtain.ts';
import { LiveTable } from '../../live/live-table.ts';
import { calledIn } from '../../live/people.ts';
import { placeOf } from '../../live/place.ts';
import { SceneView } from '../../live/scene.ts';
import { TableSetting } from '../../live/setting.ts';
import { drawRoomWord, overTableStyle } from '../../live/room-word.ts';
import { titleOf } from '../../live/title.ts';
import { GuideNames } from '../../learn/names.ts';
import { VoiceView } from '../../live/voice.ts';
import { storyOfTable, tableInfo } from '../../api/client.ts';
import { drawStageLobby } from './lobby.ts';
import './controls.ts';
import { APART, LINED } from '../end/story.ts';
import { aloneIn } from '../end/winner.ts';
import './come-in.ts';
import { stageStyle } from './stage.css.ts';
import { OwnWords } from '../../words/own-words.ts';
import { stageWords } from './words.ts';

/** The maximum number of sentences of what was revealed that the room is shown: phones have them all. */
const MAX_LINES = 12;
/** The maximum number of sentences that stand below the people, and the maximum number of people they stand below. */
const BELOW = { sentences: 4, people: 6 };
/** The letters of a winner's name that have room above their cards at full size. */
const SHORT = 14;

/** A screen that opens this long after the host has asked for the rules still explains them, in milliseconds. */
const RECENT = 60_000;

/** A table on the big screen of the room: what everybody may see. */
@customElement('masque-stage')
export class MasqueStage extends MqElement {
  readonly #own = new OwnWords(stageWords);
  static override styles = [page, stageStyle, overTableStyle];

  @property() code = '';
  @state() private telling = false;
  @state() private pointed = false;
  /** The page of the guide that is open. */
  @state() private learning: string | null = null;
  readonly #names = new GuideNames(this);
  /** Since when the host has been asking for the rules. */
  #told?: number;
  /** The address of this server for the devices in the room. Without a response it is the page's own. */
  readonly #address = new Task(this, {
    task: async ([code]) => (await tableInfo(code)).address,
    args: () => [this.code] as const,
  });
  readonly #story = new Task(this, {
    task: ([code, play]) => (play ? storyOfTable(code) : initialState),
    args: () => {
      const play = this.#live.seen?.doc.play;
      return [this.code, play?.outcome ? play.id : ''] as const;
    },
  });
  readonly #live = new LiveTable(this, () =>
    this.code ? { table: this.code, as: 'screen', language: prefs.now.language } : null,
  );
  readonly #setting = new TableSetting(this);
  readonly #scene = new SceneView(this, true);
  readonly #voice = new VoiceView(this, 'stage');
  readonly #curtain = new Curtain(this);

  protected override get t(): Translator {
    return this.#own.in(this.#setting.words ?? super.t);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('code')) this.#live.open();
    const doc = this.#live.seen?.doc;
    this.#setting.update(doc, super.t);
    const { game, people } = this.#setting;
    if (this.pointed && game) this.#names.want(game.id, super.t);
    if (game?.sets) void import('../../options/set/masque-dealt.ts');
    this.#hear(doc?.lobby.telling);
    const play = doc?.play;
    if (!play) return;
    this.#curtain.follow(play.outcome !== null, play.table.scene?.lasts);
    this.#scene.follow(play.game, play.version, play.table.scene, people);
    this.#voice.follow(play.table);
  }

  protected override updated(): void {
    document.title = titleOf(this.t, this.code, this.#live.seen?.doc ?? null, this.#setting.game);
  }

  /** Only this screen ticks, once a key has been pressed on it. */
  readonly #tick = (): void => void sound.play('tick');

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('pointerdown', this.#wake);
    addEventListener('keydown', this.#wake);
    addEventListener('pointermove', this.#pointed, { once: true });
    this.addEventListener('learn', this.#asked);
    void import('../../awake/awake.ts');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('pointerdown', this.#wake);
    removeEventListener('keydown', this.#wake);
    removeEventListener('pointermove', this.#pointed);
    this.removeEventListener('learn', this.#asked);
  }

  readonly #wake = (): void => sound.on();

  /** Somebody has a pointer at this screen, and can look cards up. */
  readonly #pointed = (): void => void (this.pointed = true);

  readonly #asked = (event: Event): void => {
    const card = (event as CustomEvent<string>).detail;
    void import('../../learn/sheet.ts').then(() => (this.learning = card));
  };

  /** The check number, which people can compare aloud. */
  #number(play: Play): string {
    return this.t.msg({ key: 'stage.number', args: { number: numberOf(play) } });
  }

  /** Before a group's first deal: the rules of the game, for all at once. */
  async #tell(): Promise<void> {
    await import('../../learn/minute.ts');
    this.telling = true;
  }

  /** The host has asked for them, or has heard enough. A screen that opens later does not begin again. */
  #hear(since: number | undefined): void {
    if (since === this.#told) return;
    this.#told = since;
    if (since === undefined) this.telling = false;
    else if (Date.now() + this.#live.clockOffset - since < RECENT) void this.#tell();
  }

  /** What was revealed. Where the room should look at people and cards, only a few sentences stand below them. */
  #account({ table, outcome }: Play): readonly Message[] {
    const { account = [] } = table;
    const { value } = this.#story;
    if (!value) return account.slice(0, MAX_LINES);
    const apart = value.parts.some(({ claims }) => claims > 0) || outcome?.side === undefined;
    return apart || account.length > BELOW.sentences || value.parts.length > BELOW.people ? [] : account;
  }

  #body() {
    const t = this.t;
    const { seen, status, clockOffset } = this.#live;
    if (status === 'gone')
      return html`<mq-page .heading=${t.msg('web.gone')}
        ><p>${t.msg('refuse.no_table')}</p>
        <mq-button main href="/" .label=${t.msg('web.to-home')}></mq-button
      ></mq-page>`;
    if (status === 'outdated') return drawOutdated(t);
    if (seen?.doc.lobby.held)
      return html`<mq-page .heading=${t.msg('held.title')}
        ><p role="status">${t.msg(seen.doc.lobby.held)}</p></mq-page
      >`;
    if (seen && this.#setting.gone)
      return html`<mq-page .heading=${t.msg('web.held.gone')}><p>${t.msg('web.held.gone.why')}</p></mq-page>`;
    if (!seen || !this.#setting.game)
      return html`<mq-page .heading=${t.msg({ key: 'web.joining', args: { code: this.code } })}></mq-page>`;
    const { lobby, play } = seen.doc;
    const game = this.#setting.game.name[t.language] ?? '';
    if (!play)
      return html`${drawStageLobby(t, seen.doc, this.#setting.game, this.#address.value ?? location.host, () => void this.#tell())}${
        this.telling
          ? html`<masque-minute
              role="dialog"
              aria-modal="true"
              aria-label=${t.msg('stage.minute')}
              .game=${this.#setting.game.id}
              @done=${() => (this.telling = false)}
            ></masque-minute>`
          : nothing
      }`;
    if (this.#curtain.told && play.outcome) {
      const account = this.#account(play);
      const story = this.#story.value;
      const alone = story && aloneIn(story);
      return html`<main class="ended" tabindex="0" aria-label=${game}>
        <h1 class="sc game">${game}</h1>
        <mq-outcome
          .translator=${this.#names.in(t)}
          .outcome=${play.outcome}
          .account=${account}
          .people=${this.#setting.people}
          ?folds=${story !== undefined && account.length === 0}
          ?reveal=${this.#curtain.seen}
          >${
            alone
              ? html`<masque-winner
                  class=${this.#names.in(t).name(alone.seat).length > SHORT ? 'long' : ''}
                  .story=${story}
                  .winner=${alone}
                  wait=${story.parts.length * APART}
                  ?reveal=${this.#curtain.seen}
                ></masque-winner>`
              : nothing
          }${
            story
              ? html`<masque-story
                  slot="told"
                  class=${story.parts.length > LINED ? 'wide' : ''}
                  big
                  .story=${story}
                  .account=${play.table.account ?? []}
                  .bets=${play.bets ?? []}
                  .people=${this.#setting.people}
                  aside=${alone?.seat ?? -1}
                  ?reveal=${this.#curtain.seen}
                ></masque-story>`
              : nothing
          }</mq-outcome
        >
        <div class="corner">
          ${play.table.say ? this.#voice.draw(t, { say: play.outcome.reason }, { quiet: true }) : nothing}
          <p class="label">${this.#number(play)}</p>
        </div>
      </main>`;
    }
    return html`<mq-stage
      .translator=${this.#names.in(t)}
      .table=${play.table}
      .people=${this.#setting.people}
      .log=${seen.log}
      .theme=${this.#setting.game.theme}
      .game=${game}
      .clockOffset=${clockOffset - (play.lag ?? 0)}
      @tick=${this.#tick}
      >${this.#scene.element}
      ${play.paused ? html`<p slot="aside" class="stopped" role="status">${icon('hourglass')} ${t.msg(lobby.pausedBy === undefined ? 'log.pace.pause' : { key: 'stage.paused.by', args: { who: calledIn(lobby.pausedBy, t) } })}</p>` : nothing}
      ${this.#voice.draw(t, play.table, { slot: 'aside', paused: play.paused === true })}
      <p slot="foot" class="label join">
        ${t.msg({ key: 'stage.code', args: { code: placeOf(t, lobby) } })}. ${this.#number(play)}
      </p></mq-stage
    >`;
  }

  /** The guide, over the table. */
  #sheet() {
    const game = this.#setting.game?.id;
    if (game === undefined || this.learning === null) return nothing;
    return html`<masque-learn-sheet
      .game=${game}
      .entry=${this.learning}
      @done=${() => (this.learning = null)}
    ></masque-learn-sheet>`;
  }

  override render() {
    return html`${drawRoomWord(this.t, this.#live.seen?.doc, this.#live.clockOffset)}${this.#body()}${this.#sheet()}<masque-screen-controls
      ></masque-screen-controls
      ><masque-awake quiet></masque-awake>${this.#live.held ? html`<mq-held class="away"></mq-held>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-stage': MasqueStage;
  }
}
