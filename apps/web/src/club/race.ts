import { MqElement } from '@masque/ui';
import { css, html, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { page } from '../screens/page.ts';
import { parts } from './parts.css.ts';

/** Somebody's places after each evening; `null` before their first game. */
export interface Racer {
  readonly name: string;
  readonly places: readonly (number | null)[];
}

/** Lines of the race: more cannot be told apart. */
const RACERS = 5;
/** Dashes of the lines, so that they are told apart without colour. */
const DASHES = ['', '14 8', '3 7', '14 6 3 6', '22 10'];
const [WIDTH, HEIGHT] = [300, 30 * RACERS];

/** The places after each evening of a season: lines told apart by width, dash and the name at their end. */
@customElement('masque-race')
export class MasqueRace extends MqElement {
  static override styles = [
    page,
    parts,
    css`
      .race {
        inline-size: 100%;
        block-size: auto;
        overflow: visible;
      }
      polyline {
        fill: none;
        stroke: var(--candle-2);
        stroke-width: 2.5;
      }
      .lead {
        stroke: var(--candle);
        stroke-width: 4.5;
      }
      .race line {
        stroke: var(--hairline);
      }
      circle {
        fill: var(--lacquer-1);
        stroke: var(--candle-2);
        stroke-width: 2;
      }
      ol {
        display: grid;
        gap: 0.15rem;
      }
      .key {
        inline-size: 2.4em;
      }
    `,
  ];

  /** Names of the evenings. */
  @property({ attribute: false }) evenings: readonly string[] = [];
  @property({ attribute: false }) racers: readonly Racer[] = [];

  override render() {
    const t = this.t;
    const last = this.evenings.length - 1;
    if (last < 1) return nothing;
    const racers = this.racers
      .flatMap((it) => (it.places[last] == null ? [] : [{ ...it, end: it.places[last] }]))
      .sort((a, b) => a.end - b.end)
      .slice(0, RACERS);
    const most = Math.max(...racers.flatMap((it) => it.places.map((place) => place ?? 0)), RACERS);
    const x = (i: number): number => (i / last) * WIDTH;
    const y = (place: number): number => ((place - 0.5) / most) * HEIGHT;
    const told = racers.map(({ name, places }) => `${name}: ${places.map((it) => it ?? '–').join(', ')}`).join('; ');
    return html`<div class="spread">
        <h2>${t.msg('club.race')}</h2>
        <span class="label">${t.msg({ key: 'club.race.n', args: { n: this.evenings.length } })}</span>
      </div>
      <svg class="race" viewBox="-6 0 ${WIDTH + 12} ${HEIGHT}" role="img" aria-label=${told}>
        ${this.evenings.map((_, i) => svg`<line x1=${x(i)} x2=${x(i)} y1="0" y2=${HEIGHT} />`)}
        ${racers.map(({ places, end }, i) => {
          const points = places.flatMap((place, at) => (place === null ? [] : [`${x(at)},${y(place)}`])).join(' ');
          return svg`<polyline class=${i === 0 ? 'lead' : ''} stroke-dasharray=${DASHES[i] ?? ''} points=${points} /><circle cx=${x(last)} cy=${y(end)} r="5" />`;
        })}
      </svg>
      <ol>
        ${racers.map(
          ({ name, end }, i) =>
            html`<li class="spread">
              <span
                ><svg class="key" viewBox="0 0 40 12" aria-hidden="true">
                  <line
                    x1="0"
                    x2="40"
                    y1="6"
                    y2="6"
                    stroke="currentColor"
                    stroke-width=${i === 0 ? 4 : 2.5}
                    stroke-dasharray=${DASHES[i] ?? ''}
                  />
                </svg>
                ${name}</span
              >
              <b class="fig">${end}</b>
            </li>`,
        )}
      </ol>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-race': MasqueRace;
  }
}
