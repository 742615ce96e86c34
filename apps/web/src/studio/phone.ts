import '@masque/ui/theme.css';
import '../page.css';
import type { Action, Message } from '@masque/core';
import { ContextProvider } from '@lit/context';
import { serverMessages } from '@masque/protocol';
import type { StudioView } from '@masque/protocol/studio';
import { MqElement, Translator } from '@masque/ui';
import '@masque/ui/stage';
import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { tableContext } from '../live/context.ts';
import { SceneView } from '../live/scene.ts';
import { TableSetting } from '../live/setting.ts';
import { messages } from '../messages/index.ts';
import '../screens/play/play.ts';
import { isAnswer, type ToPhone, type ToStudio } from './post.ts';

/** How often a stopped clock is set back, in milliseconds. */
const STILL = 500;

const asked = new URLSearchParams(location.search);
const language = asked.get('lang') === 'fr' ? 'fr' : 'en';
const isScreen = asked.get('on') === 'screen';
document.documentElement.lang = language;
if (isScreen) document.documentElement.dataset['surface'] = 'stage';
const base = new Translator(language, [serverMessages[language], messages[language]]);

/** One viewer's phone, or the big screen, in a frame of the studio: the studio takes the part of the server. */
@customElement('studio-phone')
export class StudioPhone extends MqElement {
  @state() private shown: StudioView | null = null;
  @state() private problem: Message | null = null;
  readonly #setting = new TableSetting(this);
  readonly #scene = new SceneView(this, isScreen);
  readonly #table = new ContextProvider(this, { context: tableContext });
  #now = 0;
  #counter = 0;
  #taken: ((ok: boolean) => void) | null = null;
  #still?: ReturnType<typeof setInterval>;

  protected override get t(): Translator {
    return this.#setting.words ?? base;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('message', this.#hear);
    // Time stands still in the studio until the user lets it pass.
    this.#still = setInterval(() => this.requestUpdate(), STILL);
    this.#tell({ t: 'ready' });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('message', this.#hear);
    clearInterval(this.#still);
  }

  #tell(told: ToStudio): void {
    parent.postMessage(told, location.origin);
  }

  readonly #hear = ({ origin, data }: MessageEvent<ToPhone>): void => {
    if (origin !== location.origin) return;
    if (isAnswer(data)) {
      this.#taken?.(data.ok);
      this.#taken = null;
      return;
    }
    this.#now = data.now;
    this.#counter++;
    this.shown = data.view;
  };

  readonly #act = (action: Action): Promise<boolean> => {
    this.#tell({ t: 'act', seat: this.shown!.viewer, action: { ...action, params: action.params ?? {} } });
    return new Promise((done) => (this.#taken = done));
  };

  protected override willUpdate(): void {
    const { shown } = this;
    if (!shown) return;
    const { doc, log, viewer } = shown;
    this.#setting.update(doc, base);
    const { game, people } = this.#setting;
    if (isScreen && doc.play) this.#scene.follow(doc.play.game, doc.play.version, doc.play.table.scene, people);
    if (!game) return;
    this.#table.setValue({
      code: doc.lobby.code,
      watching: viewer === -1,
      seen: { counter: this.#counter, doc, from: 0, log, said: [], all: doc, own: [] },
      game,
      people,
      clockOffset: this.#clockOffset,
      held: false,
      busy: false,
      problem: this.problem,
      unread: 0,
      act: this.#act,
      command: () => Promise.resolve(false),
      fetchLog: () => {},
      forget: () => (this.problem = null),
    });
  }

  get #clockOffset(): number {
    return this.#now - Date.now();
  }

  override render() {
    const { game, people } = this.#setting;
    const play = this.shown?.doc.play;
    if (!game || !play) return nothing;
    if (!isScreen) return html`<masque-play></masque-play>`;
    return html`<mq-stage
      .table=${play.table}
      .people=${people}
      .log=${this.shown!.log}
      .theme=${game.theme}
      .game=${game.name[this.t.language] ?? ''}
      .clockOffset=${this.#clockOffset}
      >${this.#scene.element}</mq-stage
    >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'studio-phone': StudioPhone;
  }
}
