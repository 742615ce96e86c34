import type { Arrow, BallotLook, SeatLook } from '@masque/core/table';
import type { Seat } from '@masque/core';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { inPlace } from '../cards/names.ts';
import { MqElement } from '../element.ts';
import { Measured } from '../measured.ts';
import '../people/mq-seat-cell.ts';
import type { Nobody } from '../people/mq-seat-cell.ts';
import '../people/mq-seat.ts';
import { noteOf, type Person, type SeatElement, type SeatPicks } from '../people/seat.ts';
import { arrowsIn, fingersOn } from './arrows.ts';
import { BESIDE, ovalFor, ovalStyle, roomForNames, type Oval } from './geometry.ts';
import { gridFor, layoutOf, STRIP } from './layout.ts';
import './mq-felt.ts';
import { ringStyle } from './mq-ring.css.ts';
import type { NamePlace, namesAround } from './names-around.ts';
import type { Clear, clearOf } from './papers.ts';
import { Scrolls, scrollsStyle } from './scrolls.ts';

/** Lower than this, nobody could be told from their neighbour; in a row, faces have air above them. In rem. */
const LEGIBLE = { grid: 2.4, row: 3.4 };
/** The height of a row with faces and names, also with what lies in front of people; in rem. */
const NAMED_ROW = 5.2;
const LADEN_ROW = 9.7;
/** Lower than this, a ring has no room for several lines between the cards of those opposite and the foot; in rem. */
const FACED = 29;

/** The middle of the ring, or a strip where there is no ring; on the big screen, with the room that it has. */
export type Middle = (strip: boolean, clear?: Clear) => TemplateResult;

/** How the big screen uses the room around a ring and within it. Phones load none of it. */
export interface RingRoom {
  readonly namesAround: typeof namesAround;
  readonly clearOf: typeof clearOf;
}

const placeStyle = ({ lift, room, line }: NamePlace): string =>
  `--lift:${lift.toFixed(2)}rem;--room:${room.toFixed(2)}rem;--line:${line.toFixed(2)}rem`;

/**
 * The people around the table, with the viewer at the foot. A ring; a row where there is not enough height for one; a
 * grid that scrolls, for a crowd and at night.
 *
 * @fires pick - `Seat | null`: a player who could be chosen was tapped, or nobody.
 * @fires read - `SeatLook`: a player's open cards were tapped, to be read.
 *
 * @example
 * const people: Person[] = [{ seat: 0, name: 'Ada', mask: 'fox' }, { seat: 1, name: 'Ben', mask: 'owl' }];
 * html`<mq-ring .seats=${[{ seat: 0 }, { seat: 1 }]} .people=${people} .me=${0}></mq-ring>`
 */
@customElement('mq-ring')
export class MqRing extends MqElement {
  static override styles = [ringStyle, scrollsStyle];

  @property({ attribute: false }) seats: readonly SeatLook[] = [];
  @property({ attribute: false }) people: readonly Person[] = [];
  /** The viewer's seat, or -1. */
  @property({ type: Number }) me: Seat | -1 = -1;
  @property({ attribute: false }) light: readonly Seat[] = [];
  /** The players involved now; the others fade into the dark. */
  @property({ attribute: false }) between: readonly Seat[] = [];
  @property({ attribute: false }) picks?: SeatPicks;
  /** The viewer has to choose one of those who can be tapped, so all have to be visible. */
  @property({ type: Boolean }) choosing = false;
  /** The votes, to be shown with the voters. */
  @property({ attribute: false }) votes: BallotLook['votes'] = [];
  @property({ attribute: false }) arrows?: readonly Arrow[];
  @property({ attribute: false }) inPrivate?: SeatElement['inPrivate'];
  /** What lies in front of the viewer is shown nowhere else: their seat stands in a row, too. */
  @property({ type: Boolean }) open = false;
  /** The number of piles in the middle. */
  @property({ type: Number }) piles = 1;
  /** What lies in the middle. */
  @property({ attribute: false }) middle?: Middle;
  /** The question about these people; it replaces the middle. */
  @property() asks = '';
  /** The same plain grid for everybody. */
  @property({ type: Boolean }) night = false;
  /** Something else takes the middle of the screen, and people stand below it. */
  @property({ type: Boolean }) aside = false;
  /** A scene stands beside the people: all of them are visible, even if what lies in front of them is not. */
  @property({ type: Boolean }) staged = false;
  /** The choice of nobody, in a cell of the grid. */
  @property({ attribute: false }) none?: Nobody;
  /** Big screen: larger names, with the number of fingers beside them. Needs `room` as well. */
  @property({ type: Boolean }) big = false;
  @property({ attribute: false }) room?: RingRoom;

  readonly #size = new Measured(this, 390, 400);

  constructor() {
    super();
    new Scrolls(this, '.seatgrid');
  }

  protected override updated(changed: PropertyValues<this>) {
    if (changed.has('light') || changed.has('seats')) this.#follow();
    const { height, rem } = this.#size;
    this.toggleAttribute(
      'sliver',
      !this.big && height < LEGIBLE[this.renderRoot.querySelector('.row') ? 'row' : 'grid'] * rem,
    );
  }

  /** In a row that is too long, scrolls the active player into view. */
  #follow() {
    const row = this.renderRoot.querySelector<HTMLElement>('.ring.row ol');
    const seat = row?.querySelector<HTMLElement>('li.active');
    if (!row || !seat) return;
    const { left, right } = seat.getBoundingClientRect();
    const box = row.getBoundingClientRect();
    if (left < box.left || right > box.right) row.scrollLeft += (left + right - box.left - box.right) / 2;
  }

  /** Moves the keyboard focus to the first person who can be chosen. */
  focusFirst(): void {
    const people = [...this.renderRoot.querySelectorAll<SeatElement>('mq-seat, mq-seat-cell')];
    const buttons = people.map((it) => it.renderRoot.querySelector<HTMLElement>('button'));
    buttons.find((it) => it !== null)?.focus();
  }

  /** The player at a point of the window, if they can be chosen. */
  seatAt(x: number, y: number): Seat | undefined {
    const people = [...this.renderRoot.querySelectorAll<HTMLElement>('[data-seat]')];
    const there = people.find((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    const seat = there && Number(there.dataset['seat']);
    return seat !== undefined && this.picks?.open.includes(seat) ? seat : undefined;
  }

  override render() {
    const { rem } = this.#size;
    const layout = layoutOf({
      seats: this.seats.length,
      width: this.#size.width / rem,
      height: this.#size.height / rem,
      night: this.night,
      aside: this.aside,
      big: this.big,
      choosing: this.choosing,
      middle: this.#hasMiddle,
      piles: this.piles,
      cards: !this.big && this.seats.some(({ cards }) => cards?.length),
      noted: this.seats.some(({ note, badges }) => note || badges?.length),
      places: !this.big && this.seats.some(({ cards }) => cards?.some(inPlace)),
      all: !this.big && (this.open || this.me < 0),
    });
    return layout === 'grid' || layout === 'flat' || layout === 'areas'
      ? this.#grid(layout, rem)
      : this.#ring(rem, layout === 'row');
  }

  /** Seats as the viewer sees them: own seat first, at the foot, then clockwise. */
  get #order(): readonly SeatLook[] {
    const at = this.seats.findIndex((s) => s.seat === this.me);
    return at > 0 ? [...this.seats.slice(at), ...this.seats.slice(0, at)] : this.seats;
  }

  /** From the viewer's left, with the viewer's own seat last: nearest to the hand. */
  get #fromLeft(): readonly SeatLook[] {
    const [own, ...others] = this.#order;
    return own && own.seat === this.me ? [...others, own] : this.seats;
  }

  get #hasMiddle(): boolean {
    return this.asks !== '' || this.middle !== undefined;
  }

  /** Something lies in front of people. */
  get #laden(): boolean {
    return this.seats.some((it) => it.cards?.length || it.counters?.length);
  }

  /** There is something to read in front of people, not only the backs of cards. */
  get #legible(): boolean {
    return this.seats.some((it) => it.counters?.length || it.cards?.some(({ state }) => state !== 'down'));
  }

  #person({ seat }: SeatLook): Person | undefined {
    return this.people.find((it) => it.seat === seat);
  }

  #middle(strip: boolean, clear?: Clear) {
    return this.asks ? html`<p class="display asked" aria-hidden="true">${this.asks}</p>` : this.middle?.(strip, clear);
  }

  #seat(seat: SeatLook, i: number, n: number, row: boolean, place?: NamePlace) {
    const angle = (i / n) * 2 * Math.PI;
    const up = Math.cos(angle) < -0.05;
    // On a full ring, names at the sides stand beside their seats.
    const side = Math.abs(Math.sin(angle)) > 0.72 ? (Math.sin(angle) > 0 ? 'left' : 'right') : undefined;
    const { fingers, struck } = fingersOn(this.arrows, seat.seat);
    const [me, light, within] = [
      seat.seat === this.me,
      this.light.includes(seat.seat),
      this.between.includes(seat.seat),
    ];
    const open = this.picks && [...this.picks.open, ...this.picks.chosen].includes(seat.seat);
    const cls = [me && 'you', light && 'active', within && 'within', up && 'up', open && 'open'];
    return html`<li
      class=${cls.filter(Boolean).join(' ')}
      data-seat=${seat.seat}
      style="--i:${i};--n:${n};${place ? placeStyle(place) : ''}"
    >
      <mq-seat
        crowd=${place?.at ?? nothing}
        layout=${this.big ? 'big' : row ? 'row' : 'ring'}
        side=${(!place && side) || nothing}
        ?up=${up}
        ?many=${n > (row ? 6 : 8)}
        ?more=${n > BESIDE && !place}
        ?full=${n > 6 && this.#laden}
        ?dense=${place ? place.low : !row && !this.big && n > 6}
        ?laden=${(row || n > 5) && this.#laden}
        ?pointing=${!this.big && !!this.arrows?.length}
        .seat=${seat}
        .person=${this.#person(seat)}
        .light=${light}
        .within=${within}
        .me=${me}
        .picks=${this.picks}
        .inPrivate=${this.inPrivate}
        .fingers=${fingers}
        .struck=${struck}
        .vote=${this.votes.find((it) => it.seat === seat.seat)}
        .readable=${!this.big}
      ></mq-seat>
    </li>`;
  }

  #ring(rem: number, row: boolean) {
    const order = this.#order;
    const n = order.length;
    // A spectator sees somebody else's seat at the foot.
    const own = order[0];
    const foot =
      (!!own?.counters?.length && !this.inPrivate?.counters) || (!!own?.cards?.length && !this.inPrivate?.cards);
    const pointing = !!this.arrows?.length && !row;
    const told = order.every((it) => !it.counters?.length && (!it.cards?.length || it.note));
    const load = { laden: this.#laden, foot, noted: order.some((it) => it.note), told, pointing };
    const oval = ovalFor(n, this.big, load);
    const { width, height } = this.#size;
    const places = oval.crowd ? this.room?.namesAround(n, oval, width / rem, height / rem) : undefined;
    const noted = order.some(
      (it, i) => Math.cos((i / n) * 2 * Math.PI) < -0.05 && noteOf(this.t, it, this.#person(it)),
    );
    // Whoever sits opposite the foot has their cards towards the middle, and so have few people beside it.
    const facing = !row && !this.big && (n % 2 === 0 || n < 6) && n > 1 && this.#laden;
    const cls = [
      n > (row ? 6 : 8) && 'many',
      facing && 'facing',
      !row && !this.big && n > 6 && 'dense',
      this.big && 'big',
      this.big && n > BESIDE && (places ? 'crowd' : 'more'),
      row && 'row',
      this.open && 'whole',
      this.arrows?.length && (this.big ? 'arrows' : 'pointing'),
      this.between.length && 'focused',
      noted && !this.big && 'noted',
    ];
    const ring = html`<div
      class="ring ${cls.filter(Boolean).join(' ')}"
      style="${ovalStyle(oval)};${this.big ? roomForNames(n, oval, width, rem) : ''}"
    >
      <mq-felt ?big=${this.big}></mq-felt>
      ${row || !this.#hasMiddle ? nothing : html`<div class="mid">${this.#middle(facing && this.#size.height / rem < FACED, this.#clear(n, oval, rem))}</div>`}
      ${this.arrows?.length && !row ? this.#arrows(order, oval) : nothing}
      <ol aria-label=${this.t.msg('ui.seats')} tabindex=${row ? 0 : nothing}>
        ${order.map((seat, i) => this.#seat(seat, i, n, row, places?.[i]))}
      </ol>
    </div>`;
    // What lies in front of people comes before the middle; a question only needs their names.
    const people = this.#laden && !this.asks ? LADEN_ROW : NAMED_ROW;
    const strip = this.#size.height / rem >= people + STRIP;
    // One template for both: people who move from the ring to a row and back keep their elements.
    return html`<div class=${row ? 'rowbox' : 'ringbox'}>${ring}${row && strip ? this.#strip() : nothing}</div>`;
  }

  #arrows(order: readonly SeatLook[], oval: Oval) {
    const { width, height, rem } = this.#size;
    const seats = order.map((it) => it.seat);
    const arrows = arrowsIn(this.arrows ?? [], seats, { oval, width, height, rem, big: this.big });
    return html`<mq-arrows .width=${width} .height=${height} .arrows=${arrows}></mq-arrows>`;
  }

  /** The free room between the faces on the big screen. */
  #clear(n: number, oval: Oval, rem: number): Clear | undefined {
    return this.room?.clearOf(n, oval, this.#size.width / rem, this.#size.height / rem);
  }

  /** The middle as a strip, where there is no ring. */
  #strip() {
    return this.#hasMiddle ? html`<div class="strip">${this.#middle(true)}</div>` : nothing;
  }

  #cell(seat: SeatLook, layout: 'grid' | 'flat' | 'areas', tight: boolean, close: boolean, faces: boolean) {
    const { fingers, struck } = fingersOn(this.arrows, seat.seat);
    return html`<li data-seat=${seat.seat}>
      <mq-seat-cell
        layout=${this.big ? 'big' : this.night ? 'night' : layout}
        .plain=${this.night || (!this.big && (tight || this.aside))}
        ?short=${!this.night && !this.big && (tight || this.aside)}
        .vote=${this.votes.find((it) => it.seat === seat.seat)}
        .alike=${this.night}
        ?tight=${tight}
        ?close=${close}
        ?faces=${faces}
        .seat=${seat}
        .person=${this.#person(seat)}
        .light=${this.light.includes(seat.seat)}
        .within=${this.between.includes(seat.seat)}
        .me=${seat.seat === this.me}
        .picks=${this.picks}
        .inPrivate=${this.inPrivate}
        .fingers=${fingers}
        .struck=${struck}
        .readable=${!this.big}
      ></mq-seat-cell>
    </li>`;
  }

  /** The columns of a grid, and whether the middle has room above it. */
  #columns(layout: 'grid' | 'flat', rem: number) {
    return gridFor({
      layout,
      people: this.seats.length + (this.none ? 1 : 0),
      width: this.#size.width / rem,
      height: this.#size.height / rem,
      night: this.night,
      middle: this.#hasMiddle,
      asks: this.asks !== '',
      choosing: this.choosing,
      laden: this.#laden,
      legible: this.#legible,
      // Whoever can be tapped needs a thumb's room.
      faces: this.staged && !this.picks,
    });
  }

  #grid(layout: 'grid' | 'flat' | 'areas', rem: number) {
    const seats = layout === 'areas' ? this.#fromLeft : this.seats;
    // Rows of places are as tall as the screen, and the big screen has room.
    const fit = layout === 'areas' || this.big ? undefined : this.#columns(layout, rem);
    const { tight = false, close = false, faces = false, strip = this.#size.height / rem >= 7 } = fit ?? {};
    return html`<div class="gridbox">
      ${strip ? this.#strip() : nothing}
      <ol
        class="seatgrid ${this.big ? 'big' : this.night ? 'night' : layout} ${tight ? 'tight' : close ? 'close' : ''}"
        style=${fit ? `grid-template-columns:repeat(${fit.columns},minmax(0,1fr))` : nothing}
        aria-label=${this.t.msg('ui.seats')}
      >
        ${seats.map((it) => this.#cell(it, layout, tight, close, faces))}
        ${this.none ? html`<li><mq-seat-cell ?tight=${tight} .nobody=${this.none}></mq-seat-cell></li>` : nothing}
      </ol>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-ring': MqRing;
  }
}
