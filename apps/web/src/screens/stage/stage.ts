import type { Messages } from '@masque/core';
import type { GameInfo, Lobby } from '@masque/protocol';
import { ContextProvider } from '@lit/context';
import { applyLook, lookContext, shared, translatorContext, type Person, type Translator } from '@masque/ui';
import { sound } from '@masque/ui/sound';
import '@masque/ui/stage';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { allGames, bringGameIcons, bringIcons, messagesOf } from '../../api/games.ts';
import { prefs } from '../../prefs/prefs.ts';
import { Page, page } from '../page.ts';
import { iconsIn } from '../table/icons.ts';
import { LiveTable } from '../table/line.ts';
import { peopleOf } from '../table/people.ts';
import { titleOf } from '../table/title.ts';
import { drawStageLobby } from './lobby.ts';
import { stageStyle } from './stage.css.ts';

/** A table on the big screen of the room: what everybody may see. */
@customElement('masque-stage')
export class MasqueStage extends Page {
  static override styles = [shared, page, stageStyle, css`.away { position: fixed; inset: auto 0 0 0; z-index: 5; }`];

  @property() code = '';
  @state() private game: GameInfo | null = null;
  @state() private messages: Messages = {};
  readonly #line = new LiveTable(this, () => (this.code ? { table: this.code, as: 'screen', language: prefs.now.language } : null));
  readonly #translator = new ContextProvider(this, { context: translatorContext });
  readonly #look = new ContextProvider(this, { context: lookContext });
  #people: readonly Person[] = [];
  #seats: Lobby['seats'] | null = null;
  #named: Translator | null = null;
  #base: Translator | null = null;
  #spoken: Messages | null = null;
  #wanted = '';

  protected override get t(): Translator {
    return this.#named ?? super.t;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('code')) this.#line.open();
    const doc = this.#line.seen?.doc;
    if (doc) this.#bring(doc.lobby.game);
    if (doc?.play) void bringIcons(doc.play.game, iconsIn(doc.play));
    const base = super.t;
    if (doc && doc.lobby.seats !== this.#seats) {
      this.#seats = doc.lobby.seats;
      this.#people = peopleOf(doc.lobby);
      this.#named = null;
    }
    if (!this.#named || base !== this.#base || this.#spoken !== this.messages) {
      this.#base = base;
      this.#spoken = this.messages;
      this.#named = base.withMessages(this.messages).withNames(this.#people);
      this.#translator.setValue(this.#named);
    }
    if (this.#look.value !== this.game?.look) {
      this.#look.setValue(this.game?.look);
      applyLook(this, this.game?.look);
    }
    document.title = titleOf(this.t, this.code, doc ?? null, this.game);
  }

  #bring(id: string): void {
    const wanted = `${id} ${prefs.now.language}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    void bringGameIcons(id);
    Promise.all([allGames(), messagesOf(id, prefs.now.language)]).then(
      ([games, messages]) => {
        if (this.#wanted !== wanted) return;
        this.game = games.find((it) => it.id === id) ?? null;
        this.messages = messages;
      },
      () => {
        this.#wanted = '';
        setTimeout(() => this.requestUpdate(), 1500);
      },
    );
  }

  /** Only this screen ticks, once somebody has pressed a key on it. */
  readonly #tick = (): void => sound.play('tick');

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('pointerdown', this.#wake);
    addEventListener('keydown', this.#wake);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('pointerdown', this.#wake);
    removeEventListener('keydown', this.#wake);
  }

  readonly #wake = (): void => sound.on();

  #body() {
    const t = this.t;
    const { seen, status, clockOffset } = this.#line;
    if (status === 'gone') return html`<main class="plain"><h1 class="display">${t.msg('web.gone')}</h1><p>${t.msg('refuse.no_table')}</p></main>`;
    if (!seen || !this.game) return html`<main class="plain"><h1 class="display">${t.msg({ key: 'web.joining', args: { code: this.code } })}</h1></main>`;
    const { lobby, play } = seen.doc;
    const game = this.game.name[t.language] ?? '';
    if (!play) return drawStageLobby(t, seen.doc, this.game);
    if (play.outcome)
      return html`<main class="over">
        <p class="sc game">${game}</p>
        <mq-outcome .outcome=${play.outcome} .people=${this.#people}></mq-outcome>
        <div class="account">
          <ul>${(play.table.account ?? []).slice(0, 8).map((it) => html`<li>${t.rich(it)}</li>`)}</ul>
          <p class="label">${t.msg({ key: 'web.stage.fair', args: { seed: (play.seed ?? '').slice(0, 16) } })}</p>
        </div>
      </main>`;
    return html`<mq-stage
      .table=${play.table}
      .people=${this.#people}
      .log=${seen.log}
      .look=${this.game.look}
      .game=${game}
      .clockOffset=${clockOffset}
      @tick=${this.#tick}
    ><p slot="aside" class="label join">${t.msg({ key: 'web.stage.code', args: { code: lobby.code } })}</p></mq-stage>`;
  }

  override render() {
    return html`${this.#body()}${this.#line.held ? html`<mq-held class="away"></mq-held>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-stage': MasqueStage;
  }
}
