import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../icons/icon.ts';
import './mq-cameo.ts';
import './mq-pip.ts';
import { seatStyle } from './mq-seat.css.ts';
import { drawName, emOf } from './name.ts';
import { nameClass, SeatElement } from './seat.ts';
import type { NamePlace } from '../table/names-around.ts';

/**
 * A player at the table: the mask, the name, and what lies in front of them.
 *
 * @cssprop --seat-width - 6.2rem.
 * @cssprop --cameo-width - 3rem.
 *
 * @example
 * const ada: Person = { seat: 0, name: 'Ada', mask: 'fox' };
 * html`<mq-seat .seat=${{ seat: 0 }} .person=${ada} layout="ring"></mq-seat>`
 */
@customElement('mq-seat')
export class MqSeat extends SeatElement {
  static override styles = seatStyle;

  /** Around a ring, in a row that replaces one, or around the ring of the big screen. */
  @property({ reflect: true }) layout?: 'ring' | 'row' | 'big';
  /** There are many around the ring; on the big screen, more than that. */
  @property({ type: Boolean, reflect: true }) many = false;
  @property({ type: Boolean, reflect: true }) more = false;
  /** Around the ring of a crowd: where the name stands. */
  @property({ reflect: true }) crowd?: NamePlace['at'];
  /** In the upper half of the ring, and at one of its sides. */
  @property({ type: Boolean, reflect: true }) up = false;
  @property({ reflect: true }) side?: 'left' | 'right';
  /** Arrows meet in the ring. */
  @property({ type: Boolean, reflect: true }) pointing = false;

  /** Its accessible name when it can be tapped. */
  get #spoken(): string {
    const name = this.person?.name ?? this.t.name(this.seat.seat);
    const n = this.picks?.numbered ? this.picks.chosen.indexOf(this.seat.seat) + 1 : 0;
    return [name, n ? this.t.msg({ key: 'ui.fill.nth', args: { n } }) : '', this.note].filter(Boolean).join(', ');
  }

  #button() {
    if (this.open)
      return html`<button
        class="hitbox"
        aria-label=${this.#spoken}
        aria-pressed=${String(this.chosen)}
        @click=${this.choose}
      ></button>`;
    if (!this.legible) return nothing;
    return html`<button class="hitbox" aria-label=${this.reads} @click=${this.read}></button>`;
  }

  #pip() {
    const { seat, person } = this;
    const name = seat.state === 'ghost' ? 'ghost' : person?.away ? 'away' : person?.bot ? 'bot' : undefined;
    return name ? html`<mq-pip .icon=${name}></mq-pip>` : nothing;
  }

  override render() {
    const { name, signs, note } = this;
    const belongings = this.drawBelongings();
    // Classes, because :has() would be looked at again in every seat whenever one of them changes.
    return html`<div class="seat ${this.states} ${belongings === nothing ? '' : 'owns'} ${note ? 'noted' : ''}">
      <mq-cameo .mask=${this.person?.mask ?? ''} .name=${name}
        >${this.#pip()}${this.drawTick()}${this.drawFingers()}</mq-cameo
      >${this.light ? html`<span class="wick">${icon('flame', '')}</span>` : nothing}
      <span class="tag"
        ><span class=${nameClass(name)} style="--em:${emOf(name).toFixed(2)}"
          >${drawName(name, this.layout === 'row')}${this.sayFingers()}</span
        >
        ${signs ? html`<span class="vh">${signs}</span>` : nothing} ${this.drawVote()} ${belongings}
        ${note ? html`<span class="st">${note}</span>` : nothing}</span
      >
      ${this.#button()}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-seat': MqSeat;
  }
}
