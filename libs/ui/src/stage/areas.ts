import type { CardLook, SeatLook, Table } from '@masque/core/table';
import { css, html, nothing } from 'lit';
import { icon } from '../icons/icon.ts';
import type { Translator } from '../i18n/translator.ts';
import { cardName, drawCard, inPlace } from '../parts/card.ts';
import { counter, counters } from '../parts/counter.ts';
import { maskOf, type Person } from '../parts/seat.ts';

/** Cards that lie in places with names need room to be told apart: every seat gets an area of its own. */
export const hasAreas = (table: Table): boolean =>
  table.seats.length <= 6 && table.seats.some(({ cards }) => cards?.some(inPlace));

/** So many places stand in a row, each a column of three lines. */
const inRow = 5;

const rowsOf = (cards: readonly CardLook[]): readonly (readonly CardLook[])[] => {
  const rows = Math.ceil(cards.length / inRow);
  const each = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, i) => cards.slice(i * each, (i + 1) * each));
};

const place = (t: Translator, boss: string, card: CardLook) =>
  html`${drawCard(t, { ...card, counters: undefined }, { mini: true, boss })}<span class="place"
      ><b>${card.label ? t.msg(card.label) : nothing}</b>${card.counters?.map((it) => counter(t, it))}</span
    ><span class="what" aria-hidden="true">${card.face && card.state !== 'down' ? cardName(t, card) : nothing}</span>`;

const area = (t: Translator, boss: string, seat: SeatLook, person: Person | undefined, light: boolean) => {
  const name = person?.name ?? t.name(seat.seat);
  const note = seat.note ? t.msg(seat.note) : '';
  return html`<li
    class="seat area ${light ? 'active' : ''} ${seat.asked && !light ? 'awaited' : ''}"
    data-seat=${seat.seat}
  >
    <header>
      <span class="cameo">${maskOf(person, name)}</span>
      ${light ? html`<span class="wick">${icon('flame', '')}</span><span class="vh">${t.msg('ui.light')}</span>` : nothing}
      <span class="nm">${name}</span>
      ${seat.badges?.map((badge) => html`<span class="mark">${icon(badge.icon, '')}<span class="vh">${t.msg(badge.label)}</span></span>`)}
      ${counters(t, seat.counters)}
    </header>
    ${note ? html`<p class="st">${note}</p>` : nothing}
    <div class="rows">
      ${rowsOf(seat.cards ?? []).map((row) => html`<div class="hand">${row.map((card) => place(t, boss, card))}</div>`)}
    </div>
  </li>`;
};

/** The areas of all seats on the big screen: their places by name, what lies there and what lies on it. */
export const drawAreas = (t: Translator, table: Table, people: readonly Person[], boss: string) => {
  const most = Math.max(...table.seats.map(({ cards }) => cards?.length ?? 0));
  return html`<ol
    class="areas ${table.seats.length > 4 ? 'six' : ''} ${most > inRow ? 'full' : ''}"
    aria-label=${t.msg('ui.seats')}
  >
    ${table.seats.map((seat) =>
      area(
        t,
        boss,
        seat,
        people.find((it) => it.seat === seat.seat),
        table.light.includes(seat.seat),
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
  .areas.six {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  .area.seat {
    --m: 2.2rem;
    display: grid;
    grid-template-rows: auto auto 1fr;
    justify-items: stretch;
    inline-size: auto;
    gap: 0.3rem;
    padding: 0.5rem 0.6rem;
    border: 1px solid var(--hairline);
    background: color-mix(in oklch, var(--accent-felt), transparent 25%);
    min-block-size: 0;
    overflow: hidden;
  }
  .area.active {
    border: 2px solid var(--flame);
  }
  .area.awaited {
    border: 2px dashed var(--candle-2);
  }
  .area.active::before {
    display: none;
  }
  .area header {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  .area .nm {
    font-size: 1.1875rem;
    font-weight: 700;
    flex: 1;
    text-align: start;
    white-space: nowrap;
  }
  .area .wick {
    position: static;
    translate: none;
    flex: none;
  }
  .area .mark svg {
    inline-size: 1.2rem;
    block-size: 1.2rem;
    display: block;
    color: var(--candle-2);
  }
  .area .purses {
    position: static !important;
    gap: 0.7rem;
  }
  .area .purses .coins {
    font-size: 1.4rem;
  }
  .area .st {
    text-align: start;
    font-size: 0.9375rem;
  }
  .rows {
    display: grid;
    align-content: start;
    gap: 0.4rem;
  }
  .area .hand {
    display: grid;
    grid-template-rows: repeat(3, auto);
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    justify-items: center;
    text-align: center;
    gap: 0.1rem 0.3rem;
  }
  .area .card {
    --w: 3.6rem;
  }
  .full .area .card {
    --w: 2.2rem;
  }
  .six.full .area .card {
    --w: 2.2rem;
  }
  .area .place {
    display: flex;
    gap: 0.35rem;
    align-items: center;
    font-size: 0.9375rem;
  }
  .area .place .coins {
    font-size: 1rem;
  }
  .area .what {
    font-size: 0.875rem;
    line-height: 1.05;
    min-block-size: 1em;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .full .area .what {
    white-space: nowrap;
  }
  .six .area .what {
    display: none;
  }
`;
