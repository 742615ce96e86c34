import type { Seat } from '@masque/core';
import type { Zone } from '@masque/core/table';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../cards/mq-card.ts';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import '../people/mq-cameo.ts';
import type { Person } from '../people/seat.ts';

/** So many cards of a zone are drawn; the number says how many there are. */
const MAX_CARDS = 5;

/**
 * What lies in the middle of the table. Cards that lie open can be read at full size.
 *
 * @fires read-zone - `Zone`: its cards were tapped, to be read.
 */
@customElement('mq-zones')
export class MqZones extends MqElement {
  static override styles = css`
    .zones {
      display: grid;
      justify-items: center;
      gap: 0.35rem;
      grid-template-columns: auto;
    }
    .zones.lots {
      grid-template-columns: auto auto;
      gap: 0.5rem 1rem;
    }
    .zone {
      display: grid;
      justify-items: center;
      gap: 0.2rem;
    }
    button {
      min-block-size: var(--touch);
      min-inline-size: var(--touch);
    }
    .hand {
      display: inline-flex;
      gap: 2px;
    }
    .treasury {
      display: flex;
      gap: 0.4rem;
      align-items: center;
      justify-content: center;
      font-size: var(--t-lead);
    }
    .treasury svg {
      inline-size: 1.6rem;
      block-size: 1.6rem;
      fill: var(--brass);
    }

    /* Beside each other, where there is no ring. */
    :host([strip]) .zones {
      display: flex;
      flex-wrap: wrap;
      gap: 0.3rem 1.2rem;
      justify-content: center;
      align-items: center;
    }
    :host([strip]) .zone:not(.huddle) {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 0 0.4rem;
      align-items: center;
    }
    :host([strip]) .label {
      text-wrap: wrap;
      min-inline-size: 4rem;
    }
    :host([strip]) button {
      min-block-size: 2.75rem;
      min-inline-size: 2.75rem;
    }
    :host([strip]) .treasury {
      gap: 0.3rem;
      font-size: inherit;
    }
    :host([strip]) .treasury svg {
      inline-size: 1.3rem;
      block-size: 1.3rem;
    }

    /* A small table with those who stand around it. */
    .huddle {
      text-align: center;
      padding: 0.3rem 0.6rem;
      border: 1px solid var(--hairline);
      background: color-mix(in oklch, var(--accent-felt), black 22%);
    }
    .stand {
      display: flex;
      justify-content: center;
    }
    mq-cameo {
      --cameo-width: 2rem;
      margin-inline: -0.15rem;
    }
    mq-cameo.awaited {
      border-style: dashed;
      opacity: 0.75;
    }
    .who {
      font-weight: 700;
      line-height: 1.1;
    }
    .huddle .label svg {
      inline-size: 1.1em;
      block-size: 1.1em;
      fill: var(--brass);
      vertical-align: -0.15em;
    }
  `;

  @property({ attribute: false }) zones: readonly Zone[] = [];
  /** With them, those who stand around a zone are drawn there. */
  @property({ attribute: false }) people?: readonly Person[];
  /** Beside each other, in a strip. */
  @property({ type: Boolean, reflect: true }) strip = false;
  /** Cards that lie open can be tapped, to be read. */
  @property({ type: Boolean }) readable = false;

  #cameo(seat: Seat, awaited: boolean) {
    const person = this.people?.find((it) => it.seat === seat);
    return html`<mq-cameo
      class=${awaited ? 'awaited' : nothing}
      .mask=${person?.mask ?? ''}
      .name=${this.t.name(seat)}
    ></mq-cameo>`;
  }

  /** A small table as the big screen shows it. */
  #huddle(zone: Zone) {
    const { counter } = zone;
    return html`<span class="zone huddle" data-zone=${zone.id}>
      <span class="stand" aria-hidden="true"
        >${zone.around?.map((it) => this.#cameo(it, false))}${zone.awaits?.map((it) => this.#cameo(it, true))}</span
      >
      <span class="who">${this.t.msg(zone.label)}</span>
      ${counter ? html`<span class="label">${icon(counter.icon, '')} ${this.t.msg(counter.label)}</span>` : nothing}
    </span>`;
  }

  #zone(zone: Zone) {
    const t = this.t;
    const { cards = [], counter } = zone;
    const label = t.msg(zone.label);
    const inside = html`${
      counter
        ? html`<span class="label">${label}</span
            ><span class="treasury"
              >${icon(counter.icon, '')}<b>${counter.n}</b><span class="vh">${t.msg(counter.label)}</span></span
            >`
        : nothing
    }
    ${cards.length ? html`<span class="hand">${cards.slice(-MAX_CARDS).map((card) => html`<mq-card mini .card=${card}></mq-card>`)}</span>` : nothing}
    ${counter ? nothing : html`<span class="label">${label} ${zone.cards ? cards.length : nothing}</span>`}`;
    return this.readable && cards.some((card) => card.face && card.state !== 'down')
      ? html`<button class="zone" data-zone=${zone.id} @click=${() => this.send('read-zone', zone)}>${inside}</button>`
      : html`<span class="zone" data-zone=${zone.id}>${inside}</span>`;
  }

  override render() {
    const { zones, people } = this;
    return html`<div class="zones ${zones.length > 2 ? 'lots' : ''}" role="group" aria-label=${this.t.msg('ui.zones')}>
      ${zones.map((zone) => (people && zone.around ? this.#huddle(zone) : this.#zone(zone)))}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-zones': MqZones;
  }
}
