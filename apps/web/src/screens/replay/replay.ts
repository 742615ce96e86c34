import { OMNISCIENT, SPECTATOR, type Table } from '@masque/core';
import type { GameInfo, Replay, TableExport } from '@masque/protocol';
import { ContextProvider } from '@lit/context';
import { Task } from '@lit/task';
import { applyTheme, themeContext, MqElement, translatorContext, type Person, type Translator } from '@masque/ui';
import '@masque/ui/choice';
import '@masque/ui/log';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { ApiError, replayOfFile, replayOfTable } from '../../api/client.ts';
import { gameOf, bringGameIcons, bringIcons, messagesOf } from '../../api/games.ts';
import { iconsIn } from '../../live/icons.ts';
import { playersOf } from '../../live/people.ts';
import { SceneView } from '../../live/scene.ts';
import { GuideNames } from '../../learn/names.ts';
import { OwnWords } from '../../words/own-words.ts';
import '../../fair/fair.ts';
import { share } from '../../shell/share.ts';
import { page } from '../page.ts';
import { Broad } from '../play/broad.ts';
import { chapterAt, develop, lastStop, nextStop, stepIn, stopsOf, type Film, type Stride } from './film.ts';
import { drawKinds, momentsOf, type MomentFilter } from './kinds.ts';
import { replayWords } from './messages.ts';
import { fileField } from '../file-field.css.ts';
import { replayStyle } from './replay.css.ts';
import './transport.ts';
import type { TransportButton } from './transport.ts';
import './chance.ts';
import './eyes.ts';
import './figures.ts';
import './hand.ts';
import './knew.ts';
import './next-game.ts';
import { drawMoment } from './moment.ts';
import './timeline.ts';

/** How long each stop is shown during playback, in milliseconds. */
const PACE: Readonly<Record<Stride, number>> = { moments: 3200, chapters: 3200, steps: 1400 };

interface LoadedReplay {
  readonly film: Film;
  readonly game: GameInfo;
  readonly people: readonly Person[];
  /** The table after every step. */
  readonly tables: readonly Table[];
}

/** A finished game to look back at: any step, from anybody's view. */
@customElement('masque-replay')
export class MasqueReplay extends MqElement {
  static override styles = [page, fileField, replayStyle];

  /** The table whose last game it is; empty: a game from a file. */
  @property() code = '';
  /** On a small phone only the buttons stay at the foot; on one in landscape they are beside the table. */
  readonly #low = new Broad(this, '(max-height: 38rem) and (max-width: 29.99rem)');
  /** On any phone in portrait, what to stop at is chosen below the table, which needs the height. */
  readonly #narrow = new Broad(this, '(max-width: 29.99rem)');
  @state() private file: TableExport | null = null;
  /** The club whose history the game is from. */
  @state() private club = '';
  /** The member from whose games it was opened. */
  #of = '';
  @state() private wrong = false;
  @state() private as = Math.max(number('as') ?? SPECTATOR, OMNISCIENT);
  @state() private at = number('at') ?? 0;
  @state() private stride: Stride = 'moments';
  /** The key moments to see; `null`: all. */
  @state() private kind: MomentFilter | null = null;
  @state() private running = false;
  @state() private linked = false;

  /** The page of the guide that is open. */
  @state() private learning: string | null = null;

  #clock?: ReturnType<typeof setTimeout>;
  readonly #own = new OwnWords(replayWords);
  readonly #names = new GuideNames(this);
  readonly #scene = new SceneView(this);
  readonly #translator = new ContextProvider(this, { context: translatorContext });
  readonly #theme = new ContextProvider(this, { context: themeContext });
  #words: { base: Translator; brought: LoadedReplay | undefined; as: number; made: Translator } | null = null;

  readonly #film = new Task(this, {
    task: ([code, file, as]) => this.#bring(code, file, as),
    args: () => [this.code, this.file, this.as] as const,
  });

  async #bring(code: string, file: TableExport | null, as: number): Promise<LoadedReplay | null> {
    if (!code && !file) return null;
    const replay: Replay = await (file ? replayOfFile(file, as) : replayOfTable(code, as));
    const language = super.t.language;
    const [found, messages] = await Promise.all([
      gameOf(replay.game, replay.gameVersion),
      messagesOf(replay.game, language, replay.gameVersion),
      bringGameIcons(replay.game),
    ]);
    const game = found!;
    const film = develop(replay);
    await bringIcons(game.id, iconsIn([film.steps.map(({ table }) => table), replay.moments]));
    this.#messages = messages;
    this.at = stepIn(film, this.at);
    return { film, game, people: playersOf(replay, super.t), tables: film.steps.map(({ table }) => table) };
  }

  #messages: Awaited<ReturnType<typeof messagesOf>> = {};

  get #shown(): LoadedReplay | undefined {
    return this.#film.value ?? undefined;
  }

  protected override get t(): Translator {
    const base = super.t;
    const brought = this.#shown;
    if (this.#words?.base !== base || this.#words.brought !== brought || this.#words.as !== this.as) {
      const own = this.#own.in(base);
      // From a player's view, sentences about that player are in the second person, as they were.
      const me = this.as >= 0 ? this.as : undefined;
      const made = brought ? own.withMessages(this.#messages).withNames(brought.people, me) : own;
      this.#words = { base, brought, as: this.as, made };
    }
    return this.#names.in(this.#words.made);
  }

  protected override willUpdate(): void {
    const brought = this.#shown;
    this.#translator.setValue(this.t);
    this.#theme.setValue(brought?.game.theme);
    applyTheme(this, brought?.game.theme);
    if (brought) {
      this.#names.want(brought.game.id, super.t);
      const { table } = brought.film.steps[this.at]!;
      this.#scene.follow(brought.game.id, brought.game.version, table.scene, brought.people);
    }
  }

  protected override updated(changed: PropertyValues): void {
    if ((this.code || this.club) && (changed.has('at') || changed.has('as'))) {
      // Keeps what identifies the game in the address, and adds the moment.
      const here = new URL(location.href);
      here.searchParams.set('as', String(this.as));
      here.searchParams.set('at', String(this.at));
      history.replaceState(history.state, '', here);
    }
    document.title = `${this.t.msg('look.title')} · Masque`;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.#key);
    void this.#fromClub();
  }

  /** A game from the history of a club: its record is loaded from there. */
  async #fromClub(): Promise<void> {
    const query = new URLSearchParams(location.search);
    const [club, game] = [query.get('club'), query.get('game')];
    if (this.code || !club || !game) return;
    this.club = club;
    this.#of = query.get('of') ?? '';
    const { gameRecord } = await import('../../club/rest.ts');
    await gameRecord(club, game).then(
      (file) => (this.file = file),
      () => (this.wrong = true),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.#key);
    clearTimeout(this.#clock);
  }

  readonly #key = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    // Fields and lists use the arrow keys themselves.
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
    if (target.matches('input, select, [role=combobox], [role=option]')) return;
    if (event.key === 'ArrowRight') this.#move('next');
    else if (event.key === 'ArrowLeft') this.#move('back');
    else return;
    event.preventDefault();
  };

  readonly #go = (at: number): void => {
    this.at = at;
    this.linked = false;
  };

  #move(where: 'first' | 'back' | 'next' | 'last'): void {
    const film = this.#shown?.film;
    if (!film) return;
    this.#run(false);
    const stops = this.#stops(film);
    if (where === 'first') this.#go(0);
    else if (where === 'last') this.#go(film.steps.length - 1);
    else this.#go(where === 'next' ? nextStop(stops, this.at) : lastStop(stops, this.at));
  }

  #stops(film: Film): readonly number[] {
    return stopsOf(film, this.stride, momentsOf(film.replay.moments, this.kind));
  }

  #run(on: boolean): void {
    clearTimeout(this.#clock);
    this.running = on;
    if (on) this.#clock = setTimeout(() => this.#tick(), PACE[this.stride]);
  }

  #tick(): void {
    const film = this.#shown?.film;
    if (!film) return;
    this.#go(nextStop(this.#stops(film), this.at));
    this.#run(this.at < film.steps.length - 1);
  }

  async #share(): Promise<void> {
    this.linked = (await share({ url: location.href })) === 'copied';
  }

  async #read(event: Event): Promise<void> {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    try {
      this.file = JSON.parse(await file.text()) as TableExport;
      this.wrong = false;
      this.at = 0;
    } catch {
      this.wrong = true;
    }
  }

  #picker(): TemplateResult {
    const t = this.t;
    return html`<label class="file">
        <span>${t.msg('look.file')}</span>
        <input type="file" accept="application/json,.json" @change=${(e: Event) => void this.#read(e)} />
      </label>
      ${this.wrong ? html`<mq-notice warn .text=${t.msg('look.file.wrong')}></mq-notice>` : nothing}`;
  }

  #kinds({ moments }: Replay): TemplateResult | typeof nothing {
    return drawKinds(this.t, moments, this.kind, (kind) => (this.kind = kind));
  }

  #timeline({ film, people }: LoadedReplay): TemplateResult {
    return html`<masque-timeline
      .moments=${momentsOf(film.replay.moments, this.kind)}
      .people=${people}
      .at=${this.at}
      @go=${({ detail }: CustomEvent<number>) => (this.#run(false), this.#go(detail))}
    ></masque-timeline>`;
  }

  #where({ film: { replay, steps } }: LoadedReplay): TemplateResult {
    const t = this.t;
    const title = chapterAt(replay, this.at)?.title ?? steps[this.at]!.table.title;
    return html`<p class="label where" aria-live="polite">
      ${t.msg({ key: 'look.where', args: { title: t.msg(title), n: this.at, all: steps.length - 1 } })}
    </p>`;
  }

  /** Which game it is and, where there is room, how it ended. */
  #about({ film, game, people }: LoadedReplay): string {
    const t = this.t;
    const of = t.msg({ key: 'look.of', args: { game: game.name[t.language] ?? game.id, n: people.length } });
    return this.#narrow.now ? of : `${of}. ${t.msg(film.replay.outcome.reason)}`;
  }

  #draw(brought: LoadedReplay): TemplateResult {
    const t = this.t;
    const { film, people } = brought;
    const { replay, steps } = film;
    const step = steps[this.at]!;
    const [low, narrow] = [this.#low.now, this.#narrow.now];
    return html`
      <masque-eyes
        class="eyes"
        .people=${people}
        .as=${this.as}
        @change=${({ detail }: CustomEvent<number>) => (this.as = detail)}
      ></masque-eyes>
      ${drawMoment(
        t,
        step.table,
        people,
        this.as,
        this.#scene,
        replay.moments.find(({ n, truth }) => n === this.at && truth !== undefined),
      )}
      ${
        narrow
          ? html`<div class="reel">
              ${low ? html`${this.#where(brought)} ${this.#timeline(brought)}` : nothing} ${this.#kinds(replay)}
            </div>`
          : nothing
      }
      <aside class="side">
        <section class="happened">
          <h2>${t.msg('look.happened')}</h2>
          <mq-log .lines=${step.lines}></mq-log>
        </section>
        ${
          step.table.privateArea
            ? html`<section class="held">
                <h2>${t.msg({ key: 'look.held', args: { who: { seat: this.as } } })}</h2>
                <masque-hand .area=${step.table.privateArea}></masque-hand>
              </section>`
            : nothing
        }
        <masque-knew
          .steps=${steps.slice(0, this.at + 1)}
          .as=${this.as}
          @go=${({ detail }: CustomEvent<number>) => this.#go(detail)}
        ></masque-knew>
        <masque-chance
          .code=${this.code}
          .file=${this.file}
          .as=${this.as}
          .moment=${replay.moments.find(({ n, kind }) => n === this.at && kind === 'claim')}
        ></masque-chance>
        <masque-figures
          .tables=${brought.tables}
          .moments=${replay.moments}
          .people=${people}
          .at=${this.at}
        ></masque-figures>
        <masque-fair .code=${this.code} .file=${this.code ? null : this.file}></masque-fair>
      </aside>
      <div class="reel" slot="forward">
        ${low ? nothing : this.#timeline(brought)}
        <div class="controls">
          ${narrow ? nothing : this.#kinds(replay)}
          <masque-transport
            role="group"
            .translator=${t}
            .running=${this.running}
            @move=${({ detail }: CustomEvent<TransportButton>) => this.#move(detail)}
            @run=${() => this.#run(!this.running)}
          ></masque-transport>
          <mq-choice
            class="stride"
            .label=${t.msg('look.stride')}
            .choices=${(['moments', 'chapters', 'steps'] as const).map((value) => ({
              value,
              label: t.msg(`look.${value}`),
            }))}
            .value=${this.stride}
            @change=${(e: CustomEvent<Stride>) => typeof e.detail === 'string' && (this.stride = e.detail)}
          ></mq-choice>
          ${low ? nothing : this.#where(brought)}
        </div>
      </div>
    `;
  }

  async #learn(card: string): Promise<void> {
    await import('../../learn/sheet.ts');
    this.learning = card;
  }

  override render() {
    const t = this.t;
    const brought = this.#shown;
    const failed = this.#film.error;
    return html`<mq-page
      class=${brought ? 'film' : ''}
      .heading=${t.msg('look.title')}
      .note=${brought && !this.#low.now ? this.#about(brought) : ''}
      @learn=${(e: CustomEvent<string>) => this.#learn(e.detail)}
    >
      ${
        this.file && brought && !this.club
          ? html`<mq-button
              slot="tools"
              plain
              .label=${t.msg('look.file.other')}
              @click=${() => (this.file = null)}
            ></mq-button>`
          : nothing
      }
      ${
        (this.code || this.club) && brought
          ? html`<mq-button
              slot="tools"
              plain
              .label=${t.msg(this.linked ? 'look.linked' : 'look.link')}
              @click=${() => void this.#share()}
            ></mq-button>`
          : nothing
      }
      <mq-icon-button
        slot="tools"
        icon="cancel"
        href=${this.code ? `/t/${this.code}` : this.club ? `/c/${this.club}/standings?${new URLSearchParams({ view: 'games', ...(this.#of && { of: this.#of }) }).toString()}` : '/'}
        .label=${t.msg(this.code ? 'look.leave' : this.club ? 'look.club' : 'web.to-home')}
      ></mq-icon-button>
      ${this.code && brought ? html`<masque-next-game .translator=${t} .code=${this.code}></masque-next-game>` : nothing}
      ${this.code || brought || (this.club && !this.wrong) ? nothing : this.#picker()}
      ${
        brought
          ? this.#draw(brought)
          : failed
            ? html`<mq-notice
                warn
                .text=${t.msg(failed instanceof ApiError ? failed.reason : 'web.offline')}
              ></mq-notice>`
            : this.code || this.file
              ? html`<p role="status">${t.msg('look.loading')}</p>`
              : nothing
      }
      ${
        brought && this.learning !== null
          ? html`<masque-learn-sheet
              .game=${brought.game.id}
              .entry=${this.learning}
              @done=${() => (this.learning = null)}
            ></masque-learn-sheet>`
          : nothing
      }
    </mq-page>`;
  }
}

/** An integer parameter of the address. */
function number(name: string): number | null {
  const text = new URLSearchParams(location.search).get(name);
  return text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-replay': MasqueReplay;
  }
}
