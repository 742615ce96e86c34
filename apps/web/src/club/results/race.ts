import { icon, MqElement } from '@masque/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { styleMap } from 'lit/directives/style-map.js';
import { page } from '../../screens/page.ts';
import '../../screens/rows.ts';
import { ChartDrawing } from './chart-drawing.ts';
import { chartLines, figuresStyle } from './chart.css.ts';
import { drawFigures } from './figures-table.ts';
import type { StandingsPage } from '../rest.ts';

/** A member's rank after each evening; `null` before their first game. */
export interface Racer {
  /** The viewer: their line is drawn however far behind they are. */
  readonly me?: true;
  readonly name: string;
  readonly mask: string;
  /** All points of the season. */
  readonly points: number;
  readonly places: readonly (number | null)[];
}

/** The maximum number of lines of the race: more cannot be told apart. */
const RACERS = 5;
/** The maximum number of ranks that are drawn; a lower rank is drawn at the edge. */
const ROWS = 8;
/** Everybody with a rank in the race of a season. */
export const racersOf = ({ race, people }: StandingsPage, nameOf: (member: string) => string, me?: string): Racer[] =>
  Object.entries(race.lines).map(([member, places]) => ({
    ...(member === me && { me: true as const }),
    name: nameOf(member),
    mask: people[member]?.mask ?? '',
    points: race.points[member] ?? 0,
    places,
  }));

/** The ranks after each evening of a season: lines told apart by width, dash, mask and the name at their end. */
@customElement('masque-race')
export class MasqueRace extends MqElement {
  static override styles = [
    page,
    chartLines,
    figuresStyle,
    css`
      .race {
        display: grid;
        grid-template-columns: minmax(0, 1fr) fit-content(58%);
        margin-block-start: 0.4rem;
      }
      .chart {
        block-size: calc(var(--rows) * var(--far-row, var(--race-row, 1.9rem)));
        min-inline-size: 0;
      }
      .chart svg {
        display: block;
        overflow: visible;
      }
      ol {
        display: grid;
        grid-auto-rows: var(--far-row, var(--race-row, 1.9rem));
        align-content: start;
      }
      li {
        display: grid;
        grid-template-columns: auto auto minmax(0, 1fr) auto;
        align-items: center;
        gap: 0.5rem;
        line-height: 1;
      }
      li::before {
        content: '';
        inline-size: 0.7rem;
        block-size: 0.7rem;
        margin-inline-start: -0.35rem;
        border-radius: 50%;
        border: 2px solid var(--candle-2);
        background: var(--lacquer-1);
        box-sizing: border-box;
      }
      li:first-child::before {
        border-color: var(--candle);
        background: var(--candle);
      }
      li:is(:first-child, .me) span {
        font-weight: 700;
      }
      li.me {
        color: var(--brass);
      }
      li.me::before {
        border-color: var(--brass);
        background: var(--brass);
      }
      li span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
        line-height: 1.25;
      }
      /* On the big screen it takes the room that the titles leave, or makes way. */
      :host([far]) {
        container: race / size;
        min-block-size: 0;
      }
      :host([far]) .race {
        --far-row: min(var(--race-row), (100cqb - 4.4rem) / var(--rows));
      }
      @container race (max-height: 9.5rem) {
        masque-spread,
        .race {
          display: none;
        }
      }
      .nights {
        display: flex;
        justify-content: space-between;
        gap: 0.5rem;
        white-space: nowrap;
      }
    `,
  ];

  /** The labels of the evenings. */
  @property({ attribute: false }) evenings: readonly string[] = [];
  @property({ attribute: false }) racers: readonly Racer[] = [];

  /** The ranks can be read as a table. On the big screen, nobody could open it. */
  @property({ type: Boolean }) far = false;
  readonly #drawing = new ChartDrawing(this, ({ Interpolation, LineChart }, place) => {
    const rows = this.#rows;
    return new LineChart(
      place,
      {
        labels: this.evenings,
        series: this.#shown.map(({ places, me }, i) => ({
          data: heights(places, i, rows),
          className: `ct-series-${'abcde'[i]} ${i === 0 ? 'lead' : ''} ${me ? 'me' : ''}`,
        })),
      },
      {
        low: -rows,
        high: 0,
        fullWidth: true,
        showPoint: false,
        chartPadding: 0,
        lineSmooth: Interpolation.simple({ divisor: 2, fillHoles: true }),
        axisX: { offset: 0, showLabel: false },
        axisY: { offset: 0, showLabel: false, showGrid: false },
      },
    );
  });

  protected override updated(changed: PropertyValues<this>): void {
    if ((changed.has('evenings') || changed.has('racers')) && this.evenings.length > 1) void this.#drawing.draw();
  }

  get #rows(): number {
    const ranks = this.#shown.flatMap((it) => it.places.map((place) => place ?? 0));
    return Math.min(this.far ? RACERS : ROWS, Math.max(this.#shown.length, ...ranks));
  }

  /** Those whose lines are drawn, the first one first. */
  get #shown(): readonly Racer[] {
    const last = this.evenings.length - 1;
    const all = this.racers
      .flatMap((it) => (it.places[last] == null ? [] : [{ ...it, end: it.places[last] }]))
      .sort((a, b) => a.end - b.end || b.points - a.points);
    const mine = all.findIndex((it) => it.me);
    return mine < RACERS ? all.slice(0, RACERS) : [...all.slice(0, RACERS - 1), all[mine]!];
  }

  override render() {
    const t = this.t;
    const last = this.evenings.length - 1;
    if (last < 1) return nothing;
    const racers = this.#shown;
    const nth = (n: number): string => t.msg({ key: 'club.race.nth', args: { n } });
    return html`<masque-spread>
        <h2>${t.msg('club.race')}</h2>
        <span class="label">${t.msg({ key: 'club.race.n', args: { n: this.evenings.length } })}</span>
      </masque-spread>
      <div class="race" style=${styleMap({ '--rows': String(this.#rows) })}>
        <div
          class="chart"
          role="img"
          aria-label=${t.msg({ key: 'club.chart.of', args: { what: t.msg('club.race.ranks') } })}
        ></div>
        <ol>
          ${racers.map(
            ({ name, mask, points, me }) =>
              html`<li class=${me ? 'me' : ''}>
                ${icon(`mask:${mask}`)}<span>${name}</span><b class="fig">${points}</b>
              </li>`,
          )}
        </ol>
        <p class="nights label"><span>${nth(1)}</span><span>${nth(last + 1)}</span></p>
      </div>
      ${
        this.far
          ? nothing
          : drawFigures(
              t,
              t.msg('club.race.ranks'),
              this.evenings,
              racers.map(({ name, places }) => ({ name, values: places })),
            )
      }`;
  }
}

/** The height of a line at each evening: it ends at the row of its name, because people may share a rank. */
const heights = (places: readonly (number | null)[], row: number, rows: number): (number | null)[] =>
  places.map((place, at) =>
    place === null ? null : 0.5 - (at === places.length - 1 ? row + 1 : Math.min(place, rows)),
  );

declare global {
  interface HTMLElementTagNameMap {
    'masque-race': MasqueRace;
  }
}
