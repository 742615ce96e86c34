import type { Table } from '@masque/core';
import type { KeyMoment } from '@masque/protocol';
import { MqElement, type Person } from '@masque/ui';
import { css, html, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import {
  aimsUntil,
  curvesOf,
  claimsUntil,
  seriesOf,
  sum,
  type Aims,
  type Curve,
  type ClaimCount,
  type Series,
} from './series.ts';

/** The chart, in its own units. */
const [WIDTH, HEIGHT, EDGE] = [320, 120, 8];
/** Lines also differ by their dashes. */
const DASHES = ['', '6 3', '2 3', '9 3 2 3', '12 4', '4 2 1 2'];

/** A game in figures: how much everybody has claimed and how much of it was true, and how something grew. */
@customElement('masque-figures')
export class MasqueFigures extends MqElement {
  static override styles = css`
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0.8rem;
    }
    summary {
      min-block-size: var(--touch);
      align-content: center;
      cursor: pointer;
      font: 400 var(--t-title) / 1.12 var(--display);
    }
    .in {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0.6rem;
    }
    /* What a chart is about is named as it is at the table, where it is no sentence. */
    h3::first-letter {
      text-transform: uppercase;
    }
    h3 {
      font-size: var(--t-label);
      color: var(--candle-2);
      font-weight: 400;
    }
    li {
      display: grid;
      grid-template-columns: 7rem minmax(0, 1fr);
      gap: 0.1rem 0.6rem;
      align-items: center;
      padding-block: 0.25rem;
    }
    li > span:first-child {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      font-weight: 600;
    }
    .bar {
      display: flex;
      block-size: 1.1rem;
      border: 1px solid var(--hairline);
    }
    .true {
      background: var(--accent);
    }
    .believed {
      background: repeating-linear-gradient(135deg, var(--candle-2) 0 2px, transparent 2px 6px);
    }
    .caught {
      background: linear-gradient(to bottom right, transparent 47%, var(--wax-lit) 47% 53%, transparent 53%);
      border-inline-start: 1px solid var(--wax-lit);
    }
    .label {
      grid-column: 2;
      font-size: 0.875rem;
    }
    svg {
      inline-size: 100%;
      block-size: auto;
      border-block-end: 1px solid var(--hairline);
    }
    polyline {
      fill: none;
      stroke: var(--candle-3);
      stroke-width: 1.5;
      vector-effect: non-scaling-stroke;
    }
    polyline.most {
      stroke: var(--accent);
      stroke-width: 2.5;
    }
    .now {
      stroke: var(--flame);
      stroke-width: 1;
    }
    dl {
      display: flex;
      flex-wrap: wrap;
      gap: 0.2rem 1rem;
      font-size: 0.9375rem;
    }
    dl div {
      display: flex;
      align-items: center;
      gap: 0.35rem;
    }
    dl svg {
      vertical-align: middle;
      inline-size: 1.6rem;
      border: 0;
    }
    dd {
      font-weight: 700;
    }
  `;

  @property({ attribute: false }) tables: readonly Table[] = [];
  @property({ attribute: false }) moments: readonly KeyMoment[] = [];
  @property({ attribute: false }) people: readonly Person[] = [];
  @property({ type: Number }) at = 0;
  #drawn: { readonly tables: readonly Table[]; readonly series?: Series; readonly curves: readonly Curve[] } | null =
    null;

  /** Computed once for a game. */
  get #grown(): { readonly series?: Series; readonly curves: readonly Curve[] } {
    const { tables } = this;
    if (this.#drawn?.tables !== tables) {
      const series = seriesOf(tables);
      this.#drawn = { tables, ...(series && { series }), curves: curvesOf(tables) };
    }
    return this.#drawn;
  }

  /** How one figure of the whole table went. */
  #curve({ label, max, values }: Curve) {
    const steps = Math.max(1, values.length - 1);
    const points = values.map(
      (it, n) => `${((n / steps) * WIDTH).toFixed(1)},${(HEIGHT - EDGE - (it / max) * (HEIGHT - 2 * EDGE)).toFixed(1)}`,
    );
    const now = (this.at / steps) * WIDTH;
    return html`<h3>${this.t.msg({ key: 'look.figures.grew', args: { what: this.t.msg(label), max } })}</h3>
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true" preserveAspectRatio="none">
        ${svg`<polyline class="most" points=${points.join(' ')} />`}
        <line class="now" x1=${now} x2=${now} y1="0" y2=${HEIGHT} />
      </svg>
      <p class="now-is">${this.t.msg({ key: 'look.figures.now', args: { n: values[this.at] ?? 0 } })}</p>`;
  }

  /** At whom others have pointed. */
  #aimed({ label, seats }: Aims) {
    const t = this.t;
    const max = Math.max(...seats.map(({ n }) => n));
    return html`<h3>${t.msg({ key: 'look.figures.aimed', args: { what: t.msg(label) } })}</h3>
      <ul>
        ${seats.map(
          ({ seat, n }) =>
            html`<li>
              <span>${t.name(seat)}</span>
              <span class="bar" aria-hidden="true"
                ><span class="true" style="inline-size:${(100 * n) / max}%"></span
              ></span>
              <span class="label">${n}</span>
            </li>`,
        )}
      </ul>`;
  }

  #said(said: readonly ClaimCount[]) {
    const t = this.t;
    const max = Math.max(...said.map(sum));
    return html`<h3>${t.msg('look.figures.said')}</h3>
      <ul>
        ${said.map((it) => {
          const part = (of: 'true' | 'believed' | 'caught') =>
            it[of] > 0 ? html`<span class=${of} style="inline-size:${(100 * it[of]) / max}%"></span>` : nothing;
          return html`<li>
            <span>${t.name(it.seat)}</span>
            <span class="bar" aria-hidden="true">${part('true')}${part('believed')}${part('caught')}</span>
            <span class="label"
              >${t.msg({ key: 'look.figures.of', args: { right: it.true, believed: it.believed, caught: it.caught } })}</span
            >
          </li>`;
        })}
      </ul>`;
  }

  #grew({ label, max, lines }: Series) {
    const t = this.t;
    const steps = Math.max(1, this.tables.length - 1);
    const x = (n: number): number => (n / steps) * WIDTH;
    const y = (value: number): number => HEIGHT - EDGE - (value / max) * (HEIGHT - 2 * EDGE);
    const now = lines.map(({ seat, values }) => ({ seat, value: values[this.at] ?? 0 }));
    const best = now.toSorted((a, b) => b.value - a.value)[0]?.seat;
    const dash = (i: number) => DASHES[i % DASHES.length];
    const cls = (seat: number) => (seat === best ? 'most' : '');
    return html`<h3>${t.msg({ key: 'look.figures.grew', args: { what: t.msg(label), max } })}</h3>
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true" preserveAspectRatio="none">
        ${lines.map(
          ({ seat, values }, i) =>
            svg`<polyline class=${cls(seat)} stroke-dasharray=${dash(i)}
              points=${values.map((value, n) => `${x(n).toFixed(1)},${y(value).toFixed(1)}`).join(' ')} />`,
        )}
        <line class="now" x1=${x(this.at)} x2=${x(this.at)} y1="0" y2=${HEIGHT} />
      </svg>
      <dl>
        ${now.map(
          ({ seat, value }, i) =>
            html`<div>
              <dt>
                <svg viewBox="0 0 26 6" aria-hidden="true">
                  ${svg`<polyline class=${cls(seat)} stroke-dasharray=${dash(i)} points="0,3 26,3" />`}
                </svg>
                ${t.name(seat)}
              </dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>`;
  }

  override render() {
    const said = claimsUntil(this.moments, this.at);
    const { series, curves } = this.#grown;
    const aims = aimsUntil(this.tables, this.at);
    if (said.length === 0 && aims.length === 0 && !series && curves.length === 0) return nothing;
    return html`<details>
      <summary>${this.t.msg('look.figures')}</summary>
      <div class="in">
        ${said.length > 0 ? this.#said(said) : nothing} ${series ? this.#grew(series) : nothing}
        ${curves.map((it) => this.#curve(it))} ${aims.map((it) => this.#aimed(it))}
      </div>
    </details>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-figures': MasqueFigures;
  }
}
