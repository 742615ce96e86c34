import { ContextProvider } from '@lit/context';
import type { Language, Messages } from '@masque/core';
import { translatorContext, Translator } from '@masque/ui';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { WithPrefs } from '../prefs/with-prefs.ts';
import { arriveAt } from './focus.ts';
import { renewWhenStale } from './renew.ts';
import { followLink, routeOf, type Route } from './router.ts';

/** The messages of the server and the app, by language: a device loads only its own. */
const words: { readonly [language in Language]: () => Promise<readonly Messages[]> } = {
  en: () => import('./words/en.ts').then((it) => it.en),
  fr: () => import('./words/fr.ts').then((it) => it.fr),
};

/** The modules needed before a page can be drawn. */
const load: Readonly<Record<Route['at'], () => Promise<unknown>>> = {
  home: () => import('../screens/home/home.ts'),
  host: () => import('../screens/host/host.ts'),
  console: () => import('../screens/console/console.ts'),
  table: () => import('../screens/table/table.ts'),
  watch: () => import('../screens/table/table.ts'),
  screen: () => import('../screens/stage/stage.ts'),
  learn: () => import('../learn/page.ts'),
  replay: () => import('../screens/replay/replay.ts'),
  take: () => import('../screens/home/take.ts'),
  who: () => import('../screens/home/who.ts'),
  club: () => import('../club/new-club.ts'),
  evening: () => import('../club/evening/evening.ts'),
  desk: () => import('../club/desk/desk.ts'),
  board: () => import('../club/board/board.ts'),
  standings: () => import('../club/results/standings.ts'),
  mine: () => import('../club/results/mine.ts'),
  nowhere: () => import('../screens/home/nowhere.ts'),
};

const draw = (route: Route): TemplateResult => {
  switch (route.at) {
    case 'home':
      return html`<masque-home></masque-home>`;
    case 'host':
      return html`<masque-host></masque-host>`;
    case 'console':
      return html`<masque-console></masque-console>`;
    case 'table':
    case 'watch':
      return html`<masque-table .code=${route.code} .as=${route.at === 'watch' ? 'watch' : 'seat'}></masque-table>`;
    case 'screen':
      return html`<masque-stage .code=${route.code}></masque-stage>`;
    case 'learn':
      return html`<masque-learn .game=${route.game} .entry=${route.entry}></masque-learn>`;
    case 'replay':
      return html`<masque-replay .code=${route.code}></masque-replay>`;
    case 'take':
      return html`<masque-take .code=${route.code}></masque-take>`;
    case 'who':
      return html`<masque-who></masque-who>`;
    case 'club':
      return html`<masque-new-club></masque-new-club>`;
    case 'evening':
      return html`<masque-evening .code=${route.code}></masque-evening>`;
    case 'desk':
      return html`<masque-desk .code=${route.code}></masque-desk>`;
    case 'board':
      return html`<masque-board .code=${route.code}></masque-board>`;
    case 'standings':
      return html`<masque-standings .code=${route.code}></masque-standings>`;
    case 'mine':
      return html`<masque-mine .code=${route.code}></masque-mine>`;
    case 'nowhere':
      return html`<masque-nowhere></masque-nowhere>`;
  }
};

/** The whole app: one page at a time, in one language. */
@customElement('masque-app')
export class MasqueApp extends LitElement {
  @state() private route: Route | null = null;
  /** The language in use: that of the device, as soon as its messages are loaded. */
  @state() private spoken: Language | null = null;
  #wanted: Language | null = null;
  /** The language that the page wants to be in, whatever the device speaks. */
  @state() private own: Language | null = null;
  /** A part of the app could not be loaded, because the server cannot be reached. */
  @state() private away = false;
  #renewal?: () => void;
  readonly #prefs = new WithPrefs(this);
  readonly #translator = new ContextProvider(this, { context: translatorContext });

  /** No shadow root, so that the document's own style sheet applies. */
  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('popstate', this.#arrive);
    this.#renewal = renewWhenStale(() => (this.away = true));
    this.addEventListener('click', followLink);
    this.addEventListener('speak', (e) => (this.own = (e as CustomEvent<Language>).detail));
    this.#arrive();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('popstate', this.#arrive);
    this.#renewal?.();
  }

  readonly #arrive = (): void => {
    const route = routeOf(location.pathname);
    void load[route.at]().then(() => {
      document.documentElement.toggleAttribute('data-surface', false);
      if (route.at === 'screen' || route.at === 'board') document.documentElement.dataset['surface'] = 'stage';
      const first = this.route === null;
      this.own = null;
      this.route = route;
      // Screen readers read a page that has just been loaded from its top anyway.
      if (!first) void this.updateComplete.then(() => arriveAt(this));
    });
  };

  protected override willUpdate(_changed: PropertyValues): void {
    const language = this.own ?? this.#prefs.now.language;
    if (this.#wanted === language) return;
    this.#wanted = language;
    void words[language]().then((messages) => {
      if (this.#wanted !== language) return;
      document.documentElement.lang = language;
      this.#translator.setValue(new Translator(language, messages));
      this.spoken = language;
    });
  }

  protected override updated(): void {
    // Above a dialog, too.
    this.querySelector<HTMLElement>('[popover]:not(:popover-open)')?.showPopover();
  }

  override render() {
    if (!this.spoken) return nothing;
    const t = this.#translator.value;
    return html`${this.route ? draw(this.route) : nothing}${
      this.away
        ? html`<mq-notice popover="manual" warn .text=${t.msg('web.offline')} .note=${t.msg('web.away')}></mq-notice>`
        : nothing
    }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-app': MasqueApp;
  }
}
