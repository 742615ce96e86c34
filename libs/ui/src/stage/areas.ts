import type { CardLook, SeatLook, Table } from '@masque/core/table';
import { css, html, nothing } from 'lit';
import { icon } from '../icons/icon.ts';
import type { Translator } from '../i18n/translator.ts';
import '../cards/mq-card.ts';
import '../cards/mq-counters.ts';
import { cardName, inPlace } from '../cards/names.ts';
import '../people/mq-cameo.ts';
import type { Person } from '../people/seat.ts';
import { litStyle } from '../people/marks.css.ts';

/** Cards in named places need room to be told apart: every seat gets an area of its own. */
export const hasAreas = (table: Table): boolean =>
  table.seats.length <= 6 && table.seats.some(({ cards }) => cards?.some(inPlace));

/** How the places of a seat are laid out. */
interface Rows {
  readonly rows: number;
  /**
   * The places in a row. A few places are laid out as wide as more would be, so that they do not move when more come.
   */
  readonly inRow: number;
  /** There is room for names below the cards. */
  readonly named: boolean;
}

/**
 * Three seats get one row each across the whole table, four a square with two rows each, five or six pairs with one
 * row. More rows are added only if there are more places than a row can take.
 */
export const rowsFor = (seats: number, places: number): Rows => {
  const { usual, min, max } =
    seats <= 3
      ? { usual: 1, min: 8, max: 12 }
      : seats === 4
        ? { usual: 2, min: 3, max: 5 }
        : { usual: 1, min: 6, max: 11 };
  const rows = Math.max(usual, Math.ceil(places / max));
  const inRow = Math.max(rows > usual ? 0 : min, Math.ceil(places / rows));
  return { rows, inRow, named: rows === usual && (seats < 5 || inRow < 7) };
};

const needsName = ({ state, face }: CardLook): boolean => state !== 'down' && face !== undefined && !face.emblem;

/** A place: the card with what lies on it, its value in the corner, and the name of the place. */
const place = (t: Translator, card: CardLook, named: boolean) => {
  const face = card.state === 'down' ? undefined : card.face;
  return html`<div class="spot">
    <span class="hand"
      ><mq-card mini .card=${card}></mq-card
      >${face?.value === undefined || face.emblem ? nothing : html`<b class="worth" aria-hidden="true">${face.value}</b>`}</span
    ><b class="place">${card.label ? t.msg(card.label) : nothing}</b
    >${named ? html`<span class="what" aria-hidden="true">${face ? cardName(t, card) : nothing}</span>` : nothing}
  </div>`;
};

const area = (
  t: Translator,
  seat: SeatLook,
  person: Person | undefined,
  light: boolean,
  between: boolean,
  looked: boolean,
  { rows, inRow, named }: Rows,
) => {
  const name = person?.name ?? t.name(seat.seat);
  const note = seat.note ? t.msg(seat.note) : '';
  return html`<li
    class="area ${light ? 'active' : ''} ${between ? 'between' : ''} ${seat.asked && !light ? 'awaited' : ''}"
    data-seat=${seat.seat}
  >
    <header>
      <mq-cameo .mask=${person?.mask ?? ''} .name=${name}></mq-cameo>
      ${light ? html`<span class="wick">${icon('flame', '')}</span><span class="vh">${t.msg('ui.light')}</span>` : nothing}
      <span class="nm">${name}</span>
      ${looked ? html`<span class="mark looked">${icon('eye', '')}</span>` : nothing}
      ${seat.badges?.map((badge) => html`<span class="mark">${icon(badge.icon, '')}<span class="vh">${t.msg(badge.label)}</span></span>`)}
      ${seat.counters?.length ? html`<mq-counters .counters=${seat.counters}></mq-counters>` : nothing}
    </header>
    ${note ? html`<p class="st">${note}</p>` : nothing}
    <div class="spots ${named ? 'named' : ''}" style="--rows:${rows};--in-row:${inRow}">
      ${seat.cards?.map((card) => place(t, card, named))}
    </div>
  </li>`;
};

/** The areas of all seats on the big screen: their places by name, with their cards and what lies on them. */
export const drawAreas = (t: Translator, table: Table, people: readonly Person[]) => {
  const n = table.seats.length;
  // All areas are laid out alike, for the seat with the most cards.
  const set = rowsFor(n, Math.max(...table.seats.map(({ cards }) => cards?.length ?? 0)));
  // A card with the sign of its faction shows what counts, larger than its name would be.
  const rows = { ...set, named: set.named && table.seats.some(({ cards = [] }) => cards.some(needsName)) };
  return html`<ol class="areas ${n <= 3 ? 'wide' : ''}" aria-label=${t.msg('ui.seats')}>
    ${table.seats.map((seat) =>
      area(
        t,
        seat,
        people.find((it) => it.seat === seat.seat),
        table.active.includes(seat.seat),
        table.focus?.includes(seat.seat) ?? false,
        table.arrows?.some(({ to }) => to === seat.seat) ?? false,
        rows,
      ),
    )}
  </ol>`;
};

export const areasStyle = css`
  .table {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: 0.5rem;
    padding: 1rem;
    min-block-size: 0;
  }
  .areas {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: minmax(0, 1fr);
    gap: 0.6rem;
    min-block-size: 0;
  }
  .areas.wide {
    grid-template-columns: minmax(0, 1fr);
  }
  .area {
    --cameo-width: 1.8rem;
    --counter-size: 1.25rem;
    --counter-gap: 0.5rem;
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: 0.25rem;
    line-height: 1.1;
    padding: 0.35rem 0.6rem 0.3rem;
    border: 1px solid var(--hairline);
    background: color-mix(in oklch, var(--accent-felt), transparent 25%);
    min-block-size: 0;
    overflow: hidden;
  }
  .area:is(.active, .between) {
    border: 2px solid var(--flame);
  }
  .area.awaited {
    border: 2px dashed var(--candle-2);
  }
  ${litStyle}
  .awaited mq-cameo {
    border: 2px dashed var(--candle-2);
  }
  .area header {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.4rem;
  }
  .area .nm {
    color: var(--candle);
    font-size: 1.0625rem;
    font-weight: 700;
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Two lines of a name are as high as the mask. */
  .areas:not(.wide) .nm {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
    text-wrap: balance;
    overflow-wrap: anywhere;
    font-size: 0.9375rem;
    line-height: 1.05;
  }
  .area .wick {
    position: absolute;
    inset: -0.3rem auto auto 1.05rem;
    z-index: 1;
    inline-size: 1.2rem;
    block-size: 1.2rem;
    color: var(--flame);
  }
  .area .wick svg {
    inline-size: 100%;
    block-size: 100%;
    display: block;
  }
  .area.active .nm {
    padding-inline-start: 0.25rem;
  }
  .area .mark svg {
    inline-size: 1.2rem;
    block-size: 1.2rem;
    display: block;
    color: var(--candle-2);
  }
  .area .looked svg {
    color: var(--accent);
  }
  .area .st {
    color: var(--candle-2);
    text-align: start;
    font-size: 0.9375rem;
  }
  .spots {
    container-type: size;
    flex: 1;
    min-block-size: 0;
    display: grid;
    grid-template-columns: repeat(var(--in-row), minmax(0, 1fr));
    grid-auto-rows: calc(100% / var(--rows));
    /* The name of a place, and two lines with the name of the card. */
    --named: 0px;
    --what: min(0.625rem, 100cqi / var(--in-row) / 6);
  }
  .spots.named {
    --named: calc(2.2 * var(--what));
  }
  .spot {
    --wide: min(4.6rem, 100cqi / var(--in-row) - 0.3rem, (100cqb / var(--rows) - 1.3rem - var(--named)) / 1.56);
    min-inline-size: 0;
    display: grid;
    align-content: center;
    justify-items: center;
    text-align: center;
    line-height: 1.1;
  }
  .named .spot {
    align-content: start;
  }
  .spot .hand {
    --card-width: var(--wide);
    --card-least: 0.875rem;
    /* Coins hang below the card, never over its value; their number is below it as well, and has a minimum size. */
    --card-pile: min(var(--wide) * -0.18, var(--wide) * 0.22 - 0.875rem);
    margin-block-end: max(var(--wide) * 0.16, 0.875rem - var(--wide) * 0.24);
    display: inline-flex;
    gap: 2px;
    position: relative;
  }
  .spot .worth {
    position: absolute;
    inset: 0.1em auto auto 0.25em;
    color: var(--ink);
    font-size: max(var(--wide) * 0.26, 0.875rem);
    line-height: 1.1;
  }
  .spot .place {
    font-size: 0.875rem;
    letter-spacing: -0.02em;
    line-height: 1.1rem;
  }
  .spot .what {
    max-inline-size: 100%;
    max-block-size: 2.2em;
    overflow: hidden;
    text-wrap: balance;
    font-size: var(--what);
  }
`;
