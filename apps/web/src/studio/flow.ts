import type { StudioDoc, StudioPhase } from '@masque/protocol/studio';
import { css, html, LitElement, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { style } from './style.ts';

const WIDTH = 128;
const HEIGHT = 34;
const GAP_X = 56;
const GAP_Y = 26;
/** The number of phases side by side. */
const COLUMNS = 3;

/** The position of a phase. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The chart of the flow: the current phase, the phases seen at this table, and the last transition. */
@customElement('studio-flow')
export class StudioFlow extends LitElement {
  static override styles = [
    style,
    css`
      :host {
        display: contents;
      }
      svg {
        inline-size: 100%;
        max-inline-size: 44rem;
        margin-inline: auto;
        font: 400 13px var(--text);
      }
      rect {
        fill: var(--lacquer-1);
        stroke: var(--hairline);
      }
      text {
        fill: var(--candle-3);
        text-anchor: middle;
        dominant-baseline: central;
      }
      .seen rect {
        stroke: var(--brass-2);
        fill: var(--lacquer-2);
      }
      .seen text {
        fill: var(--candle);
      }
      .on rect {
        stroke: var(--flame);
        stroke-width: 2;
        fill: var(--lacquer-3);
      }
      path {
        fill: none;
        stroke: var(--hairline);
        opacity: 0.4;
      }
      path.next {
        stroke: var(--candle-2);
        opacity: 1;
      }
      path.taken {
        stroke: var(--flame);
        stroke-width: 1.6;
        opacity: 1;
      }
    `,
  ];

  @property({ attribute: false }) doc!: StudioDoc;

  override render() {
    const { phases } = this.doc;
    const spots = placed(phases);
    const rows = Math.ceil(phases.length / COLUMNS);
    const width = COLUMNS * WIDTH + (COLUMNS - 1) * GAP_X + 16;
    const height = rows * (HEIGHT + GAP_Y) + 10;
    const seen = phases.filter((it) => it.seen).length;
    const edges = phases.flatMap((from) => from.edges.map((edge) => ({ from: from.name, ...edge })));
    const on = phases.filter((it) => it.on).map((it) => it.name);
    const next = edges.filter((it) => it.from === on.at(-1));
    const rank = (taken: boolean, from: string): number => (taken ? 2 : from === on.at(-1) ? 1 : 0);
    return html`<section class="panel" aria-label="Flow">
      <div class="row">
        <h2>The flow</h2>
        <span class="grow"></span>
        <span class="dim">${seen} of ${phases.length} phases seen at this table</span>
      </div>
      <svg viewBox="-8 -4 ${width} ${height}" role="img" aria-label="Now in ${on.join(', ')}">
        <defs>
          <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0 8 4 0 8z" style="fill: var(--candle-3); stroke: none"></path>
          </marker>
        </defs>
        ${[...edges]
          .sort((a, b) => rank(a.taken, a.from) - rank(b.taken, b.from))
          .map(({ from, to, on: by, taken }) => {
            const [a, b] = [spots.get(from), spots.get(to)];
            return a && b && from !== to
              ? svg`<path class=${taken ? 'taken' : from === on.at(-1) ? 'next' : ''} d=${between(a, b)} marker-end="url(#tip)"><title>${from} → ${to}: ${by}</title></path>`
              : nothing;
          })}
        ${phases.map((it) => {
          const { x, y } = spots.get(it.name)!;
          return svg`<g class="${it.seen ? 'seen' : ''} ${it.on ? 'on' : ''}">
            <rect x=${x} y=${y} width=${WIDTH} height=${HEIGHT} rx="2"></rect>
            <text x=${x + WIDTH / 2} y=${y + HEIGHT / 2}>${it.name}</text>
          </g>`;
        })}
      </svg>
      ${
        next.length > 0
          ? html`<p class="dim">
              From <b>${on.at(-1)}</b>: ${next.map((it, i) => html`${i > 0 ? '; ' : ''}${it.on} → ${it.to}`)}
            </p>`
          : nothing
      }
    </section>`;
  }
}

/**
 * Phases in rows, in the order in which the flow reaches them; every other row runs backwards, to keep the lines short.
 */
function placed(phases: readonly StudioPhase[]): Map<string, Spot> {
  const by = new Map(phases.map((it) => [it.name, it]));
  const order: string[] = [];
  const visit = (name: string): void => {
    if (order.includes(name) || !by.has(name)) return;
    order.push(name);
    for (const { to } of by.get(name)!.edges) visit(to);
  };
  for (const { name } of phases) visit(name);
  return new Map(
    order.map((name, i) => {
      const row = Math.floor(i / COLUMNS);
      const column = row % 2 === 0 ? i % COLUMNS : COLUMNS - 1 - (i % COLUMNS);
      return [name, { x: column * (WIDTH + GAP_X), y: row * (HEIGHT + GAP_Y) }];
    }),
  );
}

/** A line from the side of one box to the side of another. */
function between(a: Spot, b: Spot): string {
  if (a.y === b.y) {
    const right = b.x > a.x;
    const [from, to] = right ? [a.x + WIDTH, b.x] : [a.x, b.x + WIDTH];
    const y = a.y + HEIGHT / 2 + (right ? -5 : 5);
    const bend = Math.abs(to - from) > GAP_X ? (right ? -HEIGHT : HEIGHT) : 0;
    return `M${from} ${y}Q${(from + to) / 2} ${y + bend} ${to} ${y}`;
  }
  const down = b.y > a.y;
  const shift = down ? -8 : 8;
  const [x1, y1] = [a.x + WIDTH / 2 + shift, down ? a.y + HEIGHT : a.y];
  const [x2, y2] = [b.x + WIDTH / 2 + shift, down ? b.y : b.y + HEIGHT];
  const mid = (y1 + y2) / 2;
  return `M${x1} ${y1}C${x1} ${mid} ${x2} ${mid} ${x2} ${y2}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'studio-flow': StudioFlow;
  }
}
