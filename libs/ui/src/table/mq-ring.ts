import type { Arrow, SeatLook } from '@masque/core/table';
import type { Seat } from '@masque/core';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { gridSeat, ringSeat, type Person, type SeatPicks, type SeatView } from '../parts/seat.ts';
import { drawArrows, fingersOn } from './arrows.ts';
import { movesOf } from './moves.ts';

/** How many seats a ring still shows on a phone and on a large screen. */
const ringHolds = { narrow: 12, wide: 24 };

/**
 * The people around the table, the viewer at the foot. A ring; a row where it is too low for one; a grid that scrolls
 * for a crowd and for the night.
 *
 * @fires pick - `Seat`: somebody who could be chosen was tapped.
 */
@customElement('mq-ring')
export class MqRing extends MqElement {
  @property({ attribute: false }) seats: readonly SeatLook[] = [];
  @property({ attribute: false }) people: readonly Person[] = [];
  /** The viewer's seat, or -1. */
  @property({ type: Number }) me: Seat | -1 = -1;
  @property({ attribute: false }) light: readonly Seat[] = [];
  @property({ attribute: false }) picks?: SeatPicks;
  @property({ attribute: false }) arrows?: readonly Arrow[];
  @property({ attribute: false }) inPocket?: SeatView['inPocket'];
  /** What lies in the middle. */
  @property({ attribute: false }) middle?: TemplateResult | typeof nothing;
  /** The same plain grid for everybody. */
  @property({ type: Boolean }) night = false;
  /** Big screen: names larger, the count of fingers beside them. */
  @property({ type: Boolean }) big = false;

  @state() private width = 390;
  @state() private height = 400;
  #watch?: ResizeObserver;
  #moves: ReadonlyMap<Seat, readonly string[]> = new Map();

  override connectedCallback() {
    super.connectedCallback();
    this.#watch = new ResizeObserver(([entry]) => {
      if (!entry) return;
      this.width = entry.contentRect.width;
      this.height = entry.contentRect.height;
    });
    this.#watch.observe(this);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#watch?.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('seats') && this.hasUpdated) this.#moves = movesOf(changed.get('seats') ?? [], this.seats);
  }

  override render() {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const crowd = this.seats.length > (this.width < 34 * rem ? ringHolds.narrow : ringHolds.wide);
    return this.night || crowd ? this.#grid() : this.#ring(rem);
  }

  #view(seat: SeatLook): SeatView {
    const { fingers, struck } = fingersOn(this.arrows, seat.seat);
    return {
      t: this.t,
      boss: this.boss,
      seat,
      person: this.people.find((p) => p.seat === seat.seat),
      light: this.light.includes(seat.seat),
      me: seat.seat === this.me,
      picks: this.picks,
      inPocket: this.inPocket,
      moves: this.#moves.get(seat.seat),
      fingers,
      struck,
      onPick: (s) => this.send('pick', s),
    };
  }

  /** Seats in the order in which the viewer sees them: own seat first, at the foot, then clockwise. */
  get #order(): readonly SeatLook[] {
    const at = this.seats.findIndex((s) => s.seat === this.me);
    return at > 0 ? [...this.seats.slice(at), ...this.seats.slice(0, at)] : this.seats;
  }

  #ring(rem: number) {
    const order = this.#order;
    const n = order.length;
    return html`<div class="ring ${n > 8 ? 'many' : ''} ${this.big ? `big ${n > 12 ? 'more' : ''}` : ''}" part="ring">
      <div class="felt" part="felt"></div>
      ${this.middle && this.middle !== nothing ? html`<div class="mid">${this.middle}</div>` : nothing}
      ${this.arrows?.length ? drawArrows(this.arrows, order.map((s) => s.seat), this.width, this.height, rem, this.big) : nothing}
      <ol aria-label=${this.t.msg('ui.seats')} tabindex=${this.height < 13 * rem ? 0 : nothing}>
        ${order.map((seat, i) => ringSeat(this.#view(seat), i, n))}
      </ol>
    </div>`;
  }

  #grid() {
    return html`<ol class="seatgrid ${this.night ? 'night' : 'lots'}" tabindex="0" aria-label=${this.t.msg('ui.seats')}>
      ${this.seats.map((seat) => gridSeat(this.#view(seat), this.night))}
    </ol>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-ring': MqRing;
  }
}
