import type { Action, Offer, Seat, Value } from '@masque/core';
import type { CardLook, SeatLook, Table, Zone } from '@masque/core/table';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Draft } from '../offers/draft.ts';
import type { MqOffers } from '../offers/mq-offers.ts';
import '../offers/mq-offers.ts';
import { inTheOpen } from '../offers/room.ts';
import { askOf, cardsOf } from '../offers/names.ts';
import { toRead } from '../cards/names.ts';
import { drawReading, readingStyle, type Reading } from '../cards/reading.ts';
import '../controls/mq-held.ts';
import '../parts/mq-stats.ts';
import { arrowList } from './arrows.ts';
import { Aloud } from './aloud.ts';
import { AnswerFeel } from './answer-feel.ts';
import type { MqPrivateArea } from './mq-private-area.ts';
import './mq-private-area.ts';
import { Choosing, type ChoosingHost } from './choosing.ts';
import type { MqRing } from './mq-ring.ts';
import './mq-ring.ts';
import type { Thumb } from './mq-slide.ts';
import { drawNews, newsStyle } from './news.ts';
import { askedAbove, isPick, picksInside, picksOf } from './picks.ts';
import type { SeatPicks } from '../people/seat.ts';
import { pointsAt } from '../offers/pointed.ts';
import {
  foremost,
  hasPlaces,
  isBusy,
  isCrowded,
  isEmptied,
  isFlat,
  isSlim,
  isTurnOf,
  lightFor,
  nobodyIn,
} from './shape.ts';
import { isShort, isTurned, mostAround, roomFor } from './layout.ts';
import { TableElement } from './table-element.ts';
import { drawTop, topStyle } from './top.ts';
import { drawAside, drawSaid } from './mq-said.ts';
import { drawSaying, drawTaper } from './saying.ts';
import { waitsFor } from './waits.ts';
import { LongLook } from '../parts/long-look.ts';
import { Measured } from '../measured.ts';
import { sound } from '../sound/sound.ts';
import './mq-zones.ts';
import { drawReach, reachStyle } from './reach.ts';
import { Scrolls, scrollsStyle } from './scrolls.ts';
import { tableStyle } from './mq-table.css.ts';

const none: readonly never[] = [];

/**
 * The whole table on a phone, for any game: the people, the current claim or question, the taper, offers and
 * private area.
 *
 * @fires act - `Action`: the viewer's decision.
 * @fires ask-about - `Offer`: what does this one do?
 * @fires help - The viewer asks about the game.
 * @fires learn - `string`: the viewer wants to read about this face; only if it `learns`.
 * @fires record - The viewer wants to read what happened.
 * @slot scene - A game's own drawing. With the attribute `whole` it replaces the ring.
 * @slot notice - Refusals and other lines for this viewer.
 * @slot tools - Further buttons of the top line.
 *
 * @example
 * const table: Table = { title: 'title.turn', active: [0], seats: [{ seat: 0 }] };
 * html`<mq-table .table=${table} .people=${[{ seat: 0, name: 'Ada', mask: 'fox' }]} .me=${0}></mq-table>`
 */
@customElement('mq-table')
export class MqTable extends TableElement implements ChoosingHost {
  static override styles = [
    TableElement.styles,
    topStyle,
    newsStyle,
    reachStyle,
    readingStyle,
    scrollsStyle,
    tableStyle,
  ];

  @property({ attribute: false }) offers: readonly Offer[] = [];
  /** Own seat, or -1. */
  @property({ type: Number }) me: Seat | -1 = -1;
  /** The table's name. */
  @property() place = '';
  /** An action is being sent. */
  @property({ type: Boolean }) busy = false;
  /** The connection is lost; the seat is kept. */
  @property({ type: Boolean }) held = false;
  @property() peekMode: 'hold' | 'toggle' = 'hold';
  /** The game is over: it waits for nobody. */
  @property({ type: Boolean }) over = false;
  /** The seat whose code was scanned; chosen once people can be tapped. -1: nobody. */
  @property({ type: Number }) meets: Seat | -1 = -1;

  /** The action that a hint recommends; its button and the player to choose are highlighted. */
  @property({ attribute: false }) pointed?: Action | null;

  /** A hint is shown, whether or not it recommends anything. */
  @property({ type: Boolean }) guided = false;

  /** There is more to read about a card than is on it. */
  @property({ type: Boolean }) learns = false;

  @state() private peeking: 'closed' | 'held' | 'kept' = 'closed';
  @state() private reading?: Reading;

  @query('mq-private-area') private privateElement?: MqPrivateArea | null;

  @query('mq-ring') private ringElement?: MqRing | null;
  @query('.middle > mq-offers') private offersElement?: MqOffers | null;

  readonly #choosing = new Choosing(this);
  readonly #size = new Measured(this, 390, 844);
  readonly #aloud = new Aloud(this, () => this.t);
  readonly #feel = new AnswerFeel();

  protected override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    // At night no phone makes any sound or vibrates.
    sound.silenced = this.night;
    if (changed.has('offers') && this.offers.length === 0) this.#choosing.draft = null;
    if (this.meets >= 0 && this.#choosing.begins) {
      this.#choosing.tap('seat', this.meets);
      this.meets = -1;
    }
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void import('./later.ts');
  }

  constructor() {
    super();
    new LongLook(this, (path) => (path.some(isPick) ? this.#choosing.offer : undefined));
    new Scrolls(this, '.board, .middle, .lead');
  }

  get #mine(): boolean {
    return this.table !== undefined && isTurnOf(this.table, this.me, this.offers);
  }

  readonly #pickSeat = ({ detail }: CustomEvent<Seat | null>) => this.#choosing.tap('seat', detail);
  readonly #pickCard = ({ detail }: CustomEvent<Value>) => this.#choosing.tap('card', detail);

  get apart(): boolean {
    return this.night || isFlat(this.table);
  }

  seatAt(x: number, y: number): Seat | undefined {
    return this.ringElement?.seatAt(x, y);
  }

  focusOn(what: 'people' | 'go'): void {
    void this.updateComplete
      .then(() => this.ringElement?.updateComplete)
      .then(() => (what === 'go' ? this.offersElement?.focusGo() : this.ringElement?.focusFirst()));
  }

  hide(): void {
    this.privateElement?.close();
  }

  act(action: Action): void {
    this.#acted();
    this.send('act', action);
  }

  #read(name: string, cards: readonly CardLook[] = []) {
    this.reading = { name, cards: cards.filter(toRead) };
  }
  readonly #closeReading = () => (this.reading = undefined);
  readonly #learn = (face: string) => {
    this.reading = undefined;
    this.send('learn', face);
  };

  readonly #readSeat = ({ detail }: CustomEvent<SeatLook>) => this.#read(this.t.name(detail.seat), detail.cards);

  #top(table: Table) {
    return drawTop({
      t: this.t,
      title: this.t.msg(table.title),
      game: this.game,
      place: this.place,
      gameIcon: this.gameIcon,
      mine: this.#mine,
      night: this.night,
      record: () => this.send('record', undefined),
      help: () => this.send('help', undefined),
    });
  }

  /** Among a crowd, or on a small or turned phone, there is no middle to slide a card across: players are tapped. */
  get #slideTo(): string | undefined {
    return this.table && this.table.seats.length <= mostAround(this.#size) ? this.#choosing.slideTo : undefined;
  }

  get #asks(): string {
    const here = !this.apart && this.#slideTo === undefined;
    const domain = here ? askedAbove(this.#choosing.draft, isShort(this.#size)) : undefined;
    return domain ? askOf(this.t, domain) : '';
  }

  /** The middle of the ring, if there is room between the faces. */
  #zones(zones: readonly Zone[], strip: boolean) {
    return html`<mq-zones
      readable
      ?strip=${strip}
      .zones=${zones}
      .me=${this.me}
      @read-zone=${({ detail }: CustomEvent<Zone>) => this.#read(this.t.msg(detail.label), detail.cards)}
    ></mq-zones>`;
  }

  readonly #acted = () => this.#feel.answered();

  /** An answer hides the private cards: the table speaks now. */
  readonly #actedInside = () => {
    this.#acted();
    this.hide();
  };

  readonly #peeked = ({ detail }: CustomEvent<'closed' | 'held' | 'kept'>) => {
    this.peeking = detail;
    if (detail === 'closed') this.#choosing.inner = null;
  };

  readonly #holding = ({ detail }: CustomEvent<boolean>) => this.#feel.holding(detail, this.offers);

  #offers(table: Table, slot?: string) {
    return html`<mq-offers
      slot=${slot ?? nothing}
      .offers=${this.offers}
      .draft=${(slot && this.#choosing.inner) || this.#choosing.draft}
      .cards=${cardsOf(table)}
      ?peeking=${slot !== undefined}
      ?alone=${!slot && !this.night && (isShort(this.#size) || (table.seats.length > 6 && picksOf(this.#choosing.draft, 'seat') !== undefined))}
      .pointed=${this.pointed}
      .waits=${slot || this.held || this.over ? '' : waitsFor(this.t, table, this.me)}
      ?busy=${this.busy || this.held}
      ?night=${this.night}
      ?low=${isShort(this.#size)}
      seatsOutside
      ?noneOutside=${this.apart}
      @draft=${({ detail }: CustomEvent<Draft | null>) =>
        slot ? this.#choosing.draftedInside(detail) : this.#choosing.drafted(detail)}
      @act=${slot ? this.#actedInside : this.#acted}
      @hold=${this.#holding}
    ></mq-offers>`;
  }

  #privateArea(table: Table) {
    const { privateArea } = table;
    if (!privateArea || isEmptied(table, this.me)) return nothing;
    const { picks, away } = picksInside(privateArea, picksOf(this.#choosing.draft, 'card', this.pointed));
    const open = this.peeking !== 'closed';
    return html`<div class="pocketbox">
      <mq-private-area
        .privateArea=${privateArea}
        .picks=${picks}
        ?away=${away}
        ?pointed=${this.offers.some((it) => it.look?.private && pointsAt(this.pointed, it))}
        .mode=${this.peekMode}
        ?slim=${isSlim(table, this.offers)}
        ?answers=${table.ask?.inPrivate === true}
        ?night=${this.night}
        @peek=${this.#peeked}
        @pick=${this.#pickCard}
      >
        ${open ? this.#above(table) : nothing} ${this.peeking === 'kept' ? this.#offers(table, 'under') : nothing}
      </mq-private-area>
    </div>`;
  }

  #above(table: Table) {
    return html`<div slot="over" class="overtable">
      ${drawSaid(table, true, this.learns)}${drawTaper(table, this, true)}${this.held ? html`<mq-held></mq-held>` : nothing}
    </div>`;
  }

  /** A game's drawing may load after the table. */
  readonly #sceneCame = (): void => this.requestUpdate();

  override render() {
    const { table } = this;
    if (!table) return nothing;
    const { privateArea } = table;
    const { draft, begins } = this.#choosing;
    const slideTo = this.#slideTo;
    const seats = picksOf(draft ?? begins, 'seat', draft && this.pointed);
    const cards = picksOf(draft, 'card', this.pointed);
    const choosing = draft !== null && seats !== undefined && !this.apart;
    const asks = this.#asks;
    const flat = isFlat(table);
    const peeking = this.peeking !== 'closed';
    const whole = this.querySelector('[slot=scene][whole]') !== null;
    const staged = this.querySelector('[slot=scene]') !== null;
    const turned = isTurned(this.#size);
    const laid = turned ? foremost(table.zones ?? none) : (table.zones ?? none);
    // Beside the offers of a phone in landscape, the ring has room for one zone.
    const crowded = isCrowded(table) || (turned && laid.length > 1);
    const lead = this.apart && !turned;
    const many = table.seats.length > 6;
    // Nothing out in the open tells whether there is anything to do in private.
    const offered = inTheOpen(this.offers).length > 0;
    const hinted = this.pointed !== undefined && this.pointed !== null;
    const roomy =
      slideTo !== undefined
        ? 19
        : many && (choosing || (this.apart && seats))
          ? roomFor(table.seats.length + (this.apart ? 1 : 0), this.#size, asks !== '')
          : 0;
    // Beside the table of a turned phone there is no room for a hint and three offers.
    const beside = turned && hinted && !roomy && !whole && this.offers.length > 2;
    return html`<div
      class="room ${this.night ? 'night' : ''} ${peeking ? 'peeking' : ''}"
      style=${this.night ? nothing : lightFor(peeking, this.#mine)}
      lang=${this.t.language}
    >
      <main
        class="phone ${turned ? 'turned' : lead ? 'led' : ''} ${roomy ? 'roomy' : ''} ${isBusy(table, this.offers) ? 'busy' : ''} ${offered ? 'offered' : ''} ${many && offered ? 'asked' : ''} ${table.seats.length > 12 ? 'crowd' : ''} ${staged ? 'staged' : ''} ${staged && !whole && !seats ? 'still' : ''} ${whole && this.offers.length === 0 ? 'watched' : ''} ${hinted && !roomy ? 'hinted' : ''} ${this.guided ? 'guided' : ''} ${choosing && !roomy ? 'choosing' : ''}"
        style=${roomy && !turned ? `--ring-min:${roomy}rem` : nothing}
      >
        ${this.#top(table)} ${lead ? html`<div class="lead">${drawSaying(table, this)}</div>` : nothing}
        <div class="board">
          <div class="ringbox">
            ${
              whole
                ? html`<slot name="scene" @slotchange=${this.#sceneCame}></slot>`
                : html`<mq-ring
                    .seats=${table.seats}
                    .people=${this.people}
                    .me=${this.me}
                    .light=${table.active}
                    .between=${table.focus ?? none}
                    .picks=${seats as SeatPicks | undefined}
                    .arrows=${table.arrows}
                    .inPrivate=${{ counters: !!privateArea?.counters?.length, cards: !!privateArea?.cards.length && !hasPlaces(table, this.me) }}
                    .asks=${asks}
                    .piles=${foremost(laid).length}
                    .middle=${slideTo === undefined && laid.length > 0 && !crowded ? (strip: boolean) => this.#zones(strip ? foremost(laid) : laid, strip) : undefined}
                    .none=${this.apart ? nobodyIn(this.t, draft, this.night) : undefined}
                    ?choosing=${choosing}
                    ?night=${this.night}
                    ?aside=${flat}
                    ?staged=${staged}
                    .votes=${(flat && table.ballot?.votes) || none}
                    @pick=${this.#pickSeat}
                    @read=${this.#readSeat}
                  ></mq-ring>`
            }
            ${
              slideTo === undefined || whole
                ? nothing
                : html`<mq-slide
                    @slide=${({ detail }: CustomEvent<Thumb>) => this.#choosing.slid(detail)}
                    @drop=${({ detail }: CustomEvent<Thumb>) => this.#choosing.dropped(detail)}
                  ></mq-slide>`
            }
            ${table.arrows?.length ? arrowList(this.t, table.arrows) : nothing}
          </div>
          ${whole ? nothing : html`<slot name="scene" @slotchange=${this.#sceneCame}></slot>`}
          ${beside ? html`<slot name="notice"></slot>` : nothing}
          ${
            // Beside a scene that needs the room, figures make way.
            crowded && !(whole && turned) ? this.#zones(laid, true) : nothing
          }
          ${table.tracks?.map((track) => html`<mq-track slim class="stats" .track=${track}></mq-track>`) ?? nothing}
          ${cards || choosing ? nothing : drawNews(this.t, table, this.log)}
          ${table.stats?.length ? html`<mq-stats slim class="stats" .stats=${table.stats}></mq-stats>` : nothing}
        </div>
        <div class="middle ${draft ? 'filling' : ''}">
          ${lead ? nothing : drawSaying(table, this)} ${drawTaper(table, this)} ${drawAside(this.t, table)}
          ${beside ? nothing : html`<slot name="notice"></slot>`}
          ${drawReach(this.t, table, this.me, cards, (ref) => this.#choosing.tap('card', ref))}
          ${this.held && !peeking ? html`<mq-held></mq-held>` : nothing} ${this.#offers(table)}
        </div>
        <div class="foot">${this.#privateArea(table)}</div>
      </main>
      ${this.veil}
      <p class="vh" aria-live="polite">${this.#aloud.spoken}</p>
      ${drawReading(this.t, this.reading, this.#closeReading, this.learns ? this.#learn : undefined)}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-table': MqTable;
  }
}
