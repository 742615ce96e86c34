import type { Seat } from '@masque/core';
import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { ringSeat, type Person } from '../parts/seat.ts';
import type { SeatLook } from '@masque/core/table';

/** One person with their mask, outside a ring: in a lobby, in a list. */
@customElement('mq-cameo')
export class MqCameo extends MqElement {
  @property({ attribute: false }) person?: Person;
  /** What lies before them, if anything does. */
  @property({ attribute: false }) seat?: SeatLook;
  @property({ type: Boolean }) light = false;
  @property({ type: Boolean }) me = false;
  @property({ type: Boolean }) pick = false;
  @property({ type: Boolean }) chosen = false;

  override render() {
    const place: Seat = this.person?.seat ?? this.seat?.seat ?? 0;
    return html`<ul>
      ${ringSeat(
        {
          t: this.t,
          boss: this.boss,
          seat: this.seat ?? { seat: place },
          person: this.person,
          light: this.light,
          me: this.me,
          picks: this.pick || this.chosen ? { open: [place], chosen: this.chosen ? [place] : [] } : undefined,
          onPick: (seat) => this.send('pick', seat),
        },
        0,
        1,
      )}
    </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-cameo': MqCameo;
  }
}
