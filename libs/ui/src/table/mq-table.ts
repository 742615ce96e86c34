import type { Offer, Seat, Value } from '@masque/core';
import type { CardLook, SeatLook, Table, Zone } from '@masque/core/table';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import {
  actionOf,
  begunByTap,
  current,
  isComplete,
  kindOf,
  openDraft,
  setParam,
  tap,
  type Draft,
} from '../offers/draft.ts';
import { inTheOpen, type MqOffers } from '../offers/mq-offers.ts';
import { askOf, cardsOf } from '../offers/names.ts';
import '../parts/mq-ballot.ts';
import '../parts/mq-held.ts';
import '../parts/mq-stats.ts';
import '../parts/mq-taper.ts';
import { arrowList } from './arrows.ts';
import { aloud } from '../parts/lines.ts';
import type { MqPocket } from './mq-pocket.ts';
import './mq-pocket.ts';
import { byKeys } from './focus.ts';
import type { MqRing } from './mq-ring.ts';
import './mq-ring.ts';
import type { Thumb } from './mq-slide.ts';
import './mq-slide.ts';
import { picksOf, slideOf } from './picks.ts';
import { TableElement } from './table-element.ts';
import { drawTop } from './top.ts';
import { drawAside, drawSaid } from './said.ts';
import { waitsFor } from './waits.ts';
import { sound, type Stop } from '../sound/sound.ts';
import { shared } from '../styles/shared.ts';
import { drawReach, drawZones } from './zones.ts';
import '../room/mq-dialog.ts';
import { drawSlot, inPlace } from '../parts/card.ts';
import { toRead } from '../parts/seat.ts';

const none: readonly Seat[] = [];

const isCrowded = (table: Table): boolean => table.zones?.some((zone) => zone.around) ?? false;

/**
 * The whole table on a phone, for any game: people, what is said and asked, the taper, the offers and the pocket.
 *
 * @fires act - `Action`: what the viewer has decided.
 * @fires help - The viewer asks about the game.
 * @fires record - The viewer wants to read what happened.
 * @slot scene - A game's own drawing. With the attribute `whole` it stands in the place of the ring.
 * @slot notice - Refusals and other lines for this viewer.
 * @slot tools - Further buttons of the top line.
 */
@customElement('mq-table')
export class MqTable extends TableElement {
  static override styles = [
    shared,
    css`
      :host {
        block-size: 100dvh;
        container-type: size;
        overflow: hidden auto;
        overscroll-behavior: contain;
        background: var(--lacquer-1);
      }
      .room {
        min-block-size: 100%;
        display: grid;
      }
    `,
  ];

  @property({ attribute: false }) offers: readonly Offer[] = [];
  /** The viewer's seat, or -1. */
  @property({ type: Number }) me: Seat | -1 = -1;
  /** The table's name. */
  @property() place = '';
  /** An action is on its way. */
  @property({ type: Boolean }) busy = false;
  /** The connection is gone and the place is held. */
  @property({ type: Boolean }) held = false;
  @property() peekMode: 'hold' | 'toggle' = 'hold';
  /** Somebody whose code was scanned: chosen as soon as people can be tapped. -1: nobody. */
  @property({ type: Number }) meets: Seat | -1 = -1;

  @state() private draft: Draft | null = null;
  /** Something private that is being filled in; it goes with the look at the cards. */
  @state() private inner: Draft | null = null;
  @state() private peeking: 'closed' | 'held' | 'kept' = 'closed';
  @state() private spoken = '';
  /** Open cards that are being read at full size. */
  @state() private reading?: { readonly name: string; readonly cards: readonly CardLook[] };

  @query('mq-pocket') private pocketElement?: MqPocket | null;

  @query('mq-ring') private ringElement?: MqRing | null;
  @query('.middle > mq-offers') private offersElement?: MqOffers | null;

  #heard = 0;

  protected override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    // By night no phone makes any sound or buzzes.
    sound.silenced = this.night;
    if (changed.has('log')) this.#hear();
    if (changed.has('offers') && this.offers.length === 0) this.draft = null;
    if (this.meets >= 0 && this.#begins) {
      this.#tap('seat', this.meets);
      this.meets = -1;
    }
  }

  get #begins(): Draft | null {
    return this.draft ? null : begunByTap(this.offers);
  }

  /** Reads new lines aloud, but only what all may know: secrets are read on request. */
  #hear() {
    const fresh = this.log.slice(this.#heard).filter((line) => !line.private);
    if (this.hasUpdated && fresh.length) this.spoken = aloud(this.t, fresh);
    this.#heard = this.log.length;
  }

  get #mine(): boolean {
    return (
      this.table !== undefined &&
      this.me >= 0 &&
      this.table.light.includes(this.me) &&
      this.offers.some((o) => !o.optional)
    );
  }

  readonly #pickSeat = (event: CustomEvent<Seat | null>) => this.#tap('seat', event.detail);
  readonly #pickCard = (event: CustomEvent<Value>) => this.#tap('card', event.detail);
  #tap(kind: 'seat' | 'card', value: Value | null) {
    const draft = this.draft ?? (kind === 'seat' ? this.#begins : null);
    const picks = picksOf(draft, kind);
    if (!draft || !picks || this.busy) return;
    this.draft = tap(draft, picks.param, value);
    if (this.draft.offer.look?.instant && isComplete(this.draft)) return this.#sendAtOnce(this.draft);
    // The next question may be about people, who stand behind the open pocket.
    const next = current(this.draft);
    const domain = next === undefined ? undefined : this.draft.offer.params[next];
    if (domain && kindOf(domain) === 'seat') this.pocketElement?.close();
    if (next === undefined && byKeys()) void this.updateComplete.then(() => this.offersElement?.focusGo());
  }

  /** What the tap or the thumb itself sends; the hand is hidden again. */
  #sendAtOnce(draft: Draft) {
    this.#acted();
    this.send('act', actionOf(draft));
    this.draft = openDraft(draft.offer);
    this.pocketElement?.close();
  }

  get #slideTo(): string | undefined {
    return this.night || this.#flat || this.busy ? undefined : slideOf(this.draft);
  }

  readonly #slid = ({ detail }: CustomEvent<Thumb>): void => {
    const to = this.#slideTo;
    if (!this.draft || to === undefined) return;
    const seat = this.ringElement?.seatAt(detail.x, detail.y);
    if (this.draft.params[to] !== seat) this.draft = setParam(this.draft, to, seat);
  };

  /** Let go over somebody, it is theirs to look at; anywhere else it comes back. */
  readonly #dropped = (event: CustomEvent<Thumb>): void => {
    this.#slid(event);
    if (this.draft && isComplete(this.draft) && this.#slideTo !== undefined) this.#sendAtOnce(this.draft);
  };

  readonly #drafted = ({ detail }: CustomEvent<Draft | null>) => {
    const before = this.draft;
    this.draft = detail;
    const next = detail ? current(detail) : undefined;
    const domain = next === undefined ? undefined : detail?.offer.params[next];
    const opened = detail !== null && before?.offer !== detail.offer;
    if (opened && domain && kindOf(domain) === 'seat' && byKeys()) void this.#toRing();
  };

  /** Takes somebody who moves by keys to the people who can be chosen. */
  async #toRing() {
    await this.updateComplete;
    await this.ringElement?.updateComplete;
    this.ringElement?.focusFirst();
  }

  #read(name: string, cards: readonly CardLook[] = []) {
    this.reading = { name, cards: cards.filter(toRead) };
  }
  readonly #readSeat = ({ detail }: CustomEvent<SeatLook>) => this.#read(this.t.name(detail.seat), detail.cards);
  readonly #readZone = (zone: Zone) => this.#read(this.t.msg(zone.label), zone.cards);

  #top(table: Table) {
    return drawTop({
      t: this.t,
      title: this.t.msg(table.title),
      game: this.game,
      place: this.place,
      boss: this.boss,
      mine: this.#mine,
      night: this.night,
      record: () => this.send('record', undefined),
      help: () => this.send('help', undefined),
    });
  }

  #middle(table: Table) {
    const seats = picksOf(this.draft, 'seat');
    if (this.#slideTo !== undefined) return nothing;
    if (seats && this.draft && !this.night && !this.#flat) {
      const domain = this.draft.offer.params[seats.param];
      if (domain) return html`<p class="display pickq" aria-hidden="true">${askOf(this.t, domain)}</p>`;
    }
    return table.zones?.length && !isCrowded(table)
      ? drawZones(this.t, table.zones, this.boss, this.#readZone)
      : nothing;
  }

  /** Small tables with their people would not fit between the faces of a ring. */
  #strip(table: Table) {
    return isCrowded(table)
      ? html`<div class="zonestrip">${drawZones(this.t, table.zones ?? [], this.boss, this.#readZone)}</div>`
      : nothing;
  }

  #taper(table: Table, quiet = false) {
    return table.timer
      ? html`<div class="act">
          <mq-taper
            .timer=${table.timer}
            .clockOffset=${this.clockOffset}
            ?paused=${this.paused}
            ?quiet=${quiet}
            ?night=${this.night}
          ></mq-taper>
        </div>`
      : nothing;
  }

  /** Every answer feels and sounds the same. */
  readonly #acted = () => {
    sound.buzz();
    sound.play('answer');
  };

  /** An answer ends the look at one's cards: the table has something to say now. */
  readonly #actedInside = () => {
    this.#acted();
    this.pocketElement?.close();
  };

  /** What is private is filled in apart, so that nothing in the open tells of it. */
  readonly #draftedInside = (event: CustomEvent<Draft | null>) => {
    const filled = this.inner !== null;
    this.inner = event.detail?.offer.look?.private ? event.detail : null;
    if (!this.inner && !(filled && event.detail === null)) this.#drafted(event);
  };

  readonly #peeked = ({ detail }: CustomEvent<'closed' | 'held' | 'kept'>) => {
    this.peeking = detail;
    if (detail === 'closed') this.inner = null;
  };

  /** Wax is heard only where every answer is sealed: elsewhere the room would hear which one is given. */
  readonly #waxed = ({ detail }: CustomEvent<boolean>) => {
    this.#hush();
    const open = this.offers.filter((o) => !o.optional && (!o.closed || o.look?.veiled));
    if (detail && open.every((o) => o.look?.wax)) this.#hush = sound.play('wax');
  };
  #hush: Stop = () => {};

  #offers(table: Table, slot?: string) {
    return html`<mq-offers
      slot=${slot ?? nothing}
      .offers=${this.offers}
      .draft=${(slot && this.inner) || this.draft}
      .cards=${cardsOf(table)}
      ?peeking=${slot !== undefined}
      .waits=${slot || this.held ? '' : waitsFor(this.t, table, this.me)}
      ?busy=${this.busy || this.held}
      ?night=${this.night}
      seatsOutside
      ?noneOutside=${this.night || this.#flat}
      @draft=${slot ? this.#draftedInside : this.#drafted}
      @act=${slot ? this.#actedInside : this.#acted}
      @wax=${this.#waxed}
    ></mq-offers>`;
  }

  #pocket(table: Table) {
    const { pocket } = table;
    if (!pocket) return nothing;
    const cards = picksOf(this.draft, 'card');
    const inside = new Set([...pocket.cards, ...(pocket.extra ?? []).flatMap((e) => e.cards)].map((c) => c.ref));
    const picks = cards?.open.some((ref) => inside.has(ref)) ? cards : undefined;
    const open = this.peeking !== 'closed';
    return html`<div class="pocketbox">
      <mq-pocket
        .pocket=${pocket}
        .picks=${picks}
        .mode=${this.peekMode}
        ?slim=${this.#slim}
        ?answers=${table.ask?.inPocket === true}
        ?night=${this.night}
        @peek=${this.#peeked}
        @pick=${this.#pickCard}
      >
        ${open ? html`<div slot="over" class="overtable">${drawSaid(this.t, table, true)}${this.#taper(table, true)}</div>` : nothing}
        ${this.peeking === 'kept' ? this.#offers(table, 'under') : nothing}
      </mq-pocket>
    </div>`;
  }

  /** Less of the pocket shows: the offers need the room. */
  get #slim(): boolean {
    return inTheOpen(this.offers).length > 3 || this.seatsMany;
  }

  private get seatsMany(): boolean {
    return (this.table?.seats.length ?? 0) > 8;
  }

  /** A vote has the middle; people stand below it. */
  get #flat(): boolean {
    return this.table?.ballot !== undefined && this.seatsMany;
  }

  /** The viewer's cards on the table lie in places with names: they are others than those in the pocket. */
  get #hasPlaces(): boolean {
    const own = this.table?.seats.find(({ seat }) => seat === this.me);
    return own?.cards?.some(inPlace) ?? false;
  }

  /** Nobody, as a field among the people. By night it is there for all, whether they may choose it or not. */
  get #none(): { label: string; chosen: boolean; closed: boolean } | undefined {
    const picks = picksOf(this.draft, 'seat');
    const d = picks && this.draft?.offer.params[picks.param];
    if (!picks || !d || !(this.night || this.#flat)) return undefined;
    const closed = !('none' in d) || !d.none;
    if (closed && !(this.night && d.kind === 'seat')) return undefined;
    return {
      label: this.night ? this.t.msg('ui.nobody') : this.t.msg(('none' in d && d.none) || 'ui.nobody'),
      chosen: !closed && this.draft?.params[picks.param] === null,
      closed,
    };
  }

  /** What is said and asked, and how a vote stands. */
  #saying(table: Table) {
    return html`<div class="saying" aria-live="polite">${drawSaid(this.t, table, false)}</div>
      ${table.ballot ? html`<mq-ballot .ballot=${table.ballot} .me=${this.me}></mq-ballot>` : nothing}`;
  }

  /** A game's drawing comes after the table where it has to be loaded first. */
  readonly #sceneCame = (): void => this.requestUpdate();

  /** Where the candle stands: before the viewer, or across the table. */
  get #lamp(): string {
    if (this.peeking !== 'closed') return '--lamp-y:70%';
    return this.#mine ? '--lamp-y:88%;--lamp:.13' : '--lamp-y:12%';
  }

  override render() {
    const { table } = this;
    if (!table) return nothing;
    const { pocket } = table;
    const seats = picksOf(this.draft ?? this.#begins, 'seat');
    const cards = picksOf(this.draft, 'card');
    const whole = this.querySelector('[slot=scene][whole]') !== null;
    const lead = this.night || this.#flat;
    return html`<div
      class="room ${this.night ? 'night' : ''} ${this.peeking === 'closed' ? '' : 'peeking'}"
      style=${this.night ? nothing : this.#lamp}
      lang=${this.t.language}
    >
      <main
        class="phone ${lead ? 'led' : ''} ${pocket ? 'pocketed' : ''} ${this.#slim ? 'slim' : ''}"
        style=${this.#slideTo !== undefined ? '--ring-min:19rem' : table.zones?.length ? '--ring-min:11rem' : nothing}
      >
        ${this.#top(table)} ${lead ? html`<div class="lead">${this.#saying(table)}</div>` : nothing}
        <div class="ringbox">
          ${
            whole
              ? html`<slot name="scene" @slotchange=${this.#sceneCame}></slot>`
              : html`<mq-ring
                  .seats=${table.seats}
                  .people=${this.people}
                  .me=${this.me}
                  .light=${table.light}
                  .between=${table.focus ?? none}
                  .picks=${seats as { open: Seat[]; chosen: Seat[] } | undefined}
                  .arrows=${table.arrows}
                  .inPocket=${{ counters: !!pocket?.counters?.length, cards: !!pocket?.cards.length && !this.#hasPlaces }}
                  .middle=${this.#middle(table)}
                  .none=${this.#none}
                  ?night=${this.night}
                  ?aside=${this.#flat}
                  @pick=${this.#pickSeat}
                  @read=${this.#readSeat}
                ></mq-ring>`
          }
          ${this.#slideTo === undefined || whole ? nothing : html`<mq-slide @slide=${this.#slid} @drop=${this.#dropped}></mq-slide>`}
          ${table.arrows?.length ? arrowList(this.t, table.arrows) : nothing}
        </div>
        <div class="middle">
          ${whole ? nothing : html`<slot name="scene" @slotchange=${this.#sceneCame}></slot>`} ${this.#strip(table)}
          ${drawReach(this.t, table, cards, this.boss, (ref) => this.#tap('card', ref))}
          ${lead ? nothing : this.#saying(table)}
          ${table.stats?.length ? html`<mq-stats slim class="stats" .stats=${table.stats}></mq-stats>` : nothing}
          ${this.#taper(table)} ${drawAside(this.t, table)}
          <slot name="notice"></slot>
          ${this.held ? html`<mq-held></mq-held>` : nothing} ${this.#offers(table)}
        </div>
        <div class="foot">${this.#pocket(table)}</div>
      </main>
      ${this.veil}
      <p class="vh" aria-live="polite">${this.spoken}</p>
      <mq-dialog
        heading=${this.reading?.name ?? ''}
        ?open=${this.reading !== undefined}
        @close=${() => (this.reading = undefined)}
      >
        <div class="readcards">${this.reading?.cards.map((card) => drawSlot(this.t, card, { boss: this.boss }))}</div>
      </mq-dialog>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-table': MqTable;
  }
}
