import type { ClubDoc, RoomView, TableView } from '@masque/club';
import type { Language } from '@masque/core';
import { Task } from '@lit/task';
import { icon } from '@masque/ui';
import { sound } from '@masque/ui/sound';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { page } from '../../screens/page.ts';
import '../../screens/stage/come-in.ts';
import '../../screens/stage/controls.ts';
import { boardStyle } from './board.css.ts';
import './board-people.ts';
import { dressed } from '../draw.ts';
import { ClubPage } from '../page.ts';
import { drawProgramme } from './programme.ts';
import { programmeStyle } from './programme.css.ts';
import { clubInfo, clubQr } from '../rest.ts';
import { turned, type Turn } from './rotation.ts';
import { showings } from '../screen-choice.ts';
import { screenName } from '../screen-name.ts';
import { listOf, nameOf, namesAt, signOf, occupants, tableStatus, tablesOf, timeOf } from '../seen.ts';
import '../table-name.ts';
import '../table-plan.ts';

/** How long an announcement is shown, in milliseconds. */
const SAID_MS = 120_000;
/**
 * The game of an evening at one table. It is shown by itself from the deal until the next one is prepared: beside it, the
 * evening would have nothing to tell.
 */
function onlyGame({ tables }: RoomView): TableView | undefined {
  const [table, ...others] = Object.values(tables);
  return others.length === 0 && table?.state !== 'lobby' ? table : undefined;
}

/** The maximum number of tables shown with the players' names; more stand in two columns without them. */
const NAMED = 4;

/**
 * The evening on the big screen: how to join, every table, and who is free; or one of its tables, or all of that in
 * turn, as a host chooses.
 *
 * @fires speak - `Language`: the one that the page is to be in.
 */
@customElement('masque-board')
export class MasqueBoard extends ClubPage {
  static override styles = [page, boardStyle, programmeStyle];
  protected override readonly as = 'screen';
  @state() private time = Date.now();
  /** The state of a screen that shows everything in turn. */
  @state() private turn: Turn = { table: null, since: 0, shown: [] };
  /** What was chosen on this screen; '' for what the desk wants. The desk's next choice ends it, as does the end of the table. */
  @state() private chosen = '';
  #wanted = '';
  #tick?: ReturnType<typeof setInterval>;
  #spoken: Language | null = null;
  /** What was announced last, so that each sound plays once. */
  #heard: { readonly said: number; readonly played: number } | null = null;
  /** The address of this server for the devices in the room. */
  readonly #address = new Task(this, {
    task: async ([code]) => (await clubInfo(code)).address,
    args: () => [this.code] as const,
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#tick = setInterval(() => (this.time = this.live.now), 5000);
  }

  override disconnectedCallback(): void {
    clearInterval(this.#tick);
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { doc } = this.live;
    if (!doc) return;
    this.#speak(doc.room.club.language);
    const wanted = this.#wantedBy(doc);
    if (this.#wanted !== wanted && this.#wanted !== '') this.chosen = '';
    this.#wanted = wanted;
    if (!showings(this.t, doc.room).some(({ value }) => value === this.chosen)) this.chosen = '';
    this.turn =
      this.#showing === 'rotation'
        ? turned(
            this.turn.since === 0 ? { ...this.turn, since: this.live.now } : this.turn,
            doc.room,
            doc.live,
            this.live.now,
          )
        : { table: null, since: 0, shown: [] };
    if (this.#table(doc.room)) void import('../../screens/stage/stage.ts');
    else if (this.#showing === 'standings' || !doc.room.evening) void import('./board-standings.ts');
  }

  /** Nobody chooses a language on the big screen: it speaks the club's, unless its address names another. */
  #speak(language: Language): void {
    if (this.#spoken === language || new URLSearchParams(location.search).has('lang')) return;
    this.#spoken = language;
    this.send('speak', language);
  }

  /** What the desk wants on this screen. */
  #wantedBy({ room, screens }: ClubDoc): string {
    return screens?.[screenName()]?.show ?? room.screen;
  }

  get #showing(): string {
    return this.chosen || this.#wanted;
  }

  /** The table that is shown instead of the evening. */
  #table(room: RoomView): TableView | undefined {
    const showing = this.#showing;
    if (showing === 'rotation') return room.tables[this.turn.table ?? ''];
    // Whoever asks a single screen for the evening gets just that.
    const single = this.chosen !== '' || this.live.doc!.screens?.[screenName()]?.show !== undefined;
    return showing === 'evening' && !single ? onlyGame(room) : room.tables[showing];
  }

  /** What this screen shows is chosen at the desk, or here. Its number tells the hosts which one it is. */
  #choice({ room }: ClubDoc): TemplateResult {
    return html`<masque-screen-choice
      .translator=${this.t}
      .room=${room}
      .chosen=${this.chosen}
      @show=${(e: CustomEvent<string>) => (this.chosen = e.detail)}
    ></masque-screen-choice>`;
  }

  protected override updated(_changed: PropertyValues): void {
    const room = this.live.doc?.room;
    document.title = `${room?.evening?.name ?? this.code} · Masque`;
    if (!room) return;
    const heard = { said: room.said?.at ?? 0, played: room.played };
    if (this.#heard && heard.said > this.#heard.said) sound.play('turnstart');
    else if (this.#heard && heard.played > this.#heard.played) sound.play('reveal');
    this.#heard = heard;
  }

  #come(room: RoomView): TemplateResult {
    const t = this.t;
    return html`<masque-come-in
      beside
      .translator=${t}
      .above=${room.club.name}
      .heading=${room.evening?.name ?? t.msg('club.closed')}
      .code=${this.code}
      .label=${t.msg('club.code')}
      .qr=${clubQr(this.code)}
      .address=${this.#address.value ?? location.host}
    ></masque-come-in>`;
  }

  #tables(room: RoomView): TemplateResult {
    const t = this.t;
    const tables = tablesOf(room);
    if (tables.length === 0)
      return html`<section class="tables"><p class="none">${t.msg('club.tables.none')}</p></section>`;
    const many = tables.length > NAMED;
    // Four in a column have one line for the names.
    const tight = tables.length === NAMED;
    return html`<section
      class="tables ${many ? 'many' : ''} ${tight ? 'tight' : ''}"
      aria-label=${t.msg('club.tables')}
    >
      ${tables.map(([id, table]) => {
        const game = this.live.game(table.game);
        const live = this.live.doc?.live?.[id];
        const names = occupants(room, table).flatMap((it) => (it ? [it.name] : []));
        const words = this.wordsOf(table.game, namesAt(room, table, live));
        return html`<article class=${live?.night ? 'asleep' : ''} ${dressed(game)}>
          <masque-table-plan .room=${room} .table=${table} .game=${game} .now=${live}></masque-table-plan>
          <div>
            <h2>
              ${game?.name[t.language] ?? table.game}
              <span class="no">${t.msg({ key: 'club.table', args: { n: table.n } })}</span>
            </h2>
            ${nameOf(table) ? html`<masque-table-name .translator=${t} .table=${table}></masque-table-name>` : nothing}
            <p class="stt">
              ${icon(signOf(table, live))}
              <span>${live?.paused ? t.msg('club.paused') : tableStatus(t, table, live, words)}</span>
            </p>
            ${many ? nothing : html`<p class="names">${names.length ? listOf(t, names) : t.msg('club.nobody')}</p>`}
          </div>
        </article>`;
      })}
    </section>`;
  }

  override render() {
    const waits = this.waiting();
    if (waits) return waits;
    const t = this.t;
    const doc = this.live.doc!;
    const { room } = doc;
    const said = room.said && this.time - room.said.at < SAID_MS ? room.said.text : null;
    const table = this.#table(room);
    const held = html`<masque-awake quiet></masque-awake
      >${this.live.held ? html`<mq-held></mq-held>` : nothing}${room.evening ? this.#choice(doc) : nothing}`;
    if (table) return html`<masque-stage .code=${table.code}></masque-stage>${held}`;
    const { evening, played } = room;
    // The results of the evening are shown when it is closed, and whenever a host wants them.
    if (this.#showing === 'standings' || !evening)
      return html`<masque-board-standings
          .code=${this.code}
          .translator=${t}
          .games=${this.live.games}
          .played=${played}
          .said=${said ?? ''}
          >${this.#evening(room, said)}</masque-board-standings
        >${held}<masque-screen-controls></masque-screen-controls>`;
    return html`${this.#evening(room, said)}${held}<masque-screen-controls></masque-screen-controls>`;
  }

  /** The number by which the desk knows this screen, if there are several. */
  #number(): string {
    const { screens = {} } = this.live.doc!;
    const n = screens[screenName()]?.n;
    if (n === undefined || Object.keys(screens).length < 2) return '';
    return `${this.t.msg({ key: 'club.screen.n', args: { n } })}.`;
  }

  #evening(room: RoomView, said: string | null): TemplateResult {
    const t = this.t;
    return html`<main class="board">
      ${this.#come(room)} ${this.#tables(room)}
      <masque-board-people .translator=${t} .room=${room} .now=${this.time}></masque-board-people>
      <footer>
        <b class="time fig">${timeOf(t, this.time)}</b>
        <div>
          <p role="status">${said ?? ''}</p>
          ${
            said === null
              ? drawProgramme(t, room, (id) => this.live.game(id)?.name[t.language] ?? id, this.time)
              : nothing
          }
        </div>
        <span class="label">${this.#number()} ${t.msg({ key: 'club.played', args: { n: room.played } })}</span>
      </footer>
    </main>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-board': MasqueBoard;
  }
}
