import type { Seat } from '@masque/core';
import type { Zone } from '@masque/core/table';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../cards/mq-card.ts';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import type { LayPapers, Paper } from './papers.ts';

/** The maximum number of cards of a zone that are drawn; its counter has the full number. */
const MAX_CARDS = 5;

/**
 * The zones in the middle of the table. Their open cards can be viewed at full size.
 *
 * @fires read-zone - `Zone`: its cards were tapped, to be read.
 *
 * @example
 * const zones: Zone[] = [{ id: 'deck', label: 'zone.deck', counter: { icon: 'card-draw', n: 12, label: 'zone.cards' } }];
 * html`<mq-zones .zones=${zones}></mq-zones>`
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
    .common {
      display: flex;
      gap: 0.5rem 1.5rem;
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

    /* Side by side, where there is no ring. */
    :host([strip]) .zones {
      display: flex;
      flex-wrap: wrap;
      gap: 0.3rem 1.2rem;
      justify-content: center;
      align-items: center;
    }
    :host([strip]) .zone {
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
    /* Beside its cards, a long name takes two lines. */
    :host([strip]) .open {
      flex-wrap: nowrap;
    }
    :host([strip]) .open .label {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
      text-align: start;
      line-height: 1.1;
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

    /* A meeting: those who have joined, those who are invited, and a seal once it is final. */
    .met {
      display: inline-flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 0.35rem;
      line-height: 1.2;
      text-align: start;
      overflow-wrap: anywhere;
    }
    .met i {
      font-style: normal;
      color: var(--candle-2);
    }
    .met svg {
      inline-size: 1.1em;
      block-size: 1.1em;
      fill: var(--brass);
    }
    :host([strip]) .zones:has(.met) {
      padding-inline: 0.75rem;
      font-size: 0.875rem;
      gap: 0.2rem 0.9rem;
    }
    .met :is(b, i):not(:last-child)::after {
      content: ',';
    }
    /* On the big screen each is a paper; papers lie in rows between the faces. */
    .papers {
      display: grid;
      justify-items: center;
      gap: 0.4rem;
    }
    .papers .row {
      display: flex;
      justify-content: center;
      align-items: center;
      gap: 0.4rem;
    }
    .papers .zone {
      min-inline-size: 0;
      grid-template-columns: minmax(0, 1fr);
    }
    .papers .met {
      box-sizing: border-box;
      display: block;
      position: relative;
      padding: 0.2rem 2.1rem 0.2rem 0.5rem;
      max-inline-size: min(15.5rem, 100%);
      font-size: 0.9375rem;
      background: var(--fleck), linear-gradient(165deg, var(--paper), var(--paper-2));
      color: var(--ink);
      outline: 1px dashed var(--ink-2);
      outline-offset: -4px;
    }
    .papers .met.sealed {
      outline-style: solid;
    }
    /* Many names, in columns. */
    .papers .met.columns {
      display: grid;
      grid-auto-flow: column;
      grid-template-rows: repeat(var(--lines), auto);
      grid-auto-columns: minmax(0, 1fr);
      column-gap: 0.6rem;
      max-inline-size: 100%;
    }
    .papers .met :is(b, i)::after {
      display: none;
    }
    .papers .met :is(b, i) {
      display: block;
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .papers .met i {
      color: var(--ink-2);
    }
    .papers .met svg {
      position: absolute;
      inset: 0.3rem 0.4rem auto auto;
      fill: var(--ink-2);
    }
    .papers .met.sealed svg {
      inline-size: 1.6em;
      block-size: 1.6em;
      fill: var(--wax);
    }
  `;

  @property({ attribute: false }) zones: readonly Zone[] = [];
  /** The viewer's seat, or -1. */
  @property({ type: Number }) me: Seat | -1 = -1;
  /** Side by side, in a strip. */
  @property({ type: Boolean, reflect: true }) strip = false;
  /** On the big screen: how papers lie between the faces. */
  @property({ attribute: false }) lay?: LayPapers;
  /** Open cards can be tapped, to be read. */
  @property({ type: Boolean }) readable = false;

  #name(seat: Seat): string {
    return seat === this.me ? this.t.msg('ui.you') : this.t.name(seat);
  }

  /**
   * The names of those who have joined a meeting and of those who are invited; in short, only the number of the latter.
   */
  #met(
    { id, counter, around = [], awaits = [], sealed }: Zone,
    short = false,
    { columns, lines }: Partial<Paper> = {},
  ) {
    const few = short && awaits.length > 1;
    return html`<span class="zone" data-zone=${id}
      ><span
        class="met ${sealed ? 'sealed' : ''} ${columns ? 'columns' : ''}"
        style=${columns ? `--lines:${lines}` : nothing}
        >${counter ? html`${icon(counter.icon, '')}<span class="vh">${this.t.msg(counter.label)}: </span>` : nothing}${around.map(
          (it) => html`<b>${this.#name(it)}</b> `,
        )}${few ? html`<i aria-hidden="true">+${awaits.length}</i>` : nothing}${awaits.map(
          (it) => html`<i class=${few ? 'vh' : nothing}>${this.#name(it)}</i> `,
        )}</span
      ></span
    >`;
  }

  /** Papers in rows. If they are too many for all names, only the number of invited people is shown. */
  #papers(met: readonly Zone[], lay: LayPapers) {
    const set = (short: boolean) => {
      const names = met.map(({ around = [], awaits = [] }) => {
        const few = short && awaits.length > 1;
        const whole = [...around, ...(few ? [] : awaits)].map((it) => this.#name(it));
        return few ? [...whole, `+${awaits.length}`] : whole;
      });
      return { short, ...lay(names) };
    };
    const whole = set(false);
    const { rows, short, papers } = whole.lost > 0 ? set(true) : whole;
    return html`<div class="papers">
      ${rows.map(
        ({ from, to, width, height }) =>
          html`<div class="row" style="max-inline-size:${width}rem;block-size:${height}rem">
            ${met.slice(from, to).map((it, i) => this.#met(it, short, papers[from + i]))}
          </div>`,
      )}
    </div>`;
  }

  #zone(zone: Zone) {
    const t = this.t;
    const { cards = [], counter } = zone;
    const label = t.msg(zone.label);
    // Open cards need no number: viewers can count them.
    const open = cards.length > 0 && cards.every(({ face, state }) => face && state !== 'down');
    const inside = html`${
      counter
        ? html`<span class="label">${label}</span
            ><span class="treasury"
              >${icon(counter.icon, '')}<b>${counter.n}</b><span class="vh">${t.msg(counter.label)}</span></span
            >`
        : nothing
    }
    ${cards.length ? html`<span class="hand">${cards.slice(-MAX_CARDS).map((card) => html`<mq-card mini .card=${card}></mq-card>`)}</span>` : nothing}
    ${counter ? nothing : html`<span class="label">${label} ${zone.cards && !open ? cards.length : cards.length > MAX_CARDS ? `+${cards.length - MAX_CARDS}` : nothing}</span>`}`;
    return this.readable && cards.some(({ face, state }) => face && state !== 'down')
      ? html`<button
          class="zone ${open ? 'open' : ''}"
          data-zone=${zone.id}
          @click=${() => this.send('read-zone', zone)}
        >
          ${inside}
        </button>`
      : html`<span class="zone ${open ? 'open' : ''}" data-zone=${zone.id}>${inside}</span>`;
  }

  override render() {
    const { zones, strip, lay } = this;
    // The viewer's own meeting has cards to look at, so it is drawn like any other zone.
    const met = zones.filter((zone) => zone.around && !zone.cards);
    const others = zones.filter((zone) => !met.includes(zone));
    const papers = lay && !strip && met.length > 0;
    return html`<div
      class="zones ${!papers && zones.length > 2 ? 'lots' : ''}"
      role="group"
      aria-label=${this.t.msg('ui.zones')}
    >
      ${
        papers
          ? html`${this.#papers(met, lay)}
            ${others.length ? html`<div class="zones common">${others.map((it) => this.#zone(it))}</div>` : nothing}`
          : zones.map((zone) => (met.includes(zone) ? this.#met(zone) : this.#zone(zone)))
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-zones': MqZones;
  }
}
