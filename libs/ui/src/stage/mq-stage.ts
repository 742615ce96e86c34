import type { Message, Seat } from '@masque/core';
import type { CardLook, Table } from '@masque/core/table';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { icon } from '../icons/icon.ts';
import '../cards/mq-laid-card.ts';
import '../parts/mq-ballot.ts';
import { sentence } from '../parts/lines.ts';
import '../parts/mq-stats.ts';
import '../parts/mq-taper.ts';
import '../parts/mq-track.ts';
import { arrowList } from '../table/arrows.ts';
import '../table/mq-arrows.ts';
import { bigCellStyle, bigSeatStyle } from '../people/mq-seat-big.css.ts';
import { MqSeatCell } from '../people/mq-seat-cell.ts';
import { MqSeat } from '../people/mq-seat.ts';
import { bigRingStyle } from '../table/mq-ring-big.css.ts';
import { MqRing, type Middle, type RingRoom } from '../table/mq-ring.ts';
import { namesAround } from '../table/names-around.ts';
import { clearOf, papersIn } from '../table/papers.ts';
import '../room/mq-icon.ts';
import { isNews } from '../table/news.ts';
import { TableElement } from '../table/table-element.ts';
import '../table/mq-zones.ts';
import { areasStyle, drawAreas, hasAreas } from './areas.ts';

// Phones load none of it.
MqSeat.elementStyles.push(bigSeatStyle);
MqSeatCell.elementStyles.push(bigCellStyle);
MqRing.elementStyles.push(bigRingStyle);
const room: RingRoom = { namesAround, clearOf };

const none: readonly Seat[] = [];

/** A text with more letters is set smaller, so that everything below it fits. */
const LONG_TEXT = 80;

/** The seat that an argument of a sentence names, if any. */
const seatIn = (arg: unknown): Seat | undefined =>
  typeof arg === 'object' && arg !== null && 'seat' in arg ? (arg.seat as Seat) : undefined;

/** The seat whose action the sentence tells of. */
const subjectOf = (ask: Table['ask']): Seat | undefined =>
  ask && typeof ask.text !== 'string' ? seatIn(ask.text.args?.['who']) : undefined;

/** Up to this many open cards of the middle are drawn large. */
const large = 3;

/**
 * A table on the big screen of the room: only what everybody may see. Give it the view of a spectator. The page sets
 * `data-surface="stage"`, so that the root is 32 px at 1920 by 1080.
 *
 * @fires tick - The last seconds, for the one device that makes the sound.
 * @slot scene - A game's own drawing, below the text. With the attribute `whole` it replaces the ring and has to show
 * votes itself.
 * @slot aside - Further lines at the edge: what reads aloud, that the table is paused.
 * @slot foot - A last line that is left out where there is no room for it: a code to join.
 * @example
 * html`<mq-stage .table=${{ title: 'turn', active: [0], seats: [{ seat: 0 }] }} game="Coup"></mq-stage>`
 */
@customElement('mq-stage')
export class MqStage extends TableElement {
  static override styles = [
    TableElement.styles,
    areasStyle,
    css`
      :host {
        block-size: 100dvh;
        background: var(--lacquer-1);
      }
      .room {
        block-size: 100%;
        /* Light reaches beyond the edge; nothing may scroll there. */
        overflow: clip;
        --lamp-x: 36%;
        --lamp-y: 52%;
        --lamp: 0.13;
      }
      .stage {
        block-size: 100%;
        display: grid;
        grid-template-columns: minmax(0, 1fr) clamp(12rem, 29.6%, 18rem);
      }
      .round,
      .around {
        min-block-size: 0;
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(0, 1fr);
      }
      /* In one cell with the scene that replaces it. */
      .around,
      .round ::slotted([slot='scene']) {
        grid-area: 1 / 1;
      }
      /* It keeps its size, so that nothing in it is measured and laid out again. */
      .around.behind {
        visibility: hidden;
      }
      .verdict {
        padding: 1.5rem 1.75rem 1.2rem 0;
        display: flex;
        flex-direction: column;
        gap: 0.35rem;
        min-block-size: 0;
        overflow-wrap: anywhere;
      }
      .verdict .game {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        font-size: 1.25rem;
        color: var(--accent);
      }
      h1 {
        font-size: 2.6rem;
      }
      .verdict .said,
      .verdict q {
        font: italic 400 1.6rem/1.15 var(--display);
        color: var(--accent);
      }
      .verdict .said.long {
        font-size: 1.3rem;
      }
      .verdict .note {
        color: var(--candle-2);
        font-size: 1.0625rem;
      }
      /* What follows from a claim is one sentence with it; what is asked now is another. */
      .words q + .note + .note {
        margin-block-start: 0.4rem;
      }
      .open {
        display: flex;
        gap: 0.6rem;
        justify-content: center;
        margin-block: auto;
        min-block-size: 0;
      }
      .open .large {
        display: grid;
        justify-items: center;
        gap: 0.3rem;
      }
      /* As large as the room below the text allows. */
      .open {
        --open-width: 8.8rem;
        /* Two lines, for a long name. */
        --of-height: 2.9rem;
        flex: 1 1 0;
        align-items: center;
        container-type: size;
        --card-lift: var(--lift-2);
        --card-name: 1rem;
        --card-note: 1rem;
      }
      .open.several {
        --open-width: min(8.8rem, (100cqi - 1.2rem) / var(--of));
        --of-height: 1.6rem;
      }
      .open mq-laid-card {
        --card-width: min(var(--open-width), (100cqh - var(--of-height)) * 0.7);
      }
      .open .of {
        font-size: 1rem;
        text-wrap: balance;
        color: var(--candle-2);
        text-align: center;
      }
      /* No room for a card with a readable name: everybody saw it when it was turned. */
      @container (max-height: 8.5rem) {
        .open .large {
          display: none;
        }
      }
      /* The value of a small card is 28 px high. */
      mq-zones {
        --card-width: 1.6rem;
      }
      .push {
        margin-block-start: auto;
      }
      mq-stats {
        margin-block-start: 0.5rem;
        font-size: 1.125rem;
      }
      .recent {
        font-size: 1rem;
        color: var(--candle-2);
        display: flex;
        flex-flow: column-reverse wrap;
        gap: 0.2rem;
        /* Where there is no room for both lines, the older one is left out. */
        min-block-size: 0;
        overflow: hidden;
      }
      /* So is the newest line if it does not fit: it wraps out of sight behind this first item, as the others do. */
      .recent::before {
        content: '';
        block-size: 1px;
      }
      .recent::before,
      .recent li {
        inline-size: 100%;
      }
      .placed mq-stats {
        font-size: 1rem;
      }
      .placed:not(.told) h1 {
        font-size: 2rem;
      }
      .placed:not(.told) .said {
        font-size: 1.4rem;
      }
      .told h1 {
        font-size: 1.4rem;
      }
      .told .said {
        font-size: 1.25rem;
      }
      .told .note {
        font-size: 0.9375rem;
      }
      .told mq-stats {
        margin-block-start: 0;
      }
      /* Beside places, what is shown has a title of its own. */
      .told.placed h1 {
        position: absolute;
        clip-path: inset(50%);
      }
      /* First what happens, then its consequences. */
      .told.placed :is(.game, h1) {
        order: -2;
      }
      .told.placed ::slotted([slot='scene']) {
        order: -1;
      }
      .told ::slotted(:is([slot='aside'], [slot='foot'])) {
        display: none;
      }
      /* A line that does not fit wraps out of sight behind an empty one. */
      .foot {
        display: flex;
        flex-flow: column wrap;
        min-block-size: 0;
        overflow: hidden;
      }
      .foot::before {
        content: '';
        block-size: 1px;
      }
      .foot::before,
      .foot ::slotted(*) {
        inline-size: 100%;
        flex: none;
      }
      /* In portrait, the text stands below the table, so that both have the whole width. */
      @media (max-aspect-ratio: 1/1) {
        .room {
          --lamp-x: 50%;
          --lamp-y: 30%;
        }
        .stage {
          grid-template-columns: minmax(0, 1fr);
          grid-template-rows: minmax(0, 1fr) minmax(0, 40%);
        }
        .verdict {
          margin-inline: 1.5rem;
          padding: 0.8rem 0 1rem;
          border-block-start: 2px solid var(--hairline);
        }
        .verdict h1 {
          font-size: 2.2rem;
        }
        mq-stats {
          --stats-columns: 1fr 1fr;
        }
      }
    `,
  ];

  protected override readonly big = true;

  /** Everybody's places, with the middle below them. */
  #areas(table: Table) {
    return html`<div class="table">
      ${drawAreas(this.t, table, this.people)}
      ${table.zones?.length ? html`<mq-zones strip .zones=${table.zones}></mq-zones>` : nothing}
    </div>`;
  }

  /** Open cards of the middle, if they are few enough to be drawn large. */
  get #open(): readonly { readonly card: CardLook; readonly place: string; readonly of: Message }[] {
    const open = (this.table?.zones ?? []).flatMap(({ id, label, cards = [] }) =>
      cards.flatMap((card, at) =>
        card.face && card.state !== 'down' ? [{ card, place: `${id} ${at}`, of: label }] : [],
      ),
    );
    const told = this.querySelector('[slot=scene][whole]') !== null;
    // A vote needs the room.
    return open.length > large || told || this.table?.ballot || (this.table && hasAreas(this.table)) ? [] : open;
  }

  #middle(table: Table): Middle | undefined {
    const quiet = (table.zones ?? []).filter(
      (zone) =>
        zone.counter || zone.cards?.some((card) => card.state === 'down') || (zone.cards?.length && !this.#open.length),
    );
    const { tracks = [] } = table;
    if (quiet.length || tracks.length)
      return (strip, clear) =>
        html`${tracks.map((track) => html`<mq-track big .track=${track}></mq-track>`)}${
          quiet.length
            ? html`<mq-zones ?strip=${strip} .zones=${quiet} .lay=${clear && papersIn(clear)}></mq-zones>`
            : nothing
        }`;
    return table.night || table.seats.length > 24 ? undefined : () => html`<mq-icon .name=${this.gameIcon}></mq-icon>`;
  }

  #said(table: Table) {
    const { claim, ask } = table;
    const t = this.t;
    const long = ask && t.msg(ask.text).length > LONG_TEXT ? 'long' : '';
    return html`<div class="words" aria-live="polite">
      ${
        claim
          ? html`<p class="note">${t.msg({ key: 'ui.says', args: { who: { seat: claim.by } } })}</p>
              <q lang=${t.language}>${t.msg(claim.text)}</q>
              ${claim.note ? html`<p class="note">${t.told(claim.note)}</p>` : nothing}`
          : nothing
      }
      ${ask ? html`<p class=${claim ? 'note' : `said ${long}`}>${t.told(ask.text)}</p>` : nothing}
      ${table.sealed && !ask?.note ? html`<p class="note">${t.msg('ui.sealed')}</p>` : nothing}
    </div>`;
  }

  /** Everybody around the table, or their places. */
  #seated(table: Table): TemplateResult {
    if (hasAreas(table)) return this.#areas(table);
    return html`<mq-ring
      big
      .room=${room}
      .seats=${table.seats}
      .people=${this.people}
      .light=${this.night ? none : table.active}
      .between=${table.focus ?? none}
      .arrows=${table.arrows}
      ?aside=${table.ballot !== undefined && table.seats.length > 16}
      .votes=${table.ballot?.votes ?? []}
      .middle=${this.#middle(table)}
    ></mq-ring>`;
  }

  #drawn?: TemplateResult;

  /** While a scene replaces them, people stay behind it as they were: building them again costs more than all else. */
  #around(table: Table, whole: boolean) {
    if (!whole) this.#drawn = this.#seated(table);
    return this.#drawn ? html`<div class="around ${whole ? 'behind' : ''}">${this.#drawn}</div>` : nothing;
  }

  /** A game's drawing may load after the table. */
  readonly #sceneCame = (): void => this.requestUpdate();

  override render() {
    const { table } = this;
    if (!table) return nothing;
    const t = this.t;
    const whole = this.querySelector('[slot=scene][whole]') !== null;
    const open = this.#open;
    // A scene that tells what has just happened needs the room; a slow one tells it later.
    const told =
      (!whole && this.querySelector('[slot=scene]:not([hidden])') !== null) || table.scene?.lasts !== undefined;
    // Votes are shown with the voters, so the log need not repeat them.
    const voted = table.ballot?.votes.some(({ choice }) => choice !== null);
    // So is the text above; the newest line of the log would only repeat it.
    const speaker = table.claim?.by ?? subjectOf(table.ask);
    const recent =
      told || voted || (whole && table.ask)
        ? []
        : this.log
            .filter((line) => isNews(line) && !table.passing?.includes(line.kind))
            .slice(-2)
            .filter((line) => speaker === undefined || seatIn(line.args?.['who']) !== speaker);
    return html`<div class="room ${this.night ? 'night' : ''}" lang=${t.language}>
      <main class="stage">
        <div class="round">
          ${whole ? html`<slot name="scene" @slotchange=${this.#sceneCame}></slot>` : nothing}
          ${this.#around(table, whole)} ${table.arrows?.length ? arrowList(t, table.arrows) : nothing}
        </div>
        <div class="verdict ${told ? 'told' : ''} ${hasAreas(table) ? 'placed' : ''}">
          <p class="sc game">${icon(this.gameIcon)} ${this.game}</p>
          <h1 class="display">${t.msg(table.title)}</h1>
          ${this.#said(table)} ${whole ? nothing : html`<slot name="scene" @slotchange=${this.#sceneCame}></slot>`}
          ${
            open.length
              ? html`<div class="open ${open.length > 1 ? 'several' : ''}" style="--of:${open.length}">
                  ${open.map(
                    ({ card, place, of }) =>
                      html`<span class="large" data-large=${place}
                        ><mq-laid-card .card=${card} plain></mq-laid-card
                        >${open.length > 1 ? nothing : html`<span class="of">${t.msg(of)}</span>`}</span
                      >`,
                  )}
                </div>`
              : html`<div class="push"></div>`
          }
          ${table.ask?.note ? html`<p class="note">${t.told(table.ask.note)}</p>` : nothing}
          ${table.ballot && !whole ? html`<mq-ballot .ballot=${table.ballot} ?counts=${!hasAreas(table)} .above=${table.ask?.text}></mq-ballot>` : nothing}
          ${
            recent.length
              ? html`<ol class="recent">
                  ${recent.toReversed().map((line) => html`<li>${sentence(t, line)}</li>`)}
                </ol>`
              : nothing
          }
          ${table.timer ? html`<mq-taper big .timer=${table.timer} .clockOffset=${this.clockOffset} ?paused=${this.paused}></mq-taper>` : nothing}
          ${table.stats?.length ? html`<mq-stats .stats=${table.stats}></mq-stats>` : nothing}
          <slot name="aside"></slot>
          <div class="foot"><slot name="foot"></slot></div>
        </div>
      </main>
      ${this.veil}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-stage': MqStage;
  }
}
