import type { Arrow, SeatLook } from '@masque/core/table';
import type { Seat } from '@masque/core';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { Measured } from '../measured.ts';
import { inPlace } from '../parts/card.ts';
import { gridSeat, ringSeat, type Person, type SeatPicks, type SeatView } from '../parts/seat.ts';
import { drawArrows, fingersOn } from './arrows.ts';
import { layoutOf } from './layout.ts';
import { ovalFor, ovalStyle } from './geometry.ts';

/**
 * The people around the table, the viewer at the foot. A ring; a row where it is too low for one; a grid that scrolls
 * for a crowd and for the night.
 *
 * @fires pick - `Seat | null`: somebody who could be chosen was tapped, or nobody.
 * @fires read - `SeatLook`: the open cards of somebody were tapped, to be read.
 */
@customElement('mq-ring')
export class MqRing extends MqElement {
  @property({ attribute: false }) seats: readonly SeatLook[] = [];
  @property({ attribute: false }) people: readonly Person[] = [];
  /** The viewer's seat, or -1. */
  @property({ type: Number }) me: Seat | -1 = -1;
  @property({ attribute: false }) light: readonly Seat[] = [];
  /** Those whom it is about now: the others step back into the dark. */
  @property({ attribute: false }) between: readonly Seat[] = [];
  @property({ attribute: false }) picks?: SeatPicks;
  @property({ attribute: false }) arrows?: readonly Arrow[];
  @property({ attribute: false }) inPocket?: SeatView['inPocket'];
  /** What lies in the middle. */
  @property({ attribute: false }) middle?: TemplateResult | typeof nothing;
  /** The same plain grid for everybody. */
  @property({ type: Boolean }) night = false;
  /** Something else has the middle of the screen, and people stand below it. */
  @property({ type: Boolean }) aside = false;
  /** Nobody may be chosen too, in a field of the grid. */
  @property({ attribute: false }) none?: {
    readonly label: string;
    readonly chosen: boolean;
    readonly closed?: boolean;
  };
  /** Big screen: names larger, the count of fingers beside them. */
  @property({ type: Boolean }) big = false;

  readonly #size = new Measured(this, 390, 400);

  protected override updated(changed: PropertyValues<this>) {
    if (changed.has('light') || changed.has('seats')) this.#follow();
  }

  /** In a row that is too long, whoever acts is brought into view. */
  #follow() {
    const row = this.renderRoot.querySelector<HTMLElement>('.ring.row ol');
    const seat = row?.querySelector<HTMLElement>('.seat.active');
    if (!row || !seat) return;
    const { left, right } = seat.getBoundingClientRect();
    const box = row.getBoundingClientRect();
    if (left < box.left || right > box.right) row.scrollLeft += (left + right - box.left - box.right) / 2;
  }

  /** Takes somebody who moves by keys to the first person who can be chosen. */
  focusFirst(): void {
    this.renderRoot.querySelector<HTMLElement>('.hitbox, button.pickseat')?.focus();
  }

  /** Whoever sits at a point of the window, if they can be chosen. */
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
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const layout = layoutOf({
      seats: this.seats.length,
      width: this.#size.width / rem,
      height: this.#size.height / rem,
      night: this.night,
      aside: this.aside,
      middle: this.#middle !== nothing,
      cards: !this.big && this.seats.some(({ cards }) => cards?.length),
      places: !this.big && this.seats.some(({ cards }) => cards?.some(inPlace)),
    });
    return layout === 'grid' || layout === 'flat' || layout === 'areas'
      ? this.#grid(layout)
      : this.#ring(rem, layout === 'row');
  }

  #view(seat: SeatLook): SeatView {
    const { fingers, struck } = fingersOn(this.arrows, seat.seat);
    return {
      t: this.t,
      boss: this.boss,
      seat,
      person: this.people.find((p) => p.seat === seat.seat),
      light: this.light.includes(seat.seat),
      within: this.between.includes(seat.seat),
      me: seat.seat === this.me,
      picks: this.picks,
      inPocket: this.inPocket,
      fingers,
      struck,
      onPick: (s) => this.send('pick', s),
      onRead: this.big ? undefined : (s) => this.send('read', s),
    };
  }

  /** Seats in the order in which the viewer sees them: own seat first, at the foot, then clockwise. */
  get #order(): readonly SeatLook[] {
    const at = this.seats.findIndex((s) => s.seat === this.me);
    return at > 0 ? [...this.seats.slice(at), ...this.seats.slice(0, at)] : this.seats;
  }

  /** From the viewer's left on, the own seat last: nearest to the hand. */
  get #fromLeft(): readonly SeatLook[] {
    const [own, ...others] = this.#order;
    return own && own.seat === this.me ? [...others, own] : this.seats;
  }

  #ring(rem: number, row: boolean) {
    const order = this.#order;
    const n = order.length;
    const laden = this.seats.some((s) => s.cards?.length || s.counters?.length);
    // Whoever has no seat sees somebody else's place at the foot.
    const own = order[0];
    const foot =
      (!!own?.counters?.length && !this.inPocket?.counters) || (!!own?.cards?.length && !this.inPocket?.cards);
    const oval = ovalFor(n, this.big, { laden, foot, noted: this.seats.some((s) => s.note) });
    const ring = html`<div
      class="ring ${n > 8 ? 'many' : ''} ${this.big ? `big ${n > 12 ? 'more' : ''}` : ''} ${row ? 'row' : ''} ${this.arrows?.length && !this.big ? 'pointing' : ''} ${this.between.length ? 'focused' : ''}"
      part="ring"
      style=${ovalStyle(oval)}
    >
      <div class="felt" part="felt"></div>
      ${row || this.#middle === nothing ? nothing : html`<div class="mid">${this.middle}</div>`}
      ${
        this.arrows?.length && !row
          ? drawArrows(
              this.arrows,
              order.map((s) => s.seat),
              oval,
              this.#size.width,
              this.#size.height,
              rem,
              this.big,
            )
          : nothing
      }
      <ol aria-label=${this.t.msg('ui.seats')} tabindex=${row ? 0 : nothing}>
        ${order.map((seat, i) => ringSeat(this.#view(seat), i, n))}
      </ol>
    </div>`;
    return row ? html`<div class="rowbox">${ring}${this.#strip()}</div>` : ring;
  }

  get #middle(): TemplateResult | typeof nothing {
    return this.middle ?? nothing;
  }

  /** What would lie in the middle, where there is no ring. */
  #strip() {
    return this.#middle === nothing ? nothing : html`<div class="zonestrip">${this.middle}</div>`;
  }

  #grid(layout: 'grid' | 'flat' | 'areas') {
    const none = this.none;
    return html`<div class="gridbox">
      ${this.#strip()}
      <ol
        class="seatgrid ${this.big ? 'big' : this.night ? 'night' : layout === 'grid' ? 'lots' : layout}"
        tabindex="0"
        aria-label=${this.t.msg('ui.seats')}
      >
        ${(layout === 'areas' ? this.#fromLeft : this.seats).map((seat) => gridSeat(this.#view(seat), this.night || layout === 'flat', this.night))}
        ${
          none
            ? html`<li>
                <button
                  class="pickseat none ${none.chosen ? 'chosen' : ''}"
                  aria-pressed=${none.closed ? nothing : String(none.chosen)}
                  aria-disabled=${none.closed ? 'true' : nothing}
                  @click=${() => !none.closed && this.send('pick', null)}
                >
                  <span>${none.label}</span>
                </button>
              </li>`
            : nothing
        }
      </ol>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-ring': MqRing;
  }
}
