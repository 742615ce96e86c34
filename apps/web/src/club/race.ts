import { icon, MqElement } from '@masque/ui';
import { css, html, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { styleMap } from 'lit/directives/style-map.js';
import { page } from '../screens/page.ts';
import { parts } from './parts.css.ts';
import type { StandingsPage } from './rest.ts';

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

/** The most lines of the race: more cannot be told apart. */
const RACERS = 5;
/** The most ranks that are drawn; a lower rank is drawn at the edge. */
const ROWS = 8;
/** Dashes of the lines, so that they can be told apart without colour. */
const DASHES = ['', '10 6', '2 5', '10 5 2 5', '18 7'];

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
    parts,
    css`
      .race {
        display: grid;
        grid-template-columns: minmax(0, 1fr) fit-content(58%);
        margin-block-start: 0.4rem;
      }
      svg.lines {
        inline-size: 100%;
        block-size: calc(var(--rows) * var(--race-row, 1.9rem));
        overflow: visible;
      }
      path,
      .lines line {
        fill: none;
        stroke: var(--candle-2);
        stroke-width: 2.5;
        vector-effect: non-scaling-stroke;
      }
      path.lead {
        stroke: var(--candle);
        stroke-width: 4.5;
      }
      path.me {
        stroke: var(--brass);
        stroke-width: 4.5;
      }
      .lines line {
        stroke: var(--hairline);
        stroke-width: 1;
      }
      ol {
        display: grid;
        grid-auto-rows: var(--race-row, 1.9rem);
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

  override render() {
    const t = this.t;
    const last = this.evenings.length - 1;
    if (last < 1) return nothing;
    const all = this.racers
      .flatMap((it) => (it.places[last] == null ? [] : [{ ...it, end: it.places[last] }]))
      .sort((a, b) => a.end - b.end || b.points - a.points);
    const mine = all.findIndex((it) => it.me);
    const racers = mine < RACERS ? all.slice(0, RACERS) : [...all.slice(0, RACERS - 1), all[mine]!];
    const rows = Math.min(
      ROWS,
      Math.max(racers.length, ...racers.flatMap((it) => it.places.map((place) => place ?? 0))),
    );
    const nth = (n: number): string => t.msg({ key: 'club.race.nth', args: { n } });
    const told = racers
      .map(({ name, points, places }) => {
        const sum = t.msg({ key: 'club.race.points', args: { n: points } });
        return `${name}, ${sum}: ${places.map((it) => it ?? '–').join(', ')}`;
      })
      .join('; ');
    return html`<div class="spread">
        <h2>${t.msg('club.race')}</h2>
        <span class="label">${t.msg({ key: 'club.race.n', args: { n: this.evenings.length } })}</span>
      </div>
      <div class="race" style=${styleMap({ '--rows': String(rows) })}>
        <svg class="lines" viewBox="0 0 ${last} ${rows}" preserveAspectRatio="none" role="img" aria-label=${told}>
          ${this.evenings.map((_, i) => svg`<line x1=${i} x2=${i} y1="0" y2=${rows} />`)}
          ${racers.map(
            ({ places, me }, i) =>
              svg`<path class="${i === 0 ? 'lead' : ''} ${me ? 'me' : ''}" stroke-dasharray=${DASHES[i] || nothing} d=${pathOf(places, i, rows)} />`,
          )}
        </svg>
        <ol aria-hidden="true">
          ${racers.map(
            ({ name, mask, points, me }) =>
              html`<li class=${me ? 'me' : ''}>
                ${icon(`mask:${mask}`)}<span>${name}</span><b class="fig">${points}</b>
              </li>`,
          )}
        </ol>
        <p class="nights label"><span>${nth(1)}</span><span>${nth(last + 1)}</span></p>
      </div>`;
  }
}

/** A line from rank to rank that ends at the row of its name: members with the same rank stand below each other. */
function pathOf(places: readonly (number | null)[], row: number, rows: number): string {
  const points = places.flatMap((place, at) => {
    if (place === null) return [];
    const y = (at === places.length - 1 ? row + 1 : Math.min(place, rows)) - 0.5;
    return [{ at, y }];
  });
  return points
    .map(({ at, y }, i) => {
      const before = points[i - 1];
      if (!before) return `M${at},${y}`;
      const middle = (before.at + at) / 2;
      return `C${middle},${before.y} ${middle},${y} ${at},${y}`;
    })
    .join('');
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-race': MasqueRace;
  }
}
